// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Synchronization

/// The words of the full-text index that begin in one way, and what was found of them before.
///
/// The index goes through all finds of a word to come to the next one: half a millisecond for a word that half of 100,000 links have. Who
/// adds a word to a search, or goes to the next page, asks for the same words again.
final class WordEndings: Sendable {
  /// So many words that begin as the one that was typed are looked for each by itself; the index walks through those without end.
  static let most = 24
  /// All is forgotten beyond so many beginnings, and beyond so many bytes of one.
  private static let mostKept = 1_000
  private static let longestKept = 100

  private struct Known {
    /// The index's list of its parts; every writing changes it.
    var state = Data()
    var words: [[UInt8]: [String]?] = [:]
  }

  private let known = Mutex(Known())

  /// All words of the index that begin so; nil where there are many.
  ///
  /// Costs some microseconds where they're known.
  func words(beginningWith start: [UInt8], _ db: Database) throws -> [String]? {
    let statement = try db.cachedStatement(sql: "SELECT block FROM fulltext_data WHERE id = 10")
    guard start.count <= Self.longestKept, let state = try Data.fetchOne(statement) else {
      return try Self.find(start, db)
    }
    if let words = known.withLock({ $0.state == state ? $0.words[start] : nil }) { return words }
    let words = try Self.find(start, db)
    known.withLock {
      if $0.state != state || $0.words.count >= Self.mostKept { $0 = Known(state: state) }
      $0.words[start] = .some(words)
    }
    return words
  }

  private static func find(_ start: [UInt8], _ db: Database) throws -> [String]? {
    var found: [String] = []
    let statement = try db.cachedStatement(sql: "SELECT term FROM indexWord WHERE term >= ? LIMIT 1")
    var next = String(decoding: start, as: UTF8.self)
    while let word = try String.fetchOne(statement, arguments: [next]), word.utf8.starts(with: start) {
      if found.count == most { return nil }
      found.append(word)
      next = word + "\u{1}"
    }
    return found
  }
}
