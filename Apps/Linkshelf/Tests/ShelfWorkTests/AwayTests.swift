// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf
import Synchronization
import Testing
import WorkMessages

@testable import ShelfWork

@Suite(.serialized) struct AwayTests {
  /// Runs workers until a condition holds.
  private func run(_ workers: [AwayWorkers], until body: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in workers { group.addTask { try await worker.run() } }
      try await body()
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  @Test func aWorkerElsewhereMakesAVersionAsItIsMadeHere() async throws {
    try await WorkHousehold.serve { household, address in
      try await household.add(1, jobs: [.look, .snapshot])
      let worker = try household.worker(address, try await household.token(), looks: 1)
      try await run([worker]) { try await household.untilDone() }
      let link = try #require(try await household.home.list(SearchParser.parse("words")).rows.first)
      // Either of the two may be the last.
      let address = "https://s0-example-org.test/0"
      #expect(["Made of \(address)", "Looked at \(address)"].contains(link.link.title))
      let made = try #require(try await household.home.snapshots(of: link.id).first)
      #expect(made.snapshot.warnings == "One.\nTwo." && made.snapshot.status == 200)
      #expect(made.parts.map(\.bytes).sorted().first == 0 && made.parts.count == 4)
      #expect(try await household.home.doctor(isDeep: true, mends: false).isClean)
      let machine = try #require(household.desk.machines().first)
      #expect(machine.name == "attic" && machine.version == "1" && machine.done == 2 && machine.holds == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: household.home.makingFolder).isEmpty)
    }
  }

  @Test func aThousandJobsThroughFourWorkersAreDoneOnceEach() async throws {
    try await WorkHousehold.serve { household, address in
      let token = try await household.token()
      _ = try await household.account()
      let bob = try await household.home.makeAccount("bob", password: "a long password", isFirst: false)
      let store = try #require(bob.store)
      let other = try #require(try await household.stores.shelf(store))
      try await household.add(500)
      try await household.add(500, to: other, site: "example.net")
      let workers = try (0..<4).map { try household.worker(address, token, name: "m\($0)") }
      try await run(workers) {
        try await household.untilDone()
        try await household.untilDone(other)
      }
      for shelf in [household.home, other] {
        let rows = try await shelf.list(SearchParser.parse("is:unread"), limit: 1_000).rows
        #expect(rows.count == 500)
        #expect(rows.allSatisfy { $0.link.versions == 1 })
        #expect(try await shelf.queueCounts().failed == 0)
      }
      #expect(household.desk.machines().map(\.done).reduce(0, +) == 1_000)
      #expect(household.desk.machines().allSatisfy { $0.done > 0 })
    }
  }

  @Test func aSilentWorkersJobIsDoneByAnotherAndItsLateResultIsRefused() async throws {
    try await WorkHousehold.serve { household, address in
      let token = try await household.token()
      try await household.add(1)
      let server = try WorkServer(address, token: token)
      let message = TakeMessage(version: "1", machine: "silent", kinds: ["snapshot"])
      let job = try #require(try await server.take(message).job)
      // Nobody else gets it meanwhile.
      #expect(try await server.take(message).job == nil)
      #expect(try await server.say("opening", job.lease))
      household.wait(61)
      #expect(try await !server.say("opening", job.lease))
      let worker = try household.worker(address, token, name: "other")
      try await run([worker]) { try await household.untilDone() }
      let order = try #require(
        AwayOrder(job, of: server, room: AwayRoom(NSTemporaryDirectory())))
      let late = try FakeCapture.snapshot(order)
      await #expect(throws: CancellationError.self) { try await order.keep(late) }
      let link = try #require(try await household.home.list(SearchParser.parse("words")).rows.first)
      #expect(link.link.versions == 1)
      #expect(household.desk.machines().first { $0.name == "silent" }?.lost == 1)
      try await server.shutdown()
    }
  }

