// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// How one link was before a change.
private struct LinkBefore: Codable {
  var id: Link.ID
  // Only the field that the change was about has a value.
  var reading: Int?
  var favourite: Bool?
  var archived: Bool?
  /// 0: it didn't lie in the bin.
  var binnedAt: Int64?
  var tags: [Int64]?

  /// What has to be known to undo a change.
  func about(_ change: LinkChange) -> LinkBefore {
    switch change {
    case .reading: LinkBefore(id: id, reading: reading)
    case .favourite: LinkBefore(id: id, favourite: favourite)
    case .archived: LinkBefore(id: id, archived: archived)
    case .addTags, .removeTags: LinkBefore(id: id, tags: tags)
    case .bin, .restore: LinkBefore(id: id, binnedAt: binnedAt)
    }
  }
}

extension Shelf {
  /// How many changes can be undone.
  static let undoSteps = 100

  /// Changes many links in one transaction.
  ///
  /// What is unknown among the ids is left out. Costs about 20 µs a link. Where more than
  /// ``indexedAtOnce`` links get other tags, searches for a tag as a plain word follow a moment later.
  public func change(_ ids: [Link.ID], _ change: LinkChange) async throws -> ChangeResult {
    try await writeFromReserve { [self] db in
      let paths: [TagPath] =
        switch change {
        case .addTags(let names), .removeTags(let names): try names.map { try TagPath($0) }
        default: []
        }
      let tags: [Tag.ID] =
        switch change {
        case .addTags: try paths.map { try tag($0, db) }
        case .removeTags: try paths.compactMap { try existingTag($0, db) }
        default: []
        }
      var before: [LinkBefore] = []
      let read = try db.cachedStatement(sql: "SELECT id, reading, favourite, archived, binnedAt FROM link WHERE id = ?")
      let now = clock()
      for id in ids {
        guard let row = try Row.fetchOne(read, arguments: [id]) else { continue }
        var old = LinkBefore(
          id: id, reading: row["reading"], favourite: row["favourite"], archived: row["archived"],
          binnedAt: (row["binnedAt"] as Int64?) ?? 0)
        if try apply(change, tags, &old, now, db) { before.append(old.about(change)) }
      }
      guard !before.isEmpty else { return ChangeResult(changed: 0, undo: nil) }
      try touch(before.map(\.id), db)
      switch change {
      case .addTags, .removeTags: try bringUpToDate(before.map(\.id), db)
      default: break
      }
      let json = String(decoding: try JSONEncoder().encode(before), as: UTF8.self)
      try db.execute(sql: "INSERT INTO undoStep (at, changes) VALUES (?, ?)", arguments: [now, json])
      let step = db.lastInsertedRowID
      try db.run(sql: "DELETE FROM undoStep WHERE id <= ?", arguments: [step - Int64(Self.undoSteps)])
      return ChangeResult(changed: before.count, undo: step)
    }
  }

  /// Whether something is other than before.
  private func apply(_ change: LinkChange, _ tags: [Tag.ID], _ old: inout LinkBefore, _ now: Moment, _ db: Database)
    throws -> Bool
  {
    switch change {
    case .reading(let reading):
      guard old.reading != reading.rawValue else { return false }
      try db.run(sql: "UPDATE link SET reading = ? WHERE id = ?", arguments: [reading.rawValue, old.id])
    case .favourite(let value):
      guard old.favourite != value else { return false }
      try db.run(sql: "UPDATE link SET favourite = ? WHERE id = ?", arguments: [value, old.id])
    case .archived(let value):
      guard old.archived != value else { return false }
      try db.run(sql: "UPDATE link SET archived = ? WHERE id = ?", arguments: [value, old.id])
    case .bin:
      guard old.binnedAt == 0 else { return false }
      try db.run(sql: "UPDATE link SET binnedAt = ? WHERE id = ?", arguments: [now, old.id])
      try db.run(sql: "DELETE FROM job WHERE link = ? AND state <> 'done'", arguments: [old.id])
    case .restore:
      guard old.binnedAt != 0 else { return false }
      try db.run(sql: "UPDATE link SET binnedAt = NULL WHERE id = ?", arguments: [old.id])
      try enqueueUnfinished(old.id, db)
    case .addTags, .removeTags:
      let had = try Int64.fetchAll(
        db.cachedStatement(sql: "SELECT tag FROM linkTag WHERE link = ? ORDER BY tag"), arguments: [old.id])
      if case .addTags = change {
        let room = max(0, Self.mostTags - had.count)
        for tag in tags.filter({ !had.contains($0) }).prefix(room) {
          try db.run(sql: "INSERT OR IGNORE INTO linkTag (link, tag) VALUES (?, ?)", arguments: [old.id, tag])
        }
      } else {
        for tag in tags {
          try db.run(sql: "DELETE FROM linkTag WHERE link = ? AND tag = ?", arguments: [old.id, tag])
        }
      }
      let has = try Int64.fetchAll(
        db.cachedStatement(sql: "SELECT tag FROM linkTag WHERE link = ? ORDER BY tag"), arguments: [old.id])
      guard has != had else { return false }
      old.tags = had
    }
    return true
  }

