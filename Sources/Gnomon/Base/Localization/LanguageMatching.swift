// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which of the languages that there are serves a locale.
enum LanguageMatching {
  /// Old names of folders (`German.lproj`), which Apple's systems still read.
  private static let names = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Dutch": "nl", "Spanish": "es",
  ]

  /// A language with what its script and region are most likely.
  private struct Tag {
    var language: String
    var script: String
    var region: String
    /// Whether the region was written out.
    var namesRegion: Bool

    init(_ identifier: String) {
      let identifier = (names[identifier] ?? identifier).replacingOccurrences(of: "_", with: "-")
      let written = Locale.Language(identifier: identifier)
      let whole = Locale.Language(identifier: written.maximalIdentifier)
      let code = (whole.languageCode ?? written.languageCode)?.identifier.lowercased() ?? identifier.lowercased()
      // Norwegian's two names.
      language = code == "no" ? "nb" : code
      script = whole.script?.identifier.lowercased() ?? ""
      namesRegion = written.region != nil
      region = whole.region?.identifier.uppercased() ?? ""
    }

    /// Whether the region's words are read in others too: `es-419`, `en-001`, `en-GB`.
    var speaksForSeveral: Bool { region.allSatisfy(\.isNumber) || language == "en" && region == "GB" }
  }

  /// The languages that serve a locale, the best first; empty if none does.
  ///
  /// They have its language and its script. The locale's own region comes first, then a language without a region, then the region that
  /// speaks for several (`es-419`, `en-001`), then others.
  static func languages(for locale: Locale, among available: [String]) -> [String] {
    let wanted = Tag(locale.identifier(.bcp47))
    let ranked = available.compactMap { name -> (name: String, rank: Int)? in
      let tag = Tag(name)
      guard tag.language == wanted.language, tag.script == wanted.script else { return nil }
      if tag.namesRegion, tag.region == wanted.region { return (name, 0) }
      if !tag.namesRegion { return (name, tag.region == wanted.region ? 1 : 3) }
      return (name, tag.speaksForSeveral && wanted.region != "US" ? 2 : 4)
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name)
  }
}
