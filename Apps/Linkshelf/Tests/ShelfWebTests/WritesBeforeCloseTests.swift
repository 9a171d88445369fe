// SPDX-License-Identifier: Apache-2.0
import NIOCore
import NIOEmbedded
import ShelfWeb
import Testing

@Suite struct WritesBeforeCloseTests {
  /// Holds all writes until it's told to let them go, as a socket whose reader is slow.
  private final class SlowSocket: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    var waiting: [EventLoopPromise<Void>?] = []

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      waiting.append(promise)
    }

    func letGo() {
      let all = waiting
      waiting = []
      for promise in all { promise?.succeed() }
    }
  }

  private func make() throws -> (EmbeddedChannel, SlowSocket) {
    let socket = SlowSocket()
    let channel = EmbeddedChannel(handlers: [socket, WritesBeforeClose()])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return (channel, socket)
  }

  @Test func aCloseWaitsForWhatWasWritten() throws {
    let (channel, socket) = try make()
    channel.writeAndFlush(ByteBuffer(string: "one"), promise: nil)
    channel.writeAndFlush(ByteBuffer(string: "two"), promise: nil)
    let first = channel.close()
    let second = channel.close()
    channel.embeddedEventLoop.run()
    #expect(channel.isActive)
    socket.letGo()
    channel.embeddedEventLoop.run()
    #expect(!channel.isActive)
    try first.wait()
    try second.wait()
  }

  @Test func aCloseWithoutWritesIsDoneAtOnce() throws {
    let (channel, socket) = try make()
    channel.writeAndFlush(ByteBuffer(string: "one"), promise: nil)
    socket.letGo()
    channel.embeddedEventLoop.run()
    channel.close(promise: nil)
    #expect(!channel.isActive)
  }

  @Test func whoTakesNothingIsntWaitedForLong() throws {
    let (channel, _) = try make()
    channel.writeAndFlush(ByteBuffer(string: "one"), promise: nil)
    channel.close(promise: nil)
    channel.embeddedEventLoop.advanceTime(by: WritesBeforeClose.longestWait - .seconds(1))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }
}
