// SPDX-License-Identifier: Apache-2.0
import NIOCore

/// Lets a connection close only after what was written has left.
///
/// The server closes a connection right after the last piece of an answer, when it's told to end. What a slow reader hasn't taken by then
/// would be lost.
public final class WritesBeforeClose: ChannelOutboundHandler, RemovableChannelHandler {
  public typealias OutboundIn = Any

  /// How long a close waits at most, so that a reader who takes nothing keeps no server from its end.
  public static let longestWait = TimeAmount.seconds(15)

  private var open = 0
  private var held: (promise: EventLoopPromise<Void>?, timer: Scheduled<Void>)?

  public init() {}

  public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    open += 1
    let promise = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in
      let (handler, context) = bound.value
      handler.open -= 1
      if handler.open == 0 { handler.release(context) }
    }
    context.write(data, promise: promise)
  }

  public func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all, open > 0, context.channel.isActive else {
      context.close(mode: mode, promise: promise)
      return
    }
    if let held {
      if let promise {
        if let first = held.promise { first.futureResult.cascade(to: promise) } else { self.held?.promise = promise }
      }
      return
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let timer = context.eventLoop.scheduleTask(in: Self.longestWait) {
      let (handler, context) = bound.value
      handler.release(context)
    }
    held = (promise, timer)
    context.flush()
  }

  public func handlerRemoved(context: ChannelHandlerContext) { release(context) }

  private func release(_ context: ChannelHandlerContext) {
    guard let held else { return }
    self.held = nil
    held.timer.cancel()
    context.close(mode: .all, promise: held.promise)
  }
}

@available(*, unavailable)
extension WritesBeforeClose: Sendable {}
