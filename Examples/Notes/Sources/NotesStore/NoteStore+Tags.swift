// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension NoteStore {
  /// Calls an action with all tags by their names, at once and after each change.
  @MainActor public func observeTags(
    onError: @escaping @MainActor (any Error) -> Void, onChange: @escaping @MainActor ([TagCount]) -> Void
  ) -> StoreObservation {
    ValueObservation.tracking { try NoteStore.tags($0) }
      .removeDuplicates()
      .start(in: writer, scheduling: .firstValueAtOnce, onError: onError, onChange: onChange)
  }

  public func tags() throws -> [TagCount] { try writer.read { try NoteStore.tags($0) } }

  /// Makes a tag, or finds the one of that name; capitals don't count. nil for a name of nothing but spaces.
  @discardableResult
  public func makeTag(_ name: String) throws -> Tag.ID? {
    let name = NoteStore.cleaned(name)
    guard !name.isEmpty else { return nil }
    return try writer.write { db in
      try db.execute(literal: "INSERT OR IGNORE INTO tag (name) VALUES (\(name))")
      return try SQLRequest<Tag.ID>(literal: "SELECT id FROM tag WHERE name = \(name)").fetchOne(db)
    }
  }

  public func add(_ tag: Tag.ID, to notes: [Note.ID]) throws {
    try writer.write { db in
      for note in notes { try NoteStore.add(tag, to: note, db) }
    }
  }

  public func remove(_ tag: Tag.ID, from notes: [Note.ID]) throws {
    try writer.write { db in
      for note in notes { try db.execute(literal: "DELETE FROM noteTag WHERE noteId = \(note) AND tagId = \(tag)") }
    }
  }

  /// Gives a tag another name. Where another tag has it, both become one.
  public func rename(_ tag: Tag.ID, to name: String) throws {
    let name = NoteStore.cleaned(name)
    guard !name.isEmpty else { return }
    try writer.write { db in
      let same: SQLRequest<Tag.ID> = "SELECT id FROM tag WHERE name = \(name) AND id <> \(tag)"
      if let other = try same.fetchOne(db) {
        try db.execute(literal: "UPDATE OR IGNORE noteTag SET tagId = \(tag) WHERE tagId = \(other)")
        try db.execute(literal: "DELETE FROM tag WHERE id = \(other)")
      }
      try db.execute(literal: "UPDATE tag SET name = \(name) WHERE id = \(tag)")
    }
  }

  /// Deletes a tag, and gives back the notes that had it.
  @discardableResult
  public func deleteTag(_ tag: Tag.ID) throws -> [Note.ID] {
    try writer.write { db in
      let notes: SQLRequest<Note.ID> = "SELECT noteId FROM noteTag WHERE tagId = \(tag)"
      let had = try notes.fetchAll(db)
      try db.execute(literal: "DELETE FROM tag WHERE id = \(tag)")
      return had
    }
  }

  static func tags(_ db: Database) throws -> [TagCount] {
    try SQLRequest<TagCount>(
      literal: """
        SELECT id, name, (SELECT count(*) FROM noteTag WHERE tagId = tag.id) AS count FROM tag ORDER BY name
        """
    ).fetchAll(db)
  }

  /// A note or a tag that isn't there any more is passed over.
  static func add(_ tag: Tag.ID, to note: Note.ID, _ db: Database) throws {
    try db.execute(
      literal: """
        INSERT OR IGNORE INTO noteTag (noteId, tagId)
        SELECT note.id, tag.id FROM note, tag WHERE note.id = \(note) AND tag.id = \(tag)
        """)
  }

  private static func cleaned(_ name: String) -> String {
    var name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    while name.hasPrefix("#") { name.removeFirst() }
    return String(name.filter { $0 != NoteSummary.separator && !$0.isNewline })
  }
}
