// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import GRDBSQLite
import HeapModule

/// How well a row of the full-text index fits, as a function of SQLite's: `wordRank(fulltext, wanted, weight of each phrase…)`.
///
/// Only so many of the best rows as are wanted get their true rank. Another one gets a number that is above its rank and below theirs, where
/// that's known without the length of its texts: that is a row of a table of its own.
///
/// It's BM25, with one difference: how rare a phrase is comes with the query, as the phrase's weight. SQLite's own `bm25` counts all rows of
/// all phrases before the first rank, which takes 0.2 s for a word that 85,000 links have; here only the rows that are asked for cost.
enum WordRank {
  /// How much a word in a column counts: title, tags, site, description, note, body.
  private static func weight(_ column: CInt) -> Double {
    switch column {
    case 0: 12
    case 1: 8
    case 2: 4
    case 3, 4: 5
    default: 1
    }
  }

  /// How soon further finds of a word count less, and how much the length of the texts matters: BM25's usual numbers.
  private static let saturation = 1.2
  private static let lengthShare = 0.75
  /// Phrases beyond these are found, and not ranked.
  private static let mostPhrases = 256

  static let name = "wordRank"

  static let function: fts5_extension_function = { interface, query, context, count, values in
    guard let interface, let query else { return }
    sqlite3_result_double(context, WordRank.rank(interface.pointee, query, count, values))
  }

  private static func rank(
    _ interface: Fts5ExtensionApi, _ query: OpaquePointer, _ count: CInt,
    _ values: UnsafeMutablePointer<OpaquePointer?>?
  ) -> Double {
    var finds: CInt = 0
    guard count > 0, interface.xInstCount(query, &finds) == SQLITE_OK, finds > 0 else { return 0 }
    let phrases = min(Int(interface.xPhraseCount(query)), mostPhrases)
    guard let best = best(interface, query, wanted: Int(sqlite3_value_int64(values?[0]))) else { return 0 }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: phrases) { found in
      found.initialize(repeating: 0)
      for index in 0..<finds {
        var phrase: CInt = 0
        var column: CInt = 0
        var place: CInt = 0
        guard interface.xInst(query, index, &phrase, &column, &place) == SQLITE_OK, phrase < phrases else { continue }
        found[Int(phrase)] += weight(column)
      }
      func sum(_ base: Double) -> Double {
        var sum = 0.0
        for phrase in 0..<phrases where found[phrase] > 0 {
          let rarity = phrase + 1 < Int(count) ? sqlite3_value_double(values?[phrase + 1]) : 0.1
          sum += rarity * found[phrase] * (saturation + 1) / (found[phrase] + base)
        }
        return sum
      }
      // No text is shorter than none.
      let most = sum(saturation * (1 - lengthShare))
      if let least = best.least, most < least { return most }
      var length: CInt = 0
      _ = interface.xColumnSize(query, -1, &length)
      let rank = sum(saturation * (1 - lengthShare + lengthShare * Double(length) / best.averageLength))
      best.add(rank)
      return rank
    }
  }

  /// What is known of a query from the rows before.
  private final class Best {
    let averageLength: Double
    private let wanted: Int
    private var ranks = Heap<Double>()

    init(wanted: Int, averageLength: Double) {
      self.wanted = wanted
      self.averageLength = averageLength
    }

    /// The least of the best ranks; nil where there aren't as many as are wanted.
    var least: Double? { ranks.count < wanted ? nil : ranks.min }

    func add(_ rank: Double) {
      if ranks.count < wanted {
        ranks.insert(rank)
      } else if let min = ranks.min, rank > min {
        ranks.replaceMin(with: rank)
      }
    }
  }

  private static func best(_ interface: Fts5ExtensionApi, _ query: OpaquePointer, wanted: Int) -> Best? {
    if let known = interface.xGetAuxdata(query, 0) { return Unmanaged<Best>.fromOpaque(known).takeUnretainedValue() }
    var rows: Int64 = 0
    var letters: Int64 = 0
    _ = interface.xRowCount(query, &rows)
    _ = interface.xColumnTotalSize(query, -1, &letters)
    let best = Best(wanted: wanted, averageLength: rows > 0 ? max(1, Double(letters) / Double(rows)) : 1)
    let code = interface.xSetAuxdata(query, Unmanaged.passRetained(best).toOpaque()) { pointer in
      if let pointer { Unmanaged<Best>.fromOpaque(pointer).release() }
    }
    // SQLite has released it where it couldn't keep it.
    return code == SQLITE_OK ? best : nil
  }
}
