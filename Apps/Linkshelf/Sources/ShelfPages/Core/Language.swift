// SPDX-License-Identifier: Apache-2.0

/// A language of the pages.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh"

  /// The value of the HTML `lang` attribute.
  public var code: String { self == .chinese ? "zh-Hans" : rawValue }

  /// `ltr` or `rtl`.
  public var direction: String { ["ar", "fa", "he", "ur"].contains(rawValue) ? "rtl" : "ltr" }

  /// The language's name in itself.
  public var ownName: String { self == .chinese ? "中文" : "English" }

  /// The language that an `Accept-Language` header asks for first; English if it names none of ours.
  public static func preferred(by header: String) -> Language {
    var best: (language: Language, weight: Double) = (.english, -1)
    for part in header.prefix(1_000).split(separator: ",") {
      let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let code = pieces.first?.prefix(2).lowercased(), let language = Language(rawValue: code) else { continue }
      let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if quality > best.weight { best = (language, quality) }
    }
    return best.weight > 0 ? best.language : .english
  }
}

/// The choice of colours.
public enum Theme: String, Sendable, CaseIterable {
  case system, light, dark
}
