// SPDX-License-Identifier: Apache-2.0
import GRDB
import GRDBSQLite

/// Hands the words of ``WordSplitter`` to SQLite's full-text index.
final class WordTokenizer: FTS5CustomTokenizer {
  static let name = "shelf"
  private var splitter = WordSplitter()

  init(db: Database, arguments: [String]) throws {}

  func tokenize(
    context: UnsafeMutableRawPointer?, tokenization: FTS5Tokenization, pText: UnsafePointer<CChar>?, nText: CInt,
    tokenCallback: @escaping FTS5TokenCallback
  ) -> CInt {
    guard let pText, nText > 0 else { return SQLITE_OK }
    let count = Int(nText)
    let isQuery = tokenization.contains(.query)
    return pText.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      var status = SQLITE_OK
      splitter.split(UnsafeBufferPointer(start: bytes, count: count), isQuery: isQuery) { word in
        status = word.folded.withUnsafeBufferPointer { folded in
          folded.withMemoryRebound(to: CChar.self) {
            tokenCallback(
              context, word.isColocated ? FTS5_TOKEN_COLOCATED : 0, $0.baseAddress, CInt($0.count),
              CInt(word.range.lowerBound), CInt(word.range.upperBound))
          }
        }
        return status == SQLITE_OK
      }
      return status
    }
  }
}
