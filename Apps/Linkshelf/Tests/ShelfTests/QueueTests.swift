// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Shelf

@Suite struct QueueTests {
  @Test func oneAtATimeForEachSite() async throws {
    let test = try TestShelf()
    for path in ["a", "b"] { try await test.add("https://one.example.org/\(path)", jobs: [.snapshot]) }
    try await test.add("https://other.example.net/", jobs: [.snapshot])
    let first = try #require(try await test.shelf.take([.snapshot], lease: "1"))
    let second = try #require(try await test.shelf.take([.snapshot], lease: "2"))
    #expect(first.job.site != second.job.site)
    #expect(try await test.shelf.take([.snapshot], lease: "3") == nil)
    _ = try await test.shelf.keep(NewSnapshot(finalAddress: first.address), for: first)
    #expect(try await test.shelf.take([.snapshot], lease: "4")?.job.site == first.job.site)
  }

  @Test func aFailedJobWaitsLongerEachTimeAndThenFails() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.look])
    for attempt in 1...Shelf.attempts {
      let job = try #require(try await test.shelf.take([.look], lease: "\(attempt)"), "attempt \(attempt)")
      #expect(job.job.attempt == attempt)
      try await test.shelf.fail(job, "The server doesn't answer.")
      #expect(try await test.shelf.take([.look], lease: "too early") == nil)
      if attempt < Shelf.attempts { test.wait(Shelf.waits[attempt - 1]) }
    }
    test.wait(1_000_000)
    #expect(try await test.shelf.take([.look], lease: "never") == nil)
    let failed = try await test.shelf.queue(.failed)
    #expect(failed.map(\.job.error) == ["The server doesn't answer."])
    #expect(try await test.shelf.retry(nil) == 1)
    #expect(try await test.shelf.take([.look], lease: "again")?.job.attempt == 1)
  }

  @Test func aSilentWorkerLosesItsJobAndCanKeepNothing() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.snapshot])
    let silent = try #require(try await test.shelf.take([.snapshot], lease: "silent"))
    test.wait(Shelf.leaseSeconds / 2)
    #expect(try await test.shelf.takeBack() == 0)
    #expect(try await test.shelf.say("picture", silent))
    test.wait(Shelf.leaseSeconds + 1)
    #expect(try await test.shelf.takeBack() == 1)
    let other = try #require(try await test.shelf.take([.snapshot], lease: "other"))
    #expect(try await test.shelf.say("picture", silent) == false)
    await #expect(throws: ShelfError.self) {
      try await test.shelf.keep(NewSnapshot(finalAddress: silent.address), for: silent)
    }
    _ = try await test.shelf.keep(NewSnapshot(finalAddress: other.address), for: other)
    #expect(try await test.shelf.snapshots(of: other.job.link).count == 1)
  }

  @Test func whatWaitsIsntThereTwice() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", jobs: [.snapshot])
    try await test.shelf.enqueue(.snapshot, [id, id])
    #expect(try await test.shelf.queueCounts().waiting == 1)
  }

  @Test func theQueueIsPausedAndGoesOn() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.look])
    try await test.shelf.pause(true)
    #expect(try await test.shelf.take([.look], lease: "a") == nil)
    #expect(try await test.shelf.queueCounts().paused)
    try await test.shelf.pause(false)
    #expect(try await test.shelf.take([.look], lease: "b") != nil)
  }

  @Test func aJobIsMovedToTheFrontOrCancelled() async throws {
    let test = try TestShelf()
    for number in 0..<3 { try await test.add("https://site\(number).example.org/", jobs: [.look]) }
    let rows = try await test.shelf.queue(.waiting)
    try await test.shelf.moveToFront([rows[2].job.id])
    #expect(try await test.shelf.queue(.waiting).map(\.job.id) == [rows[2], rows[0], rows[1]].map(\.job.id))
    #expect(try await test.shelf.cancel([rows[0].job.id]) == 1)
    #expect(try await test.shelf.queue(.waiting).count == 2)
    let running = try #require(try await test.shelf.take([.look], lease: "a"))
    #expect(try await test.shelf.cancel([running.job.id]) == 1)
    #expect(try await test.shelf.say("next", running) == false)
  }

  @Test func twoWorkersNeverHaveTheSameJob() async throws {
    let test = try TestShelf()
    for number in 0..<60 { try await test.add("https://site\(number).example.org/", jobs: [.look]) }
    let shelf = test.shelf
    let taken = try await withThrowingTaskGroup(of: [Job.ID].self) { group in
      for worker in 0..<8 {
        group.addTask {
          var mine: [Job.ID] = []
          while let job = try await shelf.take([.look], lease: "\(worker)-\(mine.count)") {
            mine.append(job.job.id)
            try await shelf.keep(PageDetails(), for: job)
          }
          return mine
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.count == 60)
    #expect(Set(taken).count == 60)
  }

  @Test func whatIsGivenBackDoesntCountAsATry() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.look])
    let job = try #require(try await test.shelf.take([.look], lease: "a"))
    try await test.shelf.giveBack(job)
    #expect(try await test.shelf.take([.look], lease: "b")?.job.attempt == 1)
  }

  @Test func atItsStartTheServerTakesAllBack() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", jobs: [.look])
    _ = try await test.shelf.take([.look], lease: "a")
    #expect(try await test.shelf.takeBack(all: true) == 1)
    #expect(try await test.shelf.take([.look], lease: "b")?.job.attempt == 2)
  }
}
