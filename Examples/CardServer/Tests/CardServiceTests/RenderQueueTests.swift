import CardService
import Synchronization
import Testing

struct RenderQueueTests {
  @Test func noMoreRunThanThereArePlaces() async throws {
    let queue = RenderQueue(width: 3, depth: 1_000)
    let running = Mutex((now: 0, most: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          try await queue.run(within: .seconds(60)) {
            running.withLock {
              $0.now += 1
              $0.most = max($0.most, $0.now)
            }
            await Task.yield()
            running.withLock { $0.now -= 1 }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(running.withLock { $0.most } == 3)
    #expect(queue.oldest == nil)
  }

  @Test func whoWaitsTooLongIsSentAwayAndNeverRuns() async throws {
    let queue = RenderQueue(width: 1, depth: 1)
    let gate = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await queue.run(within: .seconds(60)) { for await _ in gate.stream { break } }
    }
    while queue.oldest == nil { await Task.yield() }
    let didRun = Mutex(false)
    await #expect(throws: RenderQueue.Refusal.late) {
      try await queue.run(within: .milliseconds(10)) { didRun.withLock { $0 = true } }
    }
    // The place of the one that gave up is free again.
    let third = Task { try await queue.run(within: .seconds(60)) { 3 } }
    while !queue.isFull { await Task.yield() }
    await #expect(throws: RenderQueue.Refusal.full) { try await queue.run(within: .seconds(60)) {} }
    gate.continuation.yield()
    try await first.value
    #expect(try await third.value == 3)
    #expect(didRun.withLock { $0 } == false)
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
