// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// Which highlights are asked for.
public struct HighlightFilter: Sendable, Hashable {
  public var link: Link.ID?
  /// The tag of the link, or one above it; empty for all.
  public var tag = ""
  /// Words of the passage or the note; empty for all.
  public var words = ""

  public init() {}
}

extension Shelf {
  /// Highlights of all links that aren't in the bin, the newest first.
  ///
  /// - Parameters:
  ///   - before: the id of the last one of the list before; nil begins.
  ///   - limit: how many at most.
  /// - Returns: also what to give as `before` for the next ones; nil where there are none.
  public func highlights(_ filter: HighlightFilter, before: Highlight.ID? = nil, limit: Int) async throws
    -> (highlights: [ListedHighlight], next: Highlight.ID?)
  {
    try await pool.read { db in
      var conditions = ["link.binnedAt IS NULL"]
      var arguments: [DatabaseValue] = []
      func add(_ condition: String, _ values: any DatabaseValueConvertible...) {
        conditions.append(condition)
        arguments += values.map(\.databaseValue)
      }
      if let before {
        add("(highlight.madeAt, highlight.id) < (SELECT madeAt, id FROM highlight WHERE id = ?)", before)
      }
      if let link = filter.link { add("highlight.link = ?", link) }
      if !filter.tag.isEmpty {
        let tags = try FoundTag.all(filter.tag, db).map { "\($0.id)" }.joined(separator: ", ")
        add("highlight.link IN (SELECT link FROM linkTag WHERE tag IN (\(tags)))")
      }
      if filter.words.contains(where: { !$0.isWhitespace }) {
        guard let match = Self.highlightMatch(filter.words) else { return ([], nil) }
        add("highlight.id IN (SELECT rowid FROM highlightText WHERE highlightText MATCH ?)", match)
      }
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT highlight.*, link.title, link.host, link.address FROM highlight JOIN link ON link.id = highlight.link
          WHERE \(conditions.joined(separator: " AND ")) ORDER BY highlight.madeAt DESC, highlight.id DESC LIMIT ?
          """, arguments: StatementArguments(arguments + [(max(1, limit) + 1).databaseValue]))
      let found = try rows.prefix(max(1, limit)).map { row in
        let title: String = row["title"]
        let address: String = row["address"]
        return ListedHighlight(
          highlight: try Highlight(row: row), title: title.isEmpty ? address : title, site: row["host"],
          address: address)
      }
      return (found, rows.count > found.count ? found.last?.highlight.id : nil)
    }
  }

  /// What changes when a link's highlights do; links without any are left out.
  public func highlightStamps(of links: [Link.ID]) async throws -> [Link.ID: String] {
    try await pool.read { db in
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT link, COUNT(*) AS count, MAX(changedAt) AS changed FROM highlight
            WHERE link IN (SELECT value FROM json_each(?)) GROUP BY link
            """), arguments: ["[" + links.map(String.init).joined(separator: ",") + "]"])
      return Dictionary(
        uniqueKeysWithValues: rows.map { ($0["link"], "\($0["count"] as Int)-\($0["changed"] as Int64)") })
    }
  }

  /// How many highlights a link has.
  public func highlightCount(of link: Link.ID) async throws -> Int {
    try await pool.read { db in
      try Int.fetchOne(db.cachedStatement(sql: "SELECT COUNT(*) FROM highlight WHERE link = ?"), arguments: [link]) ?? 0
    }
  }

  /// How many highlights the index of their words lacks, or has and shouldn't.
  static func countUnindexedHighlights(_ db: Database) throws -> Int {
    try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT (SELECT COUNT(*) FROM highlight WHERE id NOT IN (SELECT rowid FROM highlightText))
          + (SELECT COUNT(*) FROM highlightText WHERE rowid NOT IN (SELECT id FROM highlight))
          """)) ?? 0
  }

  /// Makes the index of highlights' words anew.
  static func indexHighlights(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM highlightText;
        INSERT INTO highlightText (rowid, exact, note) SELECT id, exact, note FROM highlight;
        """)
  }

  /// What the index of highlights is asked for: all words, the last one of which may go on. nil where the text has no letter.
  static func highlightMatch(_ text: String) -> String? {
    var splitter = WordSplitter()
    let phrases = text.replacing("\0", with: " ").split(whereSeparator: \.isWhitespace).prefix(50).compactMap {
      part -> String? in
      var last: WordSplitter.Word?
      var word = String(part)
      word.withUTF8 {
        splitter.split($0, isQuery: true) {
          last = $0
          return true
        }
      }
      guard let last else { return nil }
      let isBeginning = last.folded.count >= 3 && last.folded[0] < 0xE3
      return "\"" + part.replacing("\"", with: "\"\"") + "\"" + (isBeginning ? " *" : "")
    }
    return phrases.isEmpty ? nil : phrases.joined(separator: " AND ")
  }
}
