// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// A tag that fits a link, as far as one's own tagging tells.
public struct TagSuggestion: Hashable, Sendable {
  public var path: String
  /// 0 to 1: the share of alike links that have it.
  public var weight: Double
}

extension Shelf {
  /// Tags that links alike have: of the same site, and with the same rare words in title and description.
  ///
  /// Nothing is learned beforehand, so that a tag given a moment ago counts. Costs some milliseconds among 100,000 links.
  public func suggestTags(for id: Link.ID, most: Int = 8) async throws -> [TagSuggestion] {
    try await pool.read { db in
      guard let link = try Link.fetchOne(db.cachedStatement(sql: "SELECT * FROM link WHERE id = ?"), arguments: [id])
      else { return [] }
      let had = Set(
        try Int64.fetchAll(db.cachedStatement(sql: "SELECT tag FROM linkTag WHERE link = ?"), arguments: [id]))
      return try Self.suggest(
        title: link.title, description: link.description, site: link.site, without: had, except: id, most: most, db)
    }
  }

  /// The same for what isn't kept yet.
  public func suggestTags(title: String, description: String, site: String, most: Int = 8) async throws
    -> [TagSuggestion]
  {
    try await pool.read {
      try Self.suggest(title: title, description: description, site: site, without: [], except: 0, most: most, $0)
    }
  }

  private static func suggest(
    title: String, description: String, site: String, without had: Set<Tag.ID>, except: Link.ID, most: Int,
    _ db: Database
  ) throws -> [TagSuggestion] {
    var weights: [Tag.ID: Double] = [:]
    var total = 0.0
    func count(_ links: [(id: Link.ID, weight: Double)]) throws {
      let statement = try db.cachedStatement(sql: "SELECT tag FROM linkTag WHERE link = ?")
      for (id, weight) in links where id != except {
        let tags = try Int64.fetchAll(statement, arguments: [id])
        guard !tags.isEmpty else { continue }
        total += weight
        for tag in tags where !had.contains(tag) { weights[tag, default: 0] += weight }
      }
    }
    let ofSite = try Int64.fetchAll(
      db.cachedStatement(sql: "SELECT id FROM link WHERE site = ? AND binnedAt IS NULL ORDER BY addedAt DESC LIMIT 40"),
      arguments: [site])
    try count(ofSite.map { ($0, 0.5) })
    let words = rareWords(of: title + " " + String(description.prefix(300)))
    if let rare = try rareMatch(words, db) {
      let found = try Row.fetchAll(
        db,
        sql: """
          SELECT id, score FROM (SELECT rowid AS id, wordRank(fulltext, 30\(rare.weights)) AS score FROM fulltext WHERE fulltext MATCH ?
          ORDER BY rowid DESC LIMIT \(mostAlike)) ORDER BY score DESC LIMIT 30
          """, arguments: [rare.match])
      // Itself is as alike as can be, and tells nothing.
      let alike = found.filter { $0["id"] != except }
      let best = alike.map { $0["score"] as Double }.max() ?? 0
      try count(
        alike.compactMap { row in
          let score: Double = row["score"]
          return best > 0 && score > best / 4 ? (row["id"], score / best) : nil
        })
    }
    guard total > 0 else { return [] }
    let chosen = weights.map { ($0.key, $0.value / total) }.filter { $0.1 >= 0.12 }
      .sorted { ($0.1, $1.0) > ($1.1, $0.0) }.prefix(most)
    return try chosen.compactMap { id, weight in
      try String.fetchOne(db.cachedStatement(sql: "SELECT path FROM tag WHERE id = ?"), arguments: [id]).map {
        TagSuggestion(path: $0, weight: weight)
      }
    }
  }

  /// The newest links with a word in common are compared, so many of them.
  private static let mostAlike = 400
  /// Words that more of all links have say nothing of one.
  private static let commonShare = 0.2

  /// Asks the index for the rarest of some words; nil where all are common.
  private static func rareMatch(_ words: [String], _ db: Database) throws -> (match: String, weights: String)? {
    let counts = try ShelfCounts(db)
    let total = counts.all + counts.binned
    let rarest = try words.map { word in
      let match = "{title tags description} : \"\(word)\""
      return (match, rows: try WordMatch.frequency(match, of: total, db))
    }.filter { total < 50 || $0.rows < Double(total) * commonShare }.sorted { $0.rows < $1.rows }.prefix(6)
    guard !rarest.isEmpty else { return nil }
    let weights = rarest.map { log(1 + (Double(total) - $0.rows + 0.5) / ($0.rows + 0.5)) }
    return (rarest.map(\.0).joined(separator: " OR "), weights.map { ", \(max($0, 1e-3))" }.joined())
  }

  /// The words of a text that say something: the longest ones, each once.
  private static func rareWords(of text: String) -> [String] {
    var splitter = WordSplitter()
    var words: Set<String> = []
    var text = String(text.prefix(1_500))
    text.withUTF8 {
      splitter.split($0, isQuery: true) {
        let isIdeographs = $0.folded.first.map { $0 >= 0xE3 } ?? false
        // Short Latin words are grammar.
        if isIdeographs ? $0.folded.count >= 6 : $0.folded.count >= 4 {
          words.insert(String(decoding: $0.folded, as: UTF8.self).replacing("\"", with: ""))
        }
        return words.count < 200
      }
    }
    return Array(words.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }.prefix(12))
  }
}
