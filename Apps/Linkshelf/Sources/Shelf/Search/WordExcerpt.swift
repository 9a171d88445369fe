// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import GRDBSQLite

/// A piece of a row's text with the words that were looked for, as a function of SQLite's: `wordExcerpt(fulltext)`.
///
/// It's taken from the description, the page's text, or the note: the first of them that has a word. SQLite's own `snippet` splits the whole
/// of each text into words; this one ends with the piece.
enum WordExcerpt {
  /// What stands before and after a word that was found: private letters, which the index doesn't keep.
  static let mark: (begin: Unicode.Scalar, end: Unicode.Scalar) = ("\u{E000}", "\u{E001}")

  /// How many words a piece has, and how many of them stand before the first find.
  private static let length = 32
  private static let lead = 8
  /// How many bytes of signs are shown before a text's first word, and after its last one.
  private static let mostSigns = 60
  /// Finds beyond these aren't compared.
  private static let mostFinds: CInt = 2_000
  private static let columns: [CInt] = [3, 5, 4]

  private struct Find {
    var phrase: CInt
    var place: Int
    var size: Int
  }

  static let name = "wordExcerpt"

  static let function: fts5_extension_function = { interface, query, context, _, _ in
    guard let interface, let query, let text = WordExcerpt.excerpt(interface.pointee, query) else { return }
    // SQLite copies it.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_result_text(context, $0.baseAddress, CInt($0.count), copies)
      }
    }
  }

  private static func excerpt(_ interface: Fts5ExtensionApi, _ query: OpaquePointer) -> [UInt8]? {
    var count: CInt = 0
    guard interface.xInstCount(query, &count) == SQLITE_OK else { return nil }
    var finds: [CInt: [Find]] = [:]
    for index in 0..<min(count, mostFinds) {
      var phrase: CInt = 0
      var column: CInt = 0
      var place: CInt = 0
      guard interface.xInst(query, index, &phrase, &column, &place) == SQLITE_OK, columns.contains(column) else {
        continue
      }
      let size = max(1, Int(interface.xPhraseSize(query, phrase)))
      finds[column, default: []].append(Find(phrase: phrase, place: Int(place), size: size))
    }
    guard let column = columns.first(where: { finds[$0] != nil }), let found = finds[column] else { return nil }
    var bytes: UnsafePointer<CChar>?
    var size: CInt = 0
    guard interface.xColumnText(query, column, &bytes, &size) == SQLITE_OK, let bytes, size > 0 else { return nil }
    let start = max(0, best(found) - lead)
    let shown = start..<(start + length)
    let words = words(interface, query, bytes, size, shown)
    guard let first = words.first, let last = words.last else { return nil }
    let text = UnsafeRawBufferPointer(start: bytes, count: Int(size))
    let marks = found.filter { shown.contains($0.place) }.map { find -> Range<Int> in
      let from = find.place - shown.lowerBound
      let to = min(from + find.size, words.count) - 1
      return from < words.count && from <= to ? words[from].lowerBound..<words[to].upperBound : 0..<0
    }.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    // Signs before the first word of all and after the last one belong to them.
    var from = start == 0 ? max(0, first.lowerBound - mostSigns) : first.lowerBound
    var to = min(text.count, last.upperBound + (words.count < length ? mostSigns : 0))
    // Not within a letter.
    while from < first.lowerBound, text[from] & 0xC0 == 0x80 { from += 1 }
    while to > last.upperBound, to < text.count, text[to] & 0xC0 == 0x80 { to -= 1 }
    return piece(of: text, from..<to, marks)
  }

  /// The place from which a piece has the most different phrases.
  private static func best(_ finds: [Find]) -> Int {
    let finds = finds.sorted { $0.place < $1.place }
    var best = (place: finds[0].place, count: 0)
    var counts: [CInt: Int] = [:]
    var end = 0
    for (index, find) in finds.enumerated() {
      while end < finds.count, finds[end].place < find.place + length - lead {
        counts[finds[end].phrase, default: 0] += 1
        end += 1
      }
      if counts.count > best.count { best = (find.place, counts.count) }
      let left = counts[finds[index].phrase, default: 1] - 1
      counts[finds[index].phrase] = left > 0 ? left : nil
    }
    return best.place
  }

  /// What collects the words of a piece.
  private struct Collected {
    var wanted: Range<Int>
    var next = 0
    var words: [Range<Int>] = []
  }

  /// Where the words of some places stand in a text's bytes.
  private static func words(
    _ interface: Fts5ExtensionApi, _ query: OpaquePointer, _ bytes: UnsafePointer<CChar>, _ size: CInt,
    _ wanted: Range<Int>
  ) -> [Range<Int>] {
    var collected = Collected(wanted: wanted)
    _ = withUnsafeMutablePointer(to: &collected) { pointer in
      interface.xTokenize(query, bytes, size, pointer) { context, flags, _, _, start, end in
        guard let collected = context?.assumingMemoryBound(to: Collected.self) else { return SQLITE_ERROR }
        // A word at the place of the one before counts once.
        if flags & FTS5_TOKEN_COLOCATED != 0 { return SQLITE_OK }
        let place = collected.pointee.next
        guard place < collected.pointee.wanted.upperBound else { return SQLITE_DONE }
        collected.pointee.next = place + 1
        if place >= collected.pointee.wanted.lowerBound, start <= end {
          collected.pointee.words.append(Int(start)..<Int(end))
        }
        return SQLITE_OK
      }
    }
    return collected.words
  }

  private static func piece(of text: UnsafeRawBufferPointer, _ shown: Range<Int>, _ marks: [Range<Int>]) -> [UInt8] {
    let begin = Array(String(mark.begin).utf8)
    let end = Array(String(mark.end).utf8)
    let more = Array("…".utf8)
    var at = shown.lowerBound
    let stop = shown.upperBound
    var piece = at == 0 ? [] : more
    for mark in marks where mark.upperBound > at && mark.upperBound <= stop {
      let from = max(mark.lowerBound, at)
      piece += text[at..<from]
      // Finds that overlap are one.
      if piece.suffix(end.count).elementsEqual(end), from == at { piece.removeLast(end.count) } else { piece += begin }
      piece += text[from..<mark.upperBound]
      piece += end
      at = mark.upperBound
    }
    piece += text[at..<max(at, stop)]
    return stop == text.count ? piece : piece + more
  }
}
