// SPDX-License-Identifier: Apache-2.0
import Passages
import Testing

@testable import Shelf

@Suite struct ProgressTests {
  @Test func theNewestPlaceIsKept() async throws {
    let test = try TestShelf()
    let shelf = test.shelf
    let link = try await test.add("https://example.org/a")
    #expect(try await shelf.progress(of: link) == nil)
    let start = shelf.now
    test.wait(100)
    func set(_ share: Double, _ seconds: Double, marks: Bool = false) async throws -> Bool {
      try await shelf.setProgress(
        ReadingProgress(share: share, passage: Passage("The shadow"), version: 1, at: start.adding(seconds: seconds)),
        of: link, marksRead: marks)
    }
    #expect(try await set(0.4, 50))
    #expect(try await shelf.link(link)?.reading == .reading)
    // A device that was offline comes late, and one's clock is ahead.
    #expect(try await set(0.2, 10) == false)
    #expect(try await set(0.6, 100_000))
    #expect(try await shelf.progress(of: link)?.at == shelf.now)
    #expect(try await shelf.row(link)?.progress == 0.6)
    #expect(try await shelf.shares(of: [link, 99]) == [link: 0.6])
    #expect(try await set(0.98, 100_000))
    #expect(try await shelf.link(link)?.reading == .reading)
    #expect(try await set(0.98, 100_000, marks: true))
    #expect(try await shelf.link(link)?.reading == .read)
    for wrong in [-0.1, 1.1, .nan, .infinity] { await #expect(throws: ShelfError.self) { try await set(wrong, 0) } }
    await #expect(throws: ShelfError.self) {
      try await shelf.setProgress(ReadingProgress(share: 0, at: start), of: 99)
    }
    try await shelf.forgetProgress(of: link)
    #expect(try await shelf.progress(of: link) == nil)
  }

  @Test func theOrderToReadIsKept() async throws {
    let test = try TestShelf()
    let shelf = test.shelf
    var links: [Link.ID] = []
    for number in 1...4 { links.append(try await test.add("https://example.org/\(number)", title: "\(number)")) }
    try await shelf.addNext(links)
    try await shelf.addNext([links[0]])
    #expect(try await shelf.next() == [1, 2, 3, 4])
    for (link, move, wanted) in [
      (3, NextMove.up, [1, 3, 2, 4]), (1, .up, [1, 3, 2, 4]), (1, .down, [3, 1, 2, 4]), (4, .front, [4, 3, 1, 2]),
      (2, .down, [4, 3, 1, 2]), (4, .end, [3, 1, 2, 4]),
    ] as [(Link.ID, NextMove, [Link.ID])] {
      try await shelf.moveNext(link, move)
      #expect(try await shelf.next() == wanted)
    }
    try await shelf.moveNext(4, before: 1)
    #expect(try await shelf.next() == [3, 4, 1, 2])
    try await shelf.setNext([2, 99, 2, 1])
    #expect(try await shelf.next() == [2, 1, 3, 4])
    #expect(try await Set(test.found("is:next")) == ["1", "2", "3", "4"])
    _ = try await shelf.change([1], .bin)
    #expect(try await shelf.next() == [2, 3, 4])
    _ = try await shelf.change([1], .restore)
    #expect(try await shelf.next() == [2, 1, 3, 4])
    try await shelf.dropNext([2, 99])
    #expect(try await shelf.next() == [1, 3, 4])
    #expect(try await shelf.rows([1, 2, 3]).map(\.isNext) == [true, false, true])
    await #expect(throws: ShelfError.self) { try await shelf.moveNext(2, .up) }
    await #expect(throws: ShelfError.self) { try await shelf.addNext([99]) }
    #expect(try await shelf.next() == [1, 3, 4])
  }

  @Test func theListOfWhatIsReadNextIsBounded() async throws {
    let test = try TestShelf()
    let added = try await test.shelf.add((0...Shelf.mostNext).map { NewLink("https://example.org/\($0)") }, jobs: [])
    let links = added.compactMap(\.id)
    try await test.shelf.addNext(Array(links.dropLast()))
    await #expect(throws: ShelfError.self) { try await test.shelf.addNext(links) }
    #expect(try await test.shelf.next().count == Shelf.mostNext)
  }
}
