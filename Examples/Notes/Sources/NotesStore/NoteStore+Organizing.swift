// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension NoteStore {
  /// Deletes notes, and gives back all that was there of them.
  public func delete(_ ids: [Note.ID]) throws -> [WholeNote] {
    try writer.write { db in
      let notes = try ids.compactMap { try NoteStore.whole($0, db) }
      try Note.deleteAll(db, keys: ids)
      return notes
    }
  }

  /// Puts notes back that were deleted, at their places and with their numbers. One that is there again stays as it is.
  public func restore(_ notes: [WholeNote]) throws {
    try writer.write { db in
      for whole in notes where try !whole.note.exists(db) {
        try whole.note.insert(db)
        for tag in whole.tags {
          try db.execute(literal: "INSERT OR IGNORE INTO tag (id, name) VALUES (\(tag.id), \(tag.name))")
          // Another tag of that name may have come meanwhile.
          let id = try SQLRequest<Tag.ID>(literal: "SELECT id FROM tag WHERE name = \(tag.name)").fetchOne(db)
          if let id { try NoteStore.add(id, to: whole.id, db) }
        }
        for kept in whole.kept { try kept.insert(db) }
      }
    }
  }

  /// Pins a note, or lets go of it: at the top of where it comes to, or at a position that it had there.
  public func setPinned(_ isPinned: Bool, _ id: Note.ID, position: Int64? = nil) throws {
    try writer.write { db in
      let position = try position ?? NoteStore.firstPosition(isPinned: isPinned, db)
      try db.execute(
        literal: """
          UPDATE note SET isPinned = \(isPinned), position = \(position) WHERE id = \(id) AND isPinned <> \(isPinned)
          """)
    }
  }
}
