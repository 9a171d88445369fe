// SPDX-License-Identifier: Apache-2.0
import GRDB

extension Shelf {
  /// How many bytes of a page's text are looked through.
  static let mostIndexed = 400_000

  /// Brings the full-text index up to a link's title, tags and notes. The page's text stays as it is.
  func index(_ link: Link.ID, _ db: Database) throws {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT title, description, note, host, siteName, author FROM link WHERE id = ?"),
        arguments: [link])
    else { return }
    let tags = try String.fetchAll(
      db.cachedStatement(sql: "SELECT path FROM tag WHERE id IN (SELECT tag FROM linkTag WHERE link = ?)"),
      arguments: [link])
    let site = "\(row["host"] as String) \(row["siteName"] as String) \(row["author"] as String)"
    let texts: [String] = [row["title"], tags.joined(separator: " · "), site, row["description"], row["note"]]
    if try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM fulltext WHERE rowid = ?)"), arguments: [link]) == true
    {
      try db.run(
        sql: "UPDATE fulltext SET title = ?, tags = ?, site = ?, description = ?, note = ? WHERE rowid = ?",
        arguments: StatementArguments(texts) + [link])
    } else {
      try db.run(
        sql: "INSERT INTO fulltext (title, tags, site, description, note, body, rowid) VALUES (?, ?, ?, ?, ?, '', ?)",
        arguments: StatementArguments(texts) + [link])
    }
    try db.run(sql: "DELETE FROM reindex WHERE link = ?", arguments: [link])
  }

  /// Sets the text of the page that searches look through.
  func indexBody(_ text: String, of link: Link.ID, _ db: Database) throws {
    var text = text
    if text.utf8.count > Self.mostIndexed {
      text = String(decoding: text.utf8.prefix(Self.mostIndexed), as: UTF8.self)
    }
    // Marks of found words are private letters; see SearchResults.
    if text.unicodeScalars.contains(where: { (0xE000...0xE001).contains($0.value) }) {
      text = String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0xE000...0xE001).contains($0.value) }))
    }
    try db.execute(sql: "UPDATE fulltext SET body = ? WHERE rowid = ?", arguments: [text, link])
  }

  func require(_ link: Link.ID, _ db: Database) throws {
    guard
      try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM link WHERE id = ?)"), arguments: [link])
        == true
    else {
      throw ShelfError(.notFound, "There's no link \(link).")
    }
  }

  func touch(_ links: [Link.ID], _ db: Database) throws {
    let now = clock()
    let statement = try db.cachedStatement(sql: "UPDATE link SET changedAt = ? WHERE id = ?")
    for link in links { try statement.execute(arguments: [now, link]) }
  }
}
