// SPDX-License-Identifier: Apache-2.0

/// What other parts of the program say in English, in other words of the same meaning; from `Static/sentences.tsv`.
///
/// The store, the fetcher and the browser know no languages, and the queue keeps their sentences for weeks. So a sentence is known by its English
/// words: the table has them with places such as `{1}` for what is filled in. What stands at a place is looked up itself. A sentence that isn't
/// in the table stays English.
struct Sentences: Sendable {
  /// A sentence with places, cut at them.
  private struct Pattern: Sendable {
    /// The words between the places; one more than there are places.
    var pieces: [String]
    var translation: String
    var letters: Int { pieces.reduce(0) { $0 + $1.utf8.count } }
  }

  /// Sentences within sentences are looked up so deep.
  private static let deepest = 3
  /// Longer texts aren't looked up.
  private static let longest = 4_000

  private var whole: [String: String] = [:]
  private var patterns: [Pattern] = []

  /// - Parameter rows: English and its translation. Places have the numbers 1, 2, … in the order of the English words.
  init(_ rows: [(english: String, translation: String)]) {
    for (english, translation) in rows {
      let pieces = Self.pieces(english)
      if pieces.count == 1 {
        whole[english] = translation
      } else {
        patterns.append(Pattern(pieces: pieces, translation: translation))
      }
    }
    // What says more words fits better.
    patterns.sort { $0.letters > $1.letters }
  }

  /// The translation; nil where the table has none. Costs one look at each pattern.
  func translation(of sentence: String, depth: Int = 0) -> String? {
    if let found = whole[sentence] { return found }
    guard depth < Self.deepest, sentence.utf8.count <= Self.longest else { return nil }
    for pattern in patterns {
      guard let values = Self.values(of: sentence, in: pattern.pieces) else { continue }
      return Texts.fill(pattern.translation) { place in
        guard let number = Int(place), values.indices.contains(number - 1) else { return "" }
        let value = values[number - 1]
        return translation(of: value, depth: depth + 1) ?? value
      }
    }
    return nil
  }

  /// What stands at the places; nil where the words differ.
  private static func values(of sentence: String, in pieces: [String]) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, sentence.hasPrefix(first) else { return nil }
    var rest = sentence.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return nil }
    rest = rest.dropLast(last.count)
    var values: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return nil }
      values.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    values.append(String(rest))
    return values.contains("") ? nil : values
  }

  /// The words between places such as `{1}`.
  private static func pieces(_ text: String) -> [String] {
    text.split(separator: /\{[0-9]\}/, omittingEmptySubsequences: false).map(String.init)
  }
}
