// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Testing

@testable import NotesStore

@Suite struct ManyNotesTests {
  private static let filled = Result {
    let store = try NoteStore.inMemory()
    try store.create((0..<20_000).map { NoteText(title: "Note \($0)", body: "word\($0 % 10) text") })
    for id in try store.list(NoteQuery(limit: 4)).others.map(\.id) { try store.setPinned(true, id) }
    return store
  }

  let store: NoteStore

  init() throws { store = try Self.filled.get() }

  @Test func aListIsAPage() throws {
    let list = try store.list(NoteQuery())
    #expect(list.pinned.count == 4 && list.others.count == NoteQuery.page - 4)
    #expect(list.count == 20_000 && list.hasMore)
    #expect(try store.list(NoteQuery(limit: 300)).others.count == 296)
  }

  @Test func aSearchIsAPage() throws {
    let list = try store.list(NoteQuery(search: "word3"))
    #expect(list.others.count == NoteQuery.page && list.count == 2_000)
    #expect(try store.list(NoteQuery(search: "note 1999")).count == 11)
  }

  @Test(
    "A page comes from an index: nothing is sorted, and no table is read through", arguments: NoteQuery.Order.allCases)
  func plans(order: NoteQuery.Order) throws {
    try store.writer.read { db in
      let query = NoteQuery(order: order)
      for isPinned in [true, false] {
        let rows = try NoteStore.rows(query, NoteStore.filter(query, db), isPinned: isPinned, limit: query.limit, db)
        let (sql, arguments) = try SQL(sql: "").appending(rows, db)
        let plan = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments)
          .map { $0["detail"] as String }
        #expect(plan.contains { $0.hasPrefix("SEARCH note USING INDEX note_") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN note ") }, "\(plan)")
      }
    }
  }

  @Test func aMoveAmongManyWritesOneRow() throws {
    let list = try store.list(NoteQuery(order: .manual))
    let before = store.writer.writeWithoutTransaction(\.totalChangesCount)
    try store.move([list.others[50].id], before: list.others[3].id, isPinned: false)
    #expect(store.writer.writeWithoutTransaction(\.totalChangesCount) - before == 1)
  }
}

extension SQL {
  fileprivate func appending(_ request: SQLRequest<NoteSummary>, _ db: Database) throws -> (String, StatementArguments)
  {
    let prepared = try request.makePreparedRequest(db)
    return (prepared.statement.sql, prepared.statement.arguments)
  }
}