  /// Makes a change undone: links are as they were before it, in these fields.
  ///
  /// - Returns: those links.
  /// - Throws: where the step is too long ago, or was undone.
  public func undo(_ step: Int64) async throws -> [Link.ID] {
    try await pool.write { [self] db in
      guard
        let json = try String.fetchOne(
          db.cachedStatement(sql: "SELECT changes FROM undoStep WHERE id = ?"), arguments: [step])
      else {
        throw ShelfError(
          .notFound, "This can't be undone any more: only the last \(Self.undoSteps) changes can, each once.")
      }
      let before = try JSONDecoder().decode([LinkBefore].self, from: Data(json.utf8))
      for old in before {
        func set(_ column: String, _ value: (any DatabaseValueConvertible)?) throws {
          try db.execute(sql: "UPDATE link SET \(column) = ? WHERE id = ?", arguments: [value, old.id])
        }
        if let reading = old.reading { try set("reading", reading) }
        if let favourite = old.favourite { try set("favourite", favourite) }
        if let archived = old.archived { try set("archived", archived) }
        if let binnedAt = old.binnedAt {
          try set("binnedAt", binnedAt == 0 ? nil : binnedAt)
          // Work that was given up when it was put into the bin.
          if binnedAt == 0 { try enqueueUnfinished(old.id, db) }
        }
        if let tags = old.tags {
          try db.run(sql: "DELETE FROM linkTag WHERE link = ?", arguments: [old.id])
          for tag in tags {
            try db.run(
              sql:
                "INSERT OR IGNORE INTO linkTag (link, tag) SELECT link.id, tag.id FROM link, tag WHERE link.id = ? AND tag.id = ?",
              arguments: [old.id, tag])
          }
        }
      }
      try bringUpToDate(before.filter { $0.tags != nil }.map(\.id), db)
      try touch(before.map(\.id), db)
      try db.run(sql: "DELETE FROM undoStep WHERE id = ?", arguments: [step])
      return before.map(\.id)
    }
  }

  /// Sets what a person writes about a link.
  public func edit(_ id: Link.ID, _ edit: LinkEdit) async throws {
    try await pool.write { [self] db in
      try require(id, db)
      func set(_ column: String, _ value: (any DatabaseValueConvertible)?) throws {
        guard let value else { return }
        try db.execute(sql: "UPDATE link SET \(column) = ? WHERE id = ?", arguments: [value, id])
      }
      if let title = edit.title {
        let title = Self.clean(title, "title")
        let old = try String.fetchOne(db.cachedStatement(sql: "SELECT title FROM link WHERE id = ?"), arguments: [id])
        // A title that is emptied is the page's again.
        if title != old { try set("ownTitle", !title.isEmpty) }
        try set("title", title)
      }
      if let description = edit.description {
        let description = Self.clean(description, "description")
        let old = try String.fetchOne(
          db.cachedStatement(sql: "SELECT description FROM link WHERE id = ?"), arguments: [id])
        if description != old { try set("ownDescription", !description.isEmpty) }
        try set("description", description)
      }
      try set("note", edit.note.map { Self.clean($0, "note") })
      try set("reading", edit.reading?.rawValue)
      try set("favourite", edit.favourite)
      try set("archived", edit.archived)
      if let tags = edit.tags { try setTags(tags, of: id, adding: false, db) }
      try touch([id], db)
      try index(id, db)
    }
  }

  /// Deletes links that lie in the bin, with their snapshots. Files that nothing names any more go with them.
  ///
  /// - Parameter ids: nil: all that lie there.
  /// - Returns: how many links were deleted.
  public func deleteForGood(_ ids: [Link.ID]?) async throws -> Int { try await deleteForGood(ids, before: nil) }

  /// - Parameter before: only those that were put into the bin before this.
  func deleteForGood(_ ids: [Link.ID]?, before: Moment?) async throws -> Int {
    var deleted = 0
    var taken = 0
    while true {
      let done = taken
      let (count, removed, hashes) = try await writeFromReserve { [self] db -> (Int, Int, Set<String>) in
        var removed = 0
        let chosen: [Int64]
        if let ids {
          chosen = Array(ids.dropFirst(done).prefix(Self.addedAtOnce))
        } else {
          chosen = try Int64.fetchAll(
            db, sql: "SELECT id FROM link WHERE binnedAt IS NOT NULL AND binnedAt < ? LIMIT \(Self.addedAtOnce)",
            arguments: [before ?? Moment(milliseconds: .max)])
        }
        var hashes: Set<String> = []
        for id in chosen {
          guard
            let row = try Row.fetchOne(
              db.cachedStatement(sql: "SELECT icon, picture, preview, binnedAt FROM link WHERE id = ?"), arguments: [id]
            )
          else { continue }
          guard row["binnedAt"] as Int64? != nil else {
            throw ShelfError(.invalid, "Only what lies in the bin is deleted for good. Link \(id) doesn't.")
          }
          for column in ["icon", "picture", "preview"] { if let hash = row[column] as String? { hashes.insert(hash) } }
          hashes.formUnion(
            try String.fetchAll(
              db.cachedStatement(
                sql: "SELECT hash FROM part JOIN snapshot ON snapshot.id = part.snapshot WHERE snapshot.link = ?"),
              arguments: [id]))
          hashes.formUnion(
            try String.fetchAll(db.cachedStatement(sql: "SELECT hash FROM savedPage WHERE link = ?"), arguments: [id]))
          try db.run(sql: "DELETE FROM link WHERE id = ?", arguments: [id])
          removed += 1
        }
        try forget(hashes, db)
        return (chosen.count, removed, hashes)
      }
      taken += count
      deleted += removed
      try await removeUnnamed(hashes)
      if count < Self.addedAtOnce { return deleted }
    }
  }

  /// Whether a link has it as its icon, its picture or its preview.
  public func isPicture(_ hash: String) async throws -> Bool {
    try await pool.read {
      try Bool.fetchOne(
        $0.cachedStatement(
          sql: """
            SELECT EXISTS (SELECT 1 FROM link WHERE icon = ?) OR EXISTS (SELECT 1 FROM link WHERE picture = ?)
            OR EXISTS (SELECT 1 FROM link WHERE preview = ?)
            """), arguments: [hash, hash, hash]) ?? false
    }
  }
}
