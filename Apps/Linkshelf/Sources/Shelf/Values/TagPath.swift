// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A tag's name: one or more parts, joined by `/`.
///
/// Tags that differ only in case, width or accents are the same tag.
public struct TagPath: Hashable, Sendable {
  /// The longest name, in letters.
  public static let longest = 120

  public let shown: String
  /// What is equal for the same tag.
  public let folded: String

  /// Spaces at the ends, `#` at the begin and empty parts are dropped.
  ///
  /// - Throws: where nothing is left, or it's too long.
  public init(_ text: String) throws {
    var parts: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: true) {
      var words = part.split(whereSeparator: { $0.isWhitespace || $0.isNewline || $0 == "\0" }).joined(separator: " ")
      while words.hasPrefix("#") { words.removeFirst() }
      words.removeAll { $0 == "," || $0 == "，" || $0 == "\"" }
      words = words.trimmingCharacters(in: .whitespaces)
      if !words.isEmpty { parts.append(words) }
    }
    let shown = parts.joined(separator: "/").precomposedStringWithCanonicalMapping
    guard !shown.isEmpty else { throw ShelfError(.invalid, "A tag needs a name; “\(text.prefix(40))” has no letter.") }
    guard shown.count <= Self.longest else {
      throw ShelfError(
        .invalid, "A tag's name has at most \(Self.longest) letters; “\(shown.prefix(40))…” has \(shown.count).")
    }
    self.shown = shown
    folded = Self.fold(shown)
  }

  static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The names in a text that separates them by commas.
  public static func separated(_ text: String) -> [String] {
    text.split(whereSeparator: { ",，\n".contains($0) }).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty
    }
  }

  /// The names in a text, as a field has them: separated by commas, or by spaces where there's no comma.
  public static func all(in text: String) -> [String] {
    let separators: (Character) -> Bool =
      text.contains(where: { ",，、;\n".contains($0) })
      ? { ",，、;\n".contains($0) } : { $0.isWhitespace }
    return text.split(whereSeparator: separators).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

/// A tag and how it's used.
public struct Tag: Hashable, Sendable, Identifiable {
  public typealias ID = Int64

  public var id: ID
  public var path: String
  /// How many links have it that aren't in the bin.
  public var uses: Int
  /// Other names that lead to it.
  public var synonyms: [String]
}
