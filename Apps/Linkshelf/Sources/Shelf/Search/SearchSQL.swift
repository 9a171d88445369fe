// SPDX-License-Identifier: Apache-2.0
import GRDB

/// Turns a search into SQL over the table `link`.
///
/// There are two ways to find something: to read what an index has of it, or to go through the links in the list's order and look at each.
/// The first is quick for what is rare, the second for what is common, since a list needs few. How common a word or a tag is is known or
/// estimated before.
struct SearchSQL {
  /// A query's text and what its question marks stand for.
  struct Query {
    var sql: String
    var arguments: [DatabaseValue]
  }

  /// What the full-text index is asked for; nil where no words are.
  private(set) var match: WordMatch?
  /// How many links are found, where that is known without looking.
  private(set) var knownCount: Int?
  private var conditions: [SearchCondition] = []
  /// How many links there are, those in the bin too.
  private let total: Int
  private let mostRead: Double
  private let binCondition: BinCondition
  private let db: Database

  private enum BinCondition { case none, noneLies, leftOut }

  /// How many rows of the index are read before one link after the other is asked instead.
  static let mostRead = 8_000.0

  /// SQLite's functions take 127 values at most. Phrases beyond count as if they weren't rare.
  private static let mostWeights = 120

  /// - Parameter mostRead: Tests give other numbers, to see that all ways lead to the same links.
  init(_ search: Search, mostRead: Double = SearchSQL.mostRead, _ endings: WordEndings, _ db: Database) throws {
    self.db = db
    self.mostRead = mostRead
    let counts = try ShelfCounts(db)
    total = counts.all + counts.binned
    binCondition = search.term.asksForBin ? .none : counts.binned == 0 ? .noneLies : .leftOut
    let terms: [SearchTerm] = if case .all(let terms) = search.term { terms } else { [search.term] }
    var others: [SearchTerm] = []
    // Words that all results have are ranked.
    for term in terms {
      guard term.isWords, let words = try WordMatch(term, endings, db) else {
        // What has no letter, as "&", says nothing beside words.
        if case .words(_, let column, _) = term, column != .author, terms.count > 1 { continue }
        others.append(term)
        continue
      }
      match = match?.and(words) ?? words
    }
    for term in others {
      if case .not(let inner) = term, inner.isWords, let match, let words = try WordMatch(inner, endings, db) {
        self.match = match.without(words)
      } else {
        conditions.append(try SearchCondition(term, of: total, mostRead: mostRead, endings, db))
      }
    }
    conditions = conditions.filter { !$0.isCostly } + conditions.filter(\.isCostly)
    if match == nil { knownCount = try count(search.term, counts) }
  }

  /// How many links a search for one place or one tag finds; nil for all others.
  private func count(_ term: SearchTerm, _ counts: ShelfCounts) throws -> Int? {
    switch term {
    case .all(let terms) where terms.isEmpty: return counts.all
    case .all(let terms) where terms.count == 1: return try count(terms[0], counts)
    case .all([.state(.inbox), .state(.unread)]): return counts.unread
    case .state(.inbox): return counts.inbox
    case .state(.favourite): return counts.favourites
    case .state(.archived): return counts.archived
    case .state(.binned): return counts.binned
    case .tag(let name):
      let tags = try FoundTag.all(name, db)
      return tags.count <= 1 ? tags.first?.uses ?? 0 : nil
    default: return nil
    }
  }

  /// The table, with the index that a site's links are found by. The hosts' one leaves the bin out.
  var table: String {
    let index = conditions.compactMap(\.index).first { $0 == .site || binCondition != .none }
    return index.map { "link INDEXED BY \($0.rawValue)" } ?? "link"
  }

  /// All conditions, those of words too.
  ///
  /// - Parameter isWhole: All results are wanted, not the first of a list.
  func filter(isWhole: Bool = false) throws -> Query {
    var all = conditions
    if binCondition != .none { all.insert(SearchCondition(sql: "link.binnedAt IS NULL"), at: 0) }
    if let match {
      let isCommon = try !isWhole && isCommon(match)
      all.append(
        SearchCondition(
          sql: isCommon
            ? "EXISTS (SELECT 1 FROM fulltext WHERE fulltext MATCH ? AND fulltext.rowid = link.id)"
            : "link.id IN (SELECT rowid FROM fulltext WHERE fulltext MATCH ?)",
          arguments: [match.text.databaseValue]))
    }
    return Self.joined(all)
  }

  /// The ids and the ranks of what has the words; of many only the newest.
  ///
  /// - Parameter wanted: how many of the best are wanted. The ranks of all others are below theirs, and may not be exact.
  func ranked(_ match: WordMatch, most: Int, wanted: Int) throws -> Query {
    let weights = try match.weights(of: total, db).prefix(Self.mostWeights)
    let rank = "wordRank(fulltext, \(wanted)\(weights.map { ", \($0)" }.joined()))"
    var query = try found(match, "fulltext.rowid, \(rank)", isCommon: isCommon(match))
    query.sql += " LIMIT \(most)"
    return query
  }

  /// How many are found, counted up to a number.
  func counted(_ most: Int) throws -> Query {
    var query: Query
    if let match {
      query = found(match, "1", isCommon: false)
    } else {
      query = try filter()
      query.sql = "SELECT 1 FROM \(table) WHERE \(query.sql)"
    }
    query.sql = "SELECT COUNT(*) FROM (\(query.sql) LIMIT \(most))"
    return query
  }

  private func isCommon(_ match: WordMatch) throws -> Bool {
    try WordMatch.frequency(match.text, of: total, db) > mostRead
  }

  /// What has the words and meets the conditions, the newest first.
  ///
  /// - Parameter isCommon: Finding it out takes a query, and only conditions need it.
  private func found(_ match: WordMatch, _ columns: String, isCommon: @autoclosure () throws -> Bool) rethrows -> Query
  {
    let words = SearchCondition(sql: "fulltext MATCH ?", arguments: [match.text.databaseValue])
    guard !conditions.isEmpty else {
      // The index alone tells it all: the links' own rows needn't be read.
      let bin = SearchCondition(sql: "fulltext.rowid NOT IN (SELECT id FROM link WHERE binnedAt IS NOT NULL)")
      let filter = Self.joined(binCondition == .leftOut ? [words, bin] : [words])
      return Query(
        sql: "SELECT \(columns) FROM fulltext WHERE \(filter.sql) ORDER BY fulltext.rowid DESC",
        arguments: filter.arguments)
    }
    let link = binCondition == .none ? "fulltext.rowid = link.id" : "fulltext.rowid = link.id AND link.binnedAt IS NULL"
    // Where nearly all have the words and few meet the conditions, those few are asked for the words.
    guard try isCommon() else {
      let filter = Self.joined([words, SearchCondition(sql: link)] + conditions)
      return Query(
        sql: "SELECT \(columns) FROM fulltext CROSS JOIN link WHERE \(filter.sql) ORDER BY fulltext.rowid DESC",
        arguments: filter.arguments)
    }
    let filter = Self.joined([SearchCondition(sql: link)] + conditions + [words])
    return Query(
      sql:
        "SELECT \(columns) FROM \(table) CROSS JOIN fulltext WHERE \(filter.sql) ORDER BY link.addedAt DESC, link.id DESC",
      arguments: filter.arguments)
  }

  private static func joined(_ conditions: [SearchCondition]) -> Query {
    guard !conditions.isEmpty else { return Query(sql: "1", arguments: []) }
    return Query(sql: conditions.map(\.sql).joined(separator: " AND "), arguments: conditions.flatMap(\.arguments))
  }
}
