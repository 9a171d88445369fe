// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct WatchTests {
  private static let day = 86_400.0
  private static let month = 30 * day

  private func due(_ test: TestShelf, busy: Set<String> = []) async throws -> DueCheck? {
    if case .now(let check) = try await test.shelf.nextCheck(busy: busy) { check } else { nil }
  }

  /// Lets a link be asked now, and keeps the answer.
  @discardableResult
  private func check(_ test: TestShelf, _ id: Link.ID, _ answer: PageAnswer) async throws -> Watch {
    try await test.shelf.checkNow([id])
    let check = try #require(try await due(test))
    #expect(check.watch.link == id)
    _ = try await test.shelf.record(answer, for: check)
    return try #require(try await test.shelf.watch(of: id))
  }

  private func there(_ text: Set<UInt32>? = nil, movedTo: String? = nil) -> PageAnswer {
    .there(text: text.map { TextReading($0) }, validators: PageValidators(), movedTo: movedTo)
  }

  @Test func eachLinkIsAskedAtSomeTimeWithinItsPeriod() async throws {
    let test = try TestShelf()
    let links = (0..<20_000).map { NewLink("https://site\($0).example.org/") }
    _ = try await test.shelf.add(links, jobs: [])
    #expect(try await due(test) == nil)
    test.wait(Self.month / 4 - 1)
    #expect(try await due(test) == nil)
    test.wait(Self.month / 4 * 3 + 1)
    let times = try await test.shelf.pool.read {
      try Int64.fetchAll($0, sql: "SELECT nextAt FROM watch ORDER BY nextAt")
    }
    #expect(times.count == 20_000)
    // Never many at once: 20,000 over 22 days are 38 an hour.
    let hours = Dictionary(grouping: times) { $0 / 3_600_000 }
    #expect((hours.values.map(\.count).max() ?? 0) < 200)
    for _ in 0..<50 {
      let check = try #require(try await due(test))
      _ = try await test.shelf.record(there(), for: check)
    }
    let due = try await test.shelf.pool.read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM watch WHERE nextAt <= ?", arguments: [test.shelf.now])
    }
    #expect(due == 19_950)
  }

  @Test func dueLinksAreFoundByTheIndex() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/")
    let plans = try await test.shelf.pool.read { db in
      try [
        """
        SELECT watch.link FROM watch INDEXED BY watchDue CROSS JOIN link ON link.id = watch.link
        WHERE watch.nextAt IS NOT NULL AND watch.nextAt <= 5 ORDER BY watch.nextAt LIMIT 100
        """,
        "SELECT nextAt FROM watch INDEXED BY watchDue WHERE nextAt IS NOT NULL ORDER BY nextAt LIMIT 1",
      ].flatMap { try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + $0).map { $0["detail"] as String } }
    }
    #expect(plans.contains { $0.contains("watchDue (nextAt") }, "\(plans)")
    #expect(!plans.contains { $0.contains("TEMP B-TREE") || $0 == "SCAN watch" }, "\(plans)")
  }

  @Test func aSiteThatIsBusyStandsInNobodysWay() async throws {
    let test = try TestShelf()
    let links = (0..<5_000).map { NewLink("https://big.example/\($0)") } + [NewLink("https://small.example/")]
    let added = try await test.shelf.add(links, jobs: [])
    test.wait(Self.month)
    let last = try #require(added.last?.id)
    var found: DueCheck?
    for _ in 0..<60 where found == nil { found = try await due(test, busy: ["big.example"]) }
    #expect(found?.watch.link == last)
    // They're due again soon.
    test.wait(Shelf.putOffSeconds)
    let due = try await test.shelf.pool.read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM watch WHERE nextAt <= ?", arguments: [test.shelf.now])
    }
    #expect(due == 5_001)
  }

  @Test func whatAPersonAskedForIsntPutOff() async throws {
    let test = try TestShelf()
    let added = try await test.shelf.add((0..<200).map { NewLink("https://big.example/\($0)") }, jobs: [])
    let ids = added.compactMap(\.id)
    try await test.shelf.checkNow(ids)
    #expect(try await due(test, busy: ["big.example"]) == nil)
    #expect(try await due(test) != nil)
  }

  @Test func thePeriodOfAllAndALinksOwn() async throws {
    let test = try TestShelf()
    let usual = try await test.add("https://example.org/usual")
    let own = try await test.add("https://example.org/own")
    try await test.shelf.setWatch(of: own, period: .day, keepsChanges: false)
    try await test.shelf.setWatchPeriod(.off)
    #expect(try await test.shelf.watch(of: usual)?.nextAt == nil)
    let next = try #require(try await test.shelf.watch(of: own)?.nextAt)
    #expect(next <= test.shelf.now.adding(seconds: Self.day))
    #expect(try await test.found("is:watched") == ["https://example.org/own"])
    // A new link is like all others.
    let new = try await test.add("https://example.org/new")
    #expect(try await test.shelf.watch(of: new)?.nextAt == nil)
    // A person may ask all the same; then it isn't asked again.
    #expect(try await check(test, new, there()).nextAt == nil)
    try await test.shelf.setWatchPeriod(.week)
    #expect(try await test.shelf.watch(of: usual)?.nextAt != nil)
    try await test.shelf.setWatch(of: own, period: .off, keepsChanges: false)
    #expect(try await test.shelf.watch(of: own)?.nextAt == nil)
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).isClean)
    #expect(throws: ShelfError.self) { try WatchPeriod(named: "hour") }
    await #expect(throws: ShelfError.self) { try await test.shelf.setWatch(of: 99, period: nil, keepsChanges: true) }
  }

  @Test func whatLiesInTheBinIsntAsked() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/")
    _ = try await test.shelf.change([id], .bin)
    #expect(try await test.shelf.watch(of: id)?.nextAt == nil)
    try await test.shelf.checkNow([id])
    try await test.shelf.setWatch(of: id, period: .day, keepsChanges: true)
    #expect(try await test.shelf.watch(of: id)?.nextAt == nil)
    _ = try await test.shelf.change([id], .restore)
    #expect(try await test.shelf.watch(of: id)?.nextAt != nil)
    // What was asked before it was binned changes nothing.
    try await test.shelf.checkNow([id])
    let check = try #require(try await due(test))
    _ = try await test.shelf.change([id], .bin)
    _ = try await test.shelf.record(.gone("404"), for: check)
    #expect(try await test.shelf.watch(of: id)?.state == .unknown)
    _ = try await test.shelf.deleteForGood([id])
    #expect(try await test.shelf.watch(of: id) == nil)
  }

  @Test func aDeadLinkIsFoundAndAFirstLookCounts() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/gone", title: "Gone", jobs: [.look])
    let job = try #require(try await test.shelf.take([.look], lease: "a"))
    var details = PageDetails()
    details.status = 404
    try await test.shelf.keep(details, for: job)
    let watch = try #require(try await test.shelf.watch(of: id))
    #expect(watch.state == .gone && watch.deadSince == nil)
    #expect(watch.words == "The server answered with the status 404 (not found).")
    #expect(try await test.found("is:dead") == [])
    test.wait(Self.day)
    let check = try #require(try await due(test))
    _ = try await test.shelf.record(.gone("404"), for: check)
    #expect(try await test.found("is:dead") == ["Gone"])
    #expect(try await test.found("-is:dead") == [])
    #expect(try await test.shelf.row(id)?.signs.deadSince != nil)
    #expect(try await test.shelf.findings().findings.map(\.kind) == [.gone])
    // A snapshot that finds the page lets it be asked at once.
    try await test.shelf.enqueue(.look, [id])
    details.status = 200
    try await test.shelf.keep(details, for: try #require(try await test.shelf.take([.look], lease: "b")))
    let again = try #require(try await due(test))
    _ = try await test.shelf.record(there(), for: again)
    #expect(try await test.found("is:dead") == [])
    #expect(try await test.shelf.findings().findings.map(\.kind) == [.back, .gone])
  }

  @Test func aChangeIsNewUntilItsRead() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", title: "Changes")
    try await test.shelf.setWatch(of: id, period: nil, keepsChanges: true)
    // Without something to compare with it's asked at once.
    #expect(try await due(test)?.watch.link == id)
    try await check(test, id, there([1, 2]))
    #expect(try await test.shelf.queueCounts().waiting == 0)
    try await check(test, id, there([1, 3]))
    #expect(try await test.shelf.queueCounts().waiting == 1)
    #expect(try await test.found("is:changed") == ["Changes"])
    _ = try await test.shelf.change([id], .reading(.read))
    #expect(try await test.found("is:changed") == [])
    try await check(test, id, there([1, 4]))
    #expect(try await test.found("is:changed") == ["Changes"])
    try await test.shelf.markChangeSeen([id])
    #expect(try await test.found("is:changed") == [])
    #expect(try await test.shelf.queueCounts().waiting == 1)
  }

  @Test func aMovedLinkTakesItsNewAddress() async throws {
    let test = try TestShelf()
    let id = try await test.add("http://example.org/a?utm_source=x", title: "A", jobs: [.snapshot])
    // The same page by the rules of addresses.
    #expect(try await check(test, id, there(movedTo: "https://www.example.org/a")).state == .ok)
    await #expect(throws: ShelfError.self) { try await test.shelf.takeNewAddress(of: id) }
    #expect(try await check(test, id, there(movedTo: "https://example.net/b")).state == .moved)
    #expect(try await test.found("is:moved") == ["A"])
    #expect(try await test.shelf.row(id)?.signs.movedTo == "https://example.net/b")
    try await test.shelf.takeNewAddress(of: id)
    let link = try #require(try await test.shelf.link(id))
    #expect(link.address == "https://example.net/b" && link.site == "example.net" && link.host == "example.net")
    #expect(try await test.shelf.find(address: "https://example.net/b")?.id == id)
    #expect(try await test.found("site:example.net") == ["A"])
    #expect(try await test.found("is:moved") == [])
    let findings = try await test.shelf.findings(of: id).findings
    #expect(findings.map(\.kind) == [.taken, .moved])
    #expect(findings.first?.old == "http://example.org/a")
    #expect(try await test.shelf.take([.snapshot], lease: "a")?.job.site == "example.net")
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).isClean)
  }

  @Test func newAddressesStayUnique() async throws {
    let test = try TestShelf()
    let first = try await test.add("https://example.org/1")
    let second = try await test.add("https://example.org/2")
    let front = try await test.add("https://example.org/3")
    let other = try await test.add("https://example.net/kept")
    try await check(test, first, there(movedTo: "https://example.net/kept"))
    try await check(test, second, there(movedTo: "https://example.net/new"))
    try await check(test, front, there(movedTo: "https://example.net/"))
    let taken = try await test.shelf.takeNewAddresses()
    #expect(taken.taken == 1)
    #expect(
      taken.problems == ["The new address of link \(first) is kept already, as link \(other). Delete one of the two."])
    #expect(try await test.shelf.watch(of: front)?.state == .moved)
    // A person may take it all the same.
    try await test.shelf.takeNewAddress(of: front)
    #expect(try await test.shelf.link(front)?.address == "https://example.net/")
  }

  @Test func manyNewAddressesAreTakenAtOnce() async throws {
    let test = try TestShelf()
    _ = try await test.shelf.add((0..<2_000).map { NewLink("https://old.example/\($0)") }, jobs: [])
    try await test.shelf.pool.write {
      try $0.execute(sql: "UPDATE watch SET state = 'moved', movedTo = 'https://new.example/' || link")
    }
    #expect(try await test.shelf.takeNewAddresses() == TakenAddresses(taken: 2_000))
    #expect(try await test.shelf.takeNewAddresses() == TakenAddresses())
  }

  @Test func findingsAreReadInBothWaysAndForgottenInTheEnd() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/", title: "One")
    let shelf = test.shelf
    try await shelf.pool.write { db in
      for number in 0..<Shelf.mostFindings + 5 {
        try shelf.add(NewFinding(kind: .changed, words: "\(number)"), to: id, shelf.now, db)
      }
    }
    let newest = try await shelf.findings(limit: 2)
    #expect(newest.findings.map(\.words) == ["10004", "10003"])
    #expect(try await shelf.findings(before: newest.next, limit: 1).findings.map(\.words) == ["10002"])
    let oldest = try await shelf.findings(after: 0, limit: 3)
    #expect(oldest.findings.map(\.words) == ["5", "6", "7"])
    #expect(try await shelf.findings(after: oldest.next ?? 0, limit: 1).findings.map(\.words) == ["8"])
    #expect(try await shelf.findings(after: .max).findings.isEmpty)
    _ = try await shelf.change([id], .bin)
    #expect(try await shelf.findings().findings.isEmpty)
  }

  @Test func aDoctorGivesBackWhatIsMissing() async throws {
    let test = try TestShelf()
    let ids = try await test.shelf.add((0..<3).map { NewLink("https://example.org/\($0)") }, jobs: []).compactMap(\.id)
    try await test.shelf.pool.write { db in
      try db.execute(sql: "DELETE FROM watch WHERE link = ?", arguments: [ids[0]])
      try db.execute(sql: "UPDATE watch SET nextAt = NULL WHERE link = ?", arguments: [ids[1]])
    }
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).unwatched == 2)
    #expect(try await test.shelf.doctor(isDeep: false, mends: true).mended == ["2 links are watched again."])
    #expect(try await test.shelf.doctor(isDeep: false, mends: false).isClean)
  }

  @Test func aPausedQueueAsksNobody() async throws {
    let test = try TestShelf()
    let id = try await test.add("https://example.org/")
    try await test.shelf.checkNow([id])
    try await test.shelf.pause(true)
    #expect(try await due(test) == nil)
    try await test.shelf.pause(false)
    #expect(try await due(test) != nil)
  }
}
