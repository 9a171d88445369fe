// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Tells the ``Carriage`` what comes from the server.
final class UpstreamHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  var carriage: Carriage?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { carriage?.fromUpstream(unwrapInboundIn(data)) }
  func channelReadComplete(context: ChannelHandlerContext) { carriage?.upstreamReadComplete() }
  func channelWritabilityChanged(context: ChannelHandlerContext) { carriage?.upstreamWritabilityChanged() }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let event = event as? ChannelEvent, event == .inputClosed { carriage?.upstreamInputClosed() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelInactive(context: ChannelHandlerContext) {
    carriage?.upstreamClosed()
    carriage = nil
  }
}
