// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Ends with its last reference.
public typealias StoreObservation = AnyDatabaseCancellable

extension NoteStore {
  /// Calls an action with what a query has, at once and after each change.
  @MainActor public func observe(
    _ query: NoteQuery, onError: @escaping @MainActor (any Error) -> Void,
    onChange: @escaping @MainActor (NoteList) -> Void
  ) -> StoreObservation {
    ValueObservation.tracking { try NoteStore.list(query, $0) }
      .removeDuplicates()
      .start(in: writer, scheduling: .firstValueAtOnce, onError: onError, onChange: onChange)
  }

  public func list(_ query: NoteQuery) throws -> NoteList {
    try writer.read { try NoteStore.list(query, $0) }
  }

  static func list(_ query: NoteQuery, _ db: Database) throws -> NoteList {
    let filter = try filter(query, db)
    var list = NoteList()
    list.pinned = try rows(query, filter, isPinned: true, limit: query.limit, db).fetchAll(db)
    list.others = try rows(query, filter, isPinned: false, limit: query.limit - list.pinned.count, db).fetchAll(db)
    list.total = try Int.fetchOne(db, sql: "SELECT count(*) FROM note") ?? 0
    list.count =
      query.tag == nil && query.search.isEmpty
      ? list.total : try SQLRequest<Int>(literal: "SELECT count(*) FROM note WHERE \(filter)").fetchOne(db) ?? 0
    return list
  }

  static func rows(
    _ query: NoteQuery, _ filter: SQL, isPinned: Bool, limit: Int, _ db: Database
  ) throws -> SQLRequest<NoteSummary> {
    let order: SQL =
      switch query.order {
      case .modified: "modified DESC, id DESC"
      case .created: "created DESC, id DESC"
      case .title: "heading, id"
      case .manual: "position, id"
      }
    return """
      SELECT id, title, snippet, isPinned, created, modified,
        (SELECT group_concat(tag.name, \(String(NoteSummary.separator)))
         FROM noteTag JOIN tag ON tag.id = noteTag.tagId WHERE noteTag.noteId = note.id) AS tags
      FROM note WHERE isPinned = \(isPinned) AND \(filter) ORDER BY \(order) LIMIT \(limit)
      """
  }

  static func filter(_ query: NoteQuery, _ db: Database) throws -> SQL {
    var filter: SQL = "TRUE"
    if let tag = query.tag {
      filter += " AND id IN (SELECT noteId FROM noteTag WHERE tagId = \(tag))"
    }
    let words = query.search.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return filter }
    if let pattern = FTS5Pattern(matchingAllPrefixesIn: words), try db.tableExists("noteSearch") {
      return filter + " AND id IN (SELECT rowid FROM noteSearch WHERE noteSearch MATCH \(pattern))"
    }
    let escaped = words.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    let pattern = "%\(escaped)%"
    return filter + " AND (title LIKE \(pattern) ESCAPE '\\' OR body LIKE \(pattern) ESCAPE '\\')"
  }
}
