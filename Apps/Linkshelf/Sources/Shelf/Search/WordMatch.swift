// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

/// What the full-text index is asked for.
struct WordMatch: Sendable {
  /// One string of words, as the index counts them.
  private struct Phrase {
    /// Asks for the phrase, and for those that are looked for in its place.
    var group: String
    /// What was typed counts more than words that begin so.
    var share: Double
  }

  /// In the index's own language.
  private(set) var text: String
  private var phrases: [Phrase]
  /// It asks for words of which only the beginning is known.
  private var hasBeginning = false

  /// The words of a part of a search: all of it has to be words.
  ///
  /// - Returns: nil where it asks for other things too, or for nothing that has a letter.
  init?(_ term: SearchTerm, _ endings: WordEndings, _ db: Database) throws {
    switch term {
    case .words(_, .author?, _): return nil
    case .words(let words, let column, let isPrefix):
      guard let made = try Self.phrase(words, column, isPrefix, endings, db) else { return nil }
      self = made
    case .any(let terms), .all(let terms):
      // What is no word, within words, keeps the index from answering it.
      let isAny = if case .any = term { true } else { false }
      var parts: [WordMatch] = []
      for term in terms {
        guard term.isWords, let part = try WordMatch(term, endings, db) else { return nil }
        parts.append(part)
      }
      guard !parts.isEmpty else { return nil }
      text =
        parts.count == 1 ? parts[0].text : "(" + parts.map(\.text).joined(separator: isAny ? " OR " : " AND ") + ")"
      phrases = parts.flatMap(\.phrases)
      hasBeginning = parts.contains(where: \.hasBeginning)
    default: return nil
    }
  }

  private init(text: String, phrases: [Phrase], hasBeginning: Bool = false) {
    self.text = text
    self.phrases = phrases
    self.hasBeginning = hasBeginning
  }

  /// Whether it takes the index some time to begin with it.
  var isLong: Bool { hasBeginning || phrases.count > 4 }

  /// What both ask for.
  func and(_ other: WordMatch) -> WordMatch {
    WordMatch(
      text: "\(text) AND \(other.text)", phrases: phrases + other.phrases,
      hasBeginning: hasBeginning || other.hasBeginning)
  }

  /// What the first asks for, without what the other finds.
  func without(_ other: WordMatch) -> WordMatch {
    WordMatch(
      text: "(\(text)) NOT \(other.text)", phrases: phrases + other.phrases,
      hasBeginning: hasBeginning || other.hasBeginning)
  }

  /// The weight of each phrase: the rarer, the more.
  func weights(of total: Int, _ db: Database) throws -> [Double] {
    // What all results have alike needs no comparison.
    guard let first = phrases.first, phrases.contains(where: { $0.group != first.group }) else {
      return phrases.map(\.share)
    }
    var known: [String: Double] = [:]
    return try phrases.map { phrase in
      let rarity: Double
      if let found = known[phrase.group] {
        rarity = found
      } else {
        let rows = try Self.frequency(phrase.group, of: total, db)
        rarity = log(1 + (Double(total) - rows + 0.5) / (rows + 0.5))
        known[phrase.group] = rarity
      }
      return phrase.share * max(rarity, 1e-3)
    }
  }

  /// About how many links an expression finds. The newest ones that it finds tell how close they lie.
  ///
  /// - Parameter total: how many links there are.
  static func frequency(_ text: String, of total: Int, _ db: Database) throws -> Double {
    let sample = 200
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT COUNT(*) AS found, MIN(id) AS last, (SELECT MAX(id) FROM link) AS newest
        FROM (SELECT rowid AS id FROM fulltext WHERE fulltext MATCH ? ORDER BY rowid DESC LIMIT \(sample))
        """, arguments: [text])
    guard let row, let found: Int = row["found"], found >= sample, let last: Int64 = row["last"],
      let newest: Int64 = row["newest"], newest >= last
    else { return Double(row?["found"] ?? 0) }
    return min(Double(found) / Double(newest - last + 1), 1) * Double(total)
  }

  private static let shareOfEndings = 0.6

  /// - Returns: nil where the text has no letter.
  private static func phrase(
    _ text: String, _ column: SearchTerm.Column?, _ isPrefix: Bool, _ endings: WordEndings, _ db: Database
  )
    throws -> WordMatch?
  {
    var splitter = WordSplitter()
    var text = text.replacing("\0", with: " ")
    var last: WordSplitter.Word?
    var count = 0
    text.withUTF8 {
      splitter.split($0, isQuery: true) {
        last = $0
        count += 1
        return true
      }
    }
    guard let last else { return nil }
    let place = column.map { "\($0.rawValue) : " } ?? ""
    // Two letters begin too many words, and pairs of ideographs are whole.
    guard isPrefix, last.folded.count >= 3, last.folded[0] < 0xE3 else {
      let whole = place + quoted(text)
      return WordMatch(text: whole, phrases: [Phrase(group: whole, share: 1)])
    }
    // The index puts all finds of a beginning in order before it gives the first; words that are whole it reads as they are needed.
    if count == 1, let words = try endings.words(beginningWith: last.folded, db) {
      let typed = String(decoding: last.folded, as: UTF8.self)
      let all = [typed] + words.filter { $0 != typed }
      let group = all.count == 1 ? place + quoted(typed) : place + "(" + all.map(quoted).joined(separator: " OR ") + ")"
      return WordMatch(
        text: group, phrases: all.map { Phrase(group: group, share: $0 == typed ? 1 : shareOfEndings) })
    }
    let beginning = place + quoted(text) + " *"
    return WordMatch(text: beginning, phrases: [Phrase(group: beginning, share: 1)], hasBeginning: true)
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}

extension SearchTerm {
  /// Whether it asks for words that the full-text index has, and nothing else.
  var isWords: Bool {
    switch self {
    case .words(_, let column, _): column != .author
    case .all(let terms), .any(let terms): !terms.isEmpty && terms.allSatisfy(\.isWords)
    default: false
    }
  }
}
