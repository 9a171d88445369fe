// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension Shelf {
  /// The most tags that a link has.
  public static let mostTags = 300

  /// All tags by name, those without links too.
  public func tags() async throws -> [Tag] {
    try await pool.read { db in
      var synonyms: [Tag.ID: [String]] = [:]
      for row in try Row.fetchAll(db.cachedStatement(sql: "SELECT tag, name FROM tagSynonym ORDER BY name")) {
        synonyms[row["tag"], default: []].append(row["name"])
      }
      return try Row.fetchAll(db.cachedStatement(sql: "SELECT id, path, uses FROM tag ORDER BY folded")).map {
        Tag(id: $0["id"], path: $0["path"], uses: $0["uses"], synonyms: synonyms[$0["id"]] ?? [])
      }
    }
  }

  /// The tags that most links have.
  static func mostUsedTags(_ most: Int, _ db: Database) throws -> [Tag] {
    let sql = "SELECT id, path, uses FROM tag WHERE uses > 0 ORDER BY uses DESC, folded LIMIT ?"
    return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [most]).map {
      Tag(id: $0[0], path: $0[1], uses: $0[2], synonyms: [])
    }
  }

  /// Tags of whose names a part begins with a text, the most used first.
  public func tags(startingWith text: String, most: Int = 20) async throws -> [String] {
    let folded = TagPath.fold(text.trimmingCharacters(in: .whitespaces))
    let escaped = folded.replacing("\\", with: "\\\\").replacing("%", with: "\\%").replacing("_", with: "\\_")
    return try await pool.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT path FROM tag WHERE folded LIKE ? ESCAPE '\\' OR folded LIKE ? ESCAPE '\\' OR folded LIKE ? ESCAPE '\\'
          ORDER BY uses DESC, folded LIMIT ?
          """, arguments: [escaped + "%", "%/" + escaped + "%", "% " + escaped + "%", most])
    }
  }

  /// Gives a link these tags and no others.
  public func setTags(_ names: [String], of link: Link.ID) async throws {
    try await pool.write { [self] db in
      try require(link, db)
      try setTags(names, of: link, adding: false, db)
      try touch([link], db)
      try index(link, db)
    }
  }

  func setTags(_ names: [String], of link: Link.ID, adding: Bool, _ db: Database) throws {
    guard !(adding && names.isEmpty) else { return }
    var wanted: [Tag.ID] = []
    for name in names.prefix(Self.mostTags) {
      // Names of other programs may hold anything; what is no name is left out.
      guard let path = try? TagPath(name) else { continue }
      wanted.append(try tag(path, db))
    }
    if !adding {
      let had = try Int64.fetchAll(db.cachedStatement(sql: "SELECT tag FROM linkTag WHERE link = ?"), arguments: [link])
      for id in had where !wanted.contains(id) {
        try db.run(sql: "DELETE FROM linkTag WHERE link = ? AND tag = ?", arguments: [link, id])
      }
    }
    let count =
      try Int.fetchOne(db.cachedStatement(sql: "SELECT COUNT(*) FROM linkTag WHERE link = ?"), arguments: [link]) ?? 0
    for id in wanted.prefix(max(0, Self.mostTags - (adding ? count : 0))) {
      try db.run(sql: "INSERT OR IGNORE INTO linkTag (link, tag) VALUES (?, ?)", arguments: [link, id])
    }
  }

  /// The tag of a name or of its synonym; it's made where there is none.
  func tag(_ path: TagPath, _ db: Database) throws -> Tag.ID {
    if let id = try existingTag(path, db) { return id }
    try db.run(sql: "INSERT INTO tag (path, folded) VALUES (?, ?)", arguments: [path.shown, path.folded])
    return db.lastInsertedRowID
  }

  func existingTag(_ path: TagPath, _ db: Database) throws -> Tag.ID? {
    try Int64.fetchOne(db.cachedStatement(sql: "SELECT id FROM tag WHERE folded = ?"), arguments: [path.folded])
      ?? Int64.fetchOne(
        db.cachedStatement(sql: "SELECT tag FROM tagSynonym WHERE folded = ?"), arguments: [path.folded])
  }

  /// Gives a tag another name; those below it follow. Where a tag of the new name is there, the two become one.
  ///
  /// - Returns: how many tags have another name now.
  @discardableResult
  public func renameTag(_ old: String, to new: String) async throws -> Int {
    let old = try TagPath(old)
    let new = try TagPath(new)
    guard !new.folded.hasPrefix(old.folded + "/") else {
      throw ShelfError(.invalid, "“\(old.shown)” can't lie below itself.")
    }
    return try await pool.write { [self] db in
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: "SELECT id, path, folded FROM tag WHERE folded = ? OR substr(folded, 1, ?) = ? ORDER BY folded"),
        arguments: [old.folded, old.folded.unicodeScalars.count + 1, old.folded + "/"])
      guard !rows.isEmpty else { throw ShelfError(.notFound, "There's no tag “\(old.shown)”.") }
      let depth = old.shown.split(separator: "/").count
      var links: Set<Link.ID> = []
      for row in rows {
        let rest = (row["path"] as String).split(separator: "/").dropFirst(depth)
        links.formUnion(
          try rename(row["id"], to: TagPath(([new.shown] + rest.map(String.init)).joined(separator: "/")), db))
      }
      try bringUpToDate(links.sorted(), db)
      return rows.count
    }
  }

  /// - Returns: the links whose words are others now.
  private func rename(_ id: Tag.ID, to path: TagPath, _ db: Database) throws -> [Link.ID] {
    let links = try Int64.fetchAll(db.cachedStatement(sql: "SELECT link FROM linkTag WHERE tag = ?"), arguments: [id])
    if let other = try existingTag(path, db), other != id {
      try merge(id, into: other, db)
    } else {
      try db.run(sql: "DELETE FROM tagSynonym WHERE folded = ?", arguments: [path.folded])
      try db.run(sql: "UPDATE tag SET path = ?, folded = ? WHERE id = ?", arguments: [path.shown, path.folded, id])
    }
    return links
  }

  /// Puts the links of one tag under another one. The name that goes away leads to the other.
  public func mergeTag(_ name: String, into other: String) async throws {
    let path = try TagPath(name)
    let target = try TagPath(other)
    try await pool.write { [self] db in
      guard
        let id = try Int64.fetchOne(
          db.cachedStatement(sql: "SELECT id FROM tag WHERE folded = ?"), arguments: [path.folded])
      else {
        throw ShelfError(.notFound, "There's no tag “\(path.shown)”.")
      }
      let into = try tag(target, db)
      guard into != id else { throw ShelfError(.invalid, "“\(path.shown)” and “\(target.shown)” are the same tag.") }
      let links = try Int64.fetchAll(db.cachedStatement(sql: "SELECT link FROM linkTag WHERE tag = ?"), arguments: [id])
      try merge(id, into: into, db)
      try addSynonym(path, of: into, db)
      try bringUpToDate(links, db)
    }
  }

  private func merge(_ id: Tag.ID, into other: Tag.ID, _ db: Database) throws {
    try db.run(
      sql: "INSERT OR IGNORE INTO linkTag (link, tag) SELECT link, ? FROM linkTag WHERE tag = ?",
      arguments: [other, id])
    try db.run(sql: "DELETE FROM linkTag WHERE tag = ?", arguments: [id])
    try db.run(sql: "UPDATE tagSynonym SET tag = ? WHERE tag = ?", arguments: [other, id])
    try db.run(sql: "DELETE FROM tag WHERE id = ?", arguments: [id])
  }

  /// Removes a tag from all links. The links stay.
  public func deleteTag(_ name: String) async throws {
    let path = try TagPath(name)
    try await pool.write { [self] db in
      guard
        let id = try Int64.fetchOne(
          db.cachedStatement(sql: "SELECT id FROM tag WHERE folded = ?"), arguments: [path.folded])
      else {
        throw ShelfError(.notFound, "There's no tag “\(path.shown)”.")
      }
      let links = try Int64.fetchAll(db.cachedStatement(sql: "SELECT link FROM linkTag WHERE tag = ?"), arguments: [id])
      try db.run(sql: "DELETE FROM linkTag WHERE tag = ?", arguments: [id])
      try db.run(sql: "DELETE FROM tag WHERE id = ?", arguments: [id])
      try bringUpToDate(links, db)
    }
  }

  /// Lets another name lead to a tag.
  ///
  /// - Throws: where that name is a tag of its own: merge it.
  public func addSynonym(_ name: String, of tag: String) async throws {
    let synonym = try TagPath(name)
    let path = try TagPath(tag)
    try await pool.write { [self] db in
      guard let id = try existingTag(path, db) else { throw ShelfError(.notFound, "There's no tag “\(path.shown)”.") }
      if try Bool.fetchOne(
        db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM tag WHERE folded = ?)"), arguments: [synonym.folded])
        == true
      {
        throw ShelfError(.invalid, "“\(synonym.shown)” is a tag of its own. Merge it into “\(path.shown)” instead.")
      }
      try addSynonym(synonym, of: id, db)
    }
  }

  private func addSynonym(_ path: TagPath, of tag: Tag.ID, _ db: Database) throws {
    try db.run(
      sql: "INSERT OR REPLACE INTO tagSynonym (folded, name, tag) VALUES (?, ?, ?)",
      arguments: [path.folded, path.shown, tag])
  }

  public func removeSynonym(_ name: String) async throws {
    let path = try TagPath(name)
    try await pool.write { try $0.run(sql: "DELETE FROM tagSynonym WHERE folded = ?", arguments: [path.folded]) }
  }

  /// Removes tags that no link has, those in the bin counted.
  @discardableResult
  public func deleteUnusedTags() async throws -> Int {
    try await pool.write { db in
      try db.run(sql: "DELETE FROM tag WHERE id NOT IN (SELECT tag FROM linkTag)")
      return db.changesCount
    }
  }
}