  @Test func aWorkerThatIsToldToEndGivesItsJobBack() async throws {
    try await WorkHousehold.serve { household, address in
      try await household.add(1)
      let begun = Mutex(false)
      let worker = try household.worker(address, try await household.token()) { _, _ in
        begun.withLock { $0 = true }
        try await Task.sleep(for: .seconds(600))
      }
      try await run([worker]) {
        while !begun.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try await household.home.queueCounts().running == 1)
      }
      let row = try #require(try await household.home.queue(.waiting).first)
      #expect(row.job.attempt == 0 && row.job.lease.isEmpty)
    }
  }

  @Test func aCancelledJobIsStopped() async throws {
    try await WorkHousehold.serve { household, address in
      try await household.add(1)
      let server = try WorkServer(address, token: try await household.token())
      let job = try #require(
        try await server.take(TakeMessage(version: "1", machine: "a", kinds: ["snapshot"])).job)
      let row = try #require(try await household.home.queue(.running).first)
      _ = try await household.home.cancel([row.job.id])
      #expect(household.desk.machines().first?.holds == 1)
      #expect(try await !server.say("", job.lease))
      // Its site is free for others.
      #expect(household.desk.machines().first?.holds == 0)
      await #expect(throws: WorkServerProblem.self) { try await server.giveBack(job.lease) }
      try await server.shutdown()
    }
  }

  @Test func aFailureIsShownAndTriedAgain() async throws {
    try await WorkHousehold.serve { household, address in
      try await household.add(2)
      let server = try WorkServer(address, token: try await household.token())
      let message = TakeMessage(version: "1", machine: "a", kinds: ["snapshot"])
      let one = try #require(try await server.take(message).job)
      let two = try #require(try await server.take(message).job)
      try await server.fail(one.lease, "The page is slow.", isFinal: false)
      try await server.fail(two.lease, "The page is gone.", isFinal: true)
      #expect(try await household.home.queue(.waiting).first?.job.error == "The page is slow.")
      #expect(try await household.home.queue(.failed).first?.job.error == "The page is gone.")
      #expect(household.desk.machines().first?.failed == 2)
      try await server.shutdown()
    }
  }

  @Test func leasesAreGoodAcrossARestartOfTheServer() async throws {
    let first = try await WorkHousehold()
    defer { first.remove() }
    let token = try await first.token()
    try await first.add(2)
    _ = try await first.home.take([.snapshot], lease: "of this process")
    let job = Mutex<GivenJob?>(nil)
    try await first.serve { address in
      let server = try WorkServer(address, token: token)
      let answer = try await server.take(TakeMessage(version: "1", machine: "a", kinds: ["snapshot"]))
      job.withLock { $0 = answer.job }
      try await server.shutdown()
    }
    let second = try await WorkHousehold(folder: first.folder)
    try await second.home.takeBack(all: true)
    #expect(try await second.home.queueCounts().running == 1)
    try await second.serve { address in
      let server = try WorkServer(address, token: token)
      let given = try #require(job.withLock { $0 })
      let order = try #require(AwayOrder(given, of: server, room: AwayRoom(NSTemporaryDirectory())))
      try await order.keep(FakeCapture.snapshot(order))
      try await server.shutdown()
    }
    #expect(try await second.home.list(SearchParser.parse("has:snapshot")).rows.count == 1)
  }

  @Test func workersWaitForAServerThatIsGone() async throws {
    let household = try await WorkHousehold()
    defer { household.remove() }
    let token = try await household.token()
    let worker = try household.worker("http://127.0.0.1:9", token)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await worker.run() }
      // It neither ends nor fails.
      try await Task.sleep(for: .seconds(2))
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  @Test func pagesBehindALoginStayWithTheServer() async throws {
    try await WorkHousehold.serve(ownReason: { _, address in address.contains("s0") ? "Not this one." : nil }) {
      household, address in
      try await household.add(2)
      let server = try WorkServer(address, token: try await household.token())
      let message = TakeMessage(version: "1", machine: "a", kinds: ["snapshot", "look"])
      #expect(try await server.take(message).job?.address == "https://s1-example-org.test/1")
      #expect(try await server.take(message).job == nil)
      let row = try #require(try await household.home.queue(.waiting).first)
      #expect(row.job.error == "Not this one." && row.job.attempt == 0)
      let own = try #require(try await household.desk.turns.take([.snapshot], lease: "own", share: .here))
      #expect(own.taken.address == "https://s0-example-org.test/0")
      try await server.shutdown()
    }
  }
}
