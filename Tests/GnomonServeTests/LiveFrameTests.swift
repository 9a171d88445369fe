// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonServe

/// What a program and its server say to each other, and what waits for a slow page.
@Suite struct LiveFrameTests {
  @Test("A frame's head says its length, kind and channel, the least byte first")
  func heads() {
    let frame = LiveFrame(.text, channel: 0x0102_0304, [UInt8](repeating: 7, count: 0x010203))
    #expect(frame.head == [3, 2, 1, 0, 4, 4, 3, 2, 1])
    let head = LiveFrame.Head(frame.head)
    #expect(head?.length == 0x010203 && head?.kind == .text && head?.channel == 0x0102_0304)
    #expect(LiveFrame.Head([0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil && LiveFrame.Head([0, 0, 0, 0, 15, 0, 0, 0, 0]) == nil)
    #expect(LiveFrame.Head([1, 0, 0, 4, 1, 0, 0, 0, 0]) == nil, "longer than 64 MiB")
    #expect(LiveFrame.Head([0, 0, 0, 4, 1, 0, 0, 0, 0])?.length == LiveFrame.limit)
    #expect(LiveFrame.Head([0, 0, 0]) == nil)
  }

  @Test("Frames go through a socket whole, small and large, until its end")
  func streams() throws {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[1]) }
    let frames = [0, 1, 40_000, 1_000_000].map {
      LiveFrame(.data, channel: UInt32($0), [UInt8](repeating: 5, count: $0))
    }
    let writer = LiveStream(ends[0])
    let thread = Thread {
      for frame in frames { #expect(writer.write(frame)) }
      close(writer.descriptor)
    }
    thread.start()
    let reader = LiveStream(ends[1])
    for frame in frames { #expect(reader.read() == frame) }
    #expect(reader.read() == nil)
    #expect(!reader.write(frames[1]) || !reader.write(frames[1]), "nobody reads any more")
  }

  @Test("Little waits for a page that takes nothing: then there's no room")
  func outbox() async {
    let outbox = Outbox<Int>(limit: 3, sizeLimit: 100)
    #expect(outbox.put(1, size: 500), "one that is larger than all goes alone")
    #expect(!outbox.put(2, size: 1))
    #expect(await outbox.next() == 1)
    #expect((2...4).allSatisfy { outbox.put($0, size: 10) } && !outbox.put(5, size: 0))
    outbox.finish(with: 6)
    outbox.finish(with: 7)
    #expect(outbox.put(8, size: 1), "what comes after the end is nobody's")
    for expected in [2, 3, 4, 6, nil, nil] { #expect(await outbox.next() == expected) }
    let other = Outbox<Int>(limit: 3, sizeLimit: 100)
    async let waiting = other.next()
    while !other.put(1, size: 1) { await Task.yield() }
    #expect(await waiting == 1)
    _ = other.put(2, size: 1)
    other.finish(with: 3, throwingAway: true)
    #expect(await other.next() == 3)
  }
}
