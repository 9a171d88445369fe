// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import NotesStore

@Suite struct PositionTests {
  let store: NoteStore
  /// In the order in which they stand.
  let ids: [Note.ID]

  init() throws {
    let store = try NoteStore.inMemory()
    self.store = store
    ids = try (0..<100).map { try store.create(NoteText(title: "\($0)")) }.reversed()
  }

  private var order: [Note.ID] { get throws { try store.list(NoteQuery(order: .manual)).others.map(\.id) } }

  private func rowsWritten(_ body: () throws -> Void) throws -> Int {
    let before = store.writer.writeWithoutTransaction(\.totalChangesCount)
    try body()
    return store.writer.writeWithoutTransaction(\.totalChangesCount) - before
  }

  @Test func aMoveWritesOneRow() throws {
    let written = try rowsWritten { try store.move([ids[90]], before: ids[10], isPinned: false) }
    #expect(written == 1)
    #expect(try order[9...11] == [ids[9], ids[90], ids[10]])
    #expect(try rowsWritten { try store.move([ids[0]], before: nil, isPinned: false) } == 1)
    #expect(try order.last == ids[0])
    #expect(try rowsWritten { try store.move([ids[0]], before: ids[1], isPinned: false) } == 1)
    #expect(try order.first == ids[0])
    #expect(try store.next(after: ids[0]) == ids[1] && store.next(after: ids[99]) == nil)
  }

  @Test func severalKeepTheirOrder() throws {
    try store.move([ids[1], ids[5], ids[9]], before: ids[50], isPinned: false)
    #expect(try order.firstIndex(of: ids[1]) == 47)
    #expect(try order[47...50] == [ids[1], ids[5], ids[9], ids[50]])
  }

  @Test("A thousand moves to the same place write few rows, and the order is right")
  func theSamePlace() throws {
    var expected = ids
    let written = try rowsWritten {
      for number in 0..<1_000 {
        let moved = expected[99 - number % 40]
        try store.move([moved], before: expected[1], isPinned: false)
        expected.removeAll { $0 == moved }
        expected.insert(moved, at: 1)
      }
    }
    #expect(try order == expected)
    // One for each, and about four for spreading rows behind it.
    #expect(written < 6_000)
  }

  @Test func aMoveIsUndoneByMovingBack() throws {
    try store.move([ids[3]], before: ids[60], isPinned: false)
    try store.move([ids[3]], before: ids[4], isPinned: false)
    #expect(try order == ids)
  }
}
