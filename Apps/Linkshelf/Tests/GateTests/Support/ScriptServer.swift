// SPDX-License-Identifier: Apache-2.0

import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A server on loopback that hands all bytes so far to a script.
final class ScriptServer: Sendable {
  typealias Script = @Sendable (_ channel: any Channel, _ bytes: [UInt8]) -> Void

  let port: Int
  private let listener: any Channel
  private let state: NIOLockedValueBox<State>

  struct State {
    var accepted = 0
    var closed = 0
    var received: [[UInt8]] = []
  }

  init(keepsHalfOpen: Bool = true, _ script: @escaping Script) async throws {
    let state = NIOLockedValueBox(State())
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 1024)
      .childChannelOption(.allowRemoteHalfClosure, value: keepsHalfOpen)
      .childChannelInitializer { channel in
        let number = state.withLockedValue { state in
          state.accepted += 1
          state.received.append([])
          return state.received.count - 1
        }
        return channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(state: state, number: number, script: script))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = listener.localAddress?.port ?? 0
    self.state = state
  }

  var accepted: Int { state.withLockedValue(\.accepted) }
  var closed: Int { state.withLockedValue(\.closed) }
  var received: [String] { state.withLockedValue { $0.received.map { String(decoding: $0, as: UTF8.self) } } }

  func stop() async { try? await listener.close() }

  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    let state: NIOLockedValueBox<State>
    let number: Int
    let script: Script

    init(state: NIOLockedValueBox<State>, number: Int, script: @escaping Script) {
      self.state = state
      self.number = number
      self.script = script
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let buffer = unwrapInboundIn(data)
      let all = state.withLockedValue { state in
        state.received[number] += buffer.readableBytesView
        return state.received[number]
      }
      script(context.channel, all)
    }

    /// The end of the input is shown to the script as a last call with the mark `EOF`.
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      guard let event = event as? ChannelEvent, event == .inputClosed else { return }
      let all = state.withLockedValue { $0.received[number] }
      script(context.channel, all + Array("EOF".utf8))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    func channelInactive(context: ChannelHandlerContext) { state.withLockedValue { $0.closed += 1 } }
  }
}

extension Channel {
  func say(_ text: String, thenClose: Bool = false) {
    let future = writeAndFlush(ByteBuffer(string: text))
    if thenClose { future.whenComplete { _ in self.close(promise: nil) } }
  }
}

/// Answers a plain request once its head is there.
let helloScript: ScriptServer.Script = { channel, bytes in
  if bytes.suffix(4) == [13, 10, 13, 10] {
    channel.say("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", thenClose: true)
  }
}

/// Sends every byte back, and ends when the client does.
let echoScript: ScriptServer.Script = { channel, bytes in
  if bytes.suffix(3).elementsEqual("EOF".utf8) {
    channel.say("echo:" + String(decoding: bytes.dropLast(3), as: UTF8.self), thenClose: true)
  }
}
