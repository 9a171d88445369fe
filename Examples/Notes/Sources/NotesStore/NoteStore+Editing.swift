// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A text that was written over by another one, and is kept until somebody has looked at it.
public struct KeptText: Identifiable, Hashable, Codable, Sendable, FetchableRecord, PersistableRecord {
  public var id: Int64
  public var noteId: Note.ID
  public var title: String
  public var body: String
  public var date: Date

  public var text: NoteText { NoteText(title: title, body: body) }
}

/// A note with all that belongs to it.
public struct WholeNote: Identifiable, Hashable, Sendable {
  public var note: Note
  public var tags: [Tag]
  public var kept: [KeptText]

  public var id: Note.ID { note.id }
}

/// A text that was made from another one.
public struct Edit: Hashable, Sendable {
  public var note: Note.ID
  /// What was there when the editing began.
  public var base: NoteText
  public var text: NoteText

  public init(note: Note.ID, base: NoteText, text: NoteText) {
    self.note = note
    self.base = base
    self.text = text
  }
}

extension NoteStore {
  @discardableResult
  public func create(_ text: NoteText = NoteText(), tags: [Tag.ID] = [], date: Date = .now) throws -> Note.ID {
    try writer.write { db in
      try NoteStore.insert([text], date: date, db)
      let id = Note.ID(rawValue: db.lastInsertedRowID)
      for tag in tags { try NoteStore.add(tag, to: id, db) }
      return id
    }
  }

  /// Makes many notes at once; the last one comes first in the list.
  public func create(_ texts: [NoteText], date: Date = .now) throws {
    try writer.write { try NoteStore.insert(texts, date: date, $0) }
  }

  private static func insert(_ texts: [NoteText], date: Date, _ db: Database) throws {
    let insert = try db.cachedStatement(
      sql: "INSERT INTO note (title, body, position, created, modified) VALUES (?, ?, ?, ?, ?)")
    var position = try firstPosition(isPinned: false, db)
    for text in texts {
      try insert.execute(arguments: [text.title, text.body, position, date, date])
      position -= gap
    }
  }

  public func note(_ id: Note.ID) throws -> WholeNote? { try writer.read { try NoteStore.whole(id, $0) } }

  /// Calls an action with a note, at once and after each change; with nil where it isn't there.
  @MainActor public func observe(
    _ id: Note.ID, onError: @escaping @MainActor (any Error) -> Void,
    onChange: @escaping @MainActor (WholeNote?) -> Void
  ) -> StoreObservation {
    ValueObservation.tracking { try NoteStore.whole(id, $0) }
      .removeDuplicates()
      .start(in: writer, scheduling: .firstValueAtOnce, onError: onError, onChange: onChange)
  }

  /// Saves a text, and gives back the note as it is now: with what others wrote meanwhile in other lines. Where both
  /// wrote in the same lines, this text wins, and the other one is kept.
  ///
  /// A note that was deleted meanwhile isn't made again: the result is nil.
  @discardableResult
  public func save(_ edit: Edit, date: Date = .now) throws -> Note? {
    try writer.write { try NoteStore.save(edit, date: date, $0) }
  }

  /// Gives a note a text that was kept, and keeps the one that it had.
  @discardableResult
  public func exchange(_ kept: KeptText, date: Date = .now) throws -> Note? {
    try writer.write { db in
      guard var note = try Note.fetchOne(db, key: kept.noteId), try KeptText.deleteOne(db, key: kept.id) else {
        return nil
      }
      try NoteStore.keep(note.text, of: note.id, date: note.modified, db)
      note.text = kept.text
      note.modified = date
      note.revision += 1
      try note.update(db)
      return note
    }
  }

  public func discard(_ kept: KeptText) throws {
    _ = try writer.write { try KeptText.deleteOne($0, key: kept.id) }
  }

  static func whole(_ id: Note.ID, _ db: Database) throws -> WholeNote? {
    guard let note = try Note.fetchOne(db, key: id) else { return nil }
    let tags: SQLRequest<Tag> =
      "SELECT tag.* FROM tag JOIN noteTag ON tagId = tag.id WHERE noteId = \(id) ORDER BY name"
    let kept: SQLRequest<KeptText> = "SELECT * FROM keptText WHERE noteId = \(id) ORDER BY id DESC"
    return try WholeNote(note: note, tags: tags.fetchAll(db), kept: kept.fetchAll(db))
  }

  private static func save(_ edit: Edit, date: Date, _ db: Database) throws -> Note? {
    guard var note = try Note.fetchOne(db, key: edit.note) else { return nil }
    let theirs = note.text
    let title = merge(edit.text.title, theirs.title, from: edit.base.title)
    let body = merge(edit.text.body, theirs.body, from: edit.base.body)
    if title.isConflict || body.isConflict { try keep(theirs, of: note.id, date: note.modified, db) }
    note.text = NoteText(title: title.text, body: body.text)
    if note.text != theirs {
      note.modified = date
      note.revision += 1
      try note.update(db)
    }
    return note
  }

  private static func keep(_ text: NoteText, of id: Note.ID, date: Date, _ db: Database) throws {
    try db.execute(
      literal: """
        INSERT INTO keptText (noteId, title, body, date) SELECT \(id), \(text.title), \(text.body), \(date)
        WHERE NOT EXISTS (
          SELECT 1 FROM keptText WHERE noteId = \(id) AND title = \(text.title) AND body = \(text.body))
        """)
  }
}
