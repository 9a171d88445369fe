// SPDX-License-Identifier: Apache-2.0
import CardService
import Synchronization
import Testing

struct RenderQueueTests {
  @Test func noMoreRunThanThereArePlaces() async throws {
    let queue = RenderQueue(width: 3, depth: 1_000)
    let running = Running()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          try await queue.run(within: .seconds(60)) {
            running.begin()
            await Task.yield()
            running.end()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(running.most == 3)
    #expect(queue.oldest == nil)
  }

  @Test func whoWaitsTooLongIsSentAwayAndNeverRuns() async throws {
    let queue = RenderQueue(width: 1, depth: 1)
    let gate = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await queue.run(within: .seconds(60)) { for await _ in gate.stream { break } }
    }
    while queue.oldest == nil { await Task.yield() }
    let running = Running()
    await #expect(throws: RenderQueue.Refusal.late) {
      try await queue.run(within: .milliseconds(10)) { running.begin() }
    }
    // The place of the one that gave up is free again.
    let third = Task { try await queue.run(within: .seconds(60)) { 3 } }
    while !queue.isFull { await Task.yield() }
    await #expect(throws: RenderQueue.Refusal.full) { try await queue.run(within: .seconds(60)) {} }
    gate.continuation.yield()
    try await first.value
    #expect(try await third.value == 3)
    #expect(running.most == 0)
  }

  @Test func aBodyBeyondItsLimitKeepsItsPlace() async throws {
    let queue = RenderQueue(width: 1, depth: 0)
    let gate = AsyncStream.makeStream(of: Void.self)
    await #expect(throws: RenderQueue.Refusal.late) {
      try await queue.run(within: .milliseconds(10)) {
        // Deaf to its cancellation, as drawing is.
        await Task.detached { for await _ in gate.stream { break } }.value
      }
    }
    #expect(queue.isFull)
    gate.continuation.yield()
    while queue.isFull { await Task.yield() }
    #expect(try await queue.run(within: .seconds(60)) { 1 } == 1)
  }
}

/// How many run at a time.
private final class Running: Sendable {
  private let count = Mutex((now: 0, most: 0))

  var most: Int { count.withLock { $0.most } }

  func begin() {
    count.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
  }

  func end() { count.withLock { $0.now -= 1 } }
}
