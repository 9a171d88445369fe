// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A string catalogue (`.xcstrings`): the strings of one table in all languages.
struct StringCatalog: Sendable {
  /// The language that the keys are written for.
  private(set) var sourceLanguage: String
  /// By language, then by key.
  private(set) var languages: [String: [String: LocalizedEntry]] = [:]
  /// The keys that are the same in all languages.
  private(set) var untranslated: Set<String> = []

  /// Reads a catalogue.
  ///
  /// - Throws: an error of decoding where it isn't one.
  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, from: data)
    sourceLanguage = file.sourceLanguage
    for (key, string) in file.strings {
      if string.shouldTranslate == false { untranslated.insert(key) }
      for (language, localization) in string.localizations ?? [:] {
        guard let entry = localization.entry else { continue }
        languages[language, default: [:]][key] = entry
      }
    }
    if languages[sourceLanguage] == nil { languages[sourceLanguage] = [:] }
  }
}

/// A catalogue as it stands in its file.
private struct CatalogFile: Decodable {
  struct Entry: Decodable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
    /// A list of strings, for phrases of shortcuts. The first counts.
    var stringSet: StringSet?

    var entry: LocalizedEntry? {
      let parts = (substitutions ?? [:]).compactMapValues { substitution -> LocalizedEntry.Substitution? in
        guard let form = substitution.variations?.form else { return nil }
        return LocalizedEntry.Substitution(
          argument: substitution.argNum.flatMap { $0 > 0 ? $0 : nil }, specifier: substitution.formatSpecifier ?? "@",
          form: form)
      }
      if let form = variations?.form { return LocalizedEntry(form: form, substitutions: parts) }
      // A unit that nobody has translated yet holds nothing.
      if let unit = stringUnit, unit.state != "new" || !unit.value.isEmpty {
        return LocalizedEntry(form: .string(unit.value), substitutions: parts)
      }
      return stringSet?.values.first.map { LocalizedEntry($0) }
    }
  }

  struct StringSet: Decodable {
    var values: [String]
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  struct Variation: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var form: LocalizedEntry.Form? { variations?.form ?? stringUnit.map { .string($0.value) } }
  }

  final class Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
    var width: [String: Variation]?

    var form: LocalizedEntry.Form? {
      if let device {
        return .device(device.compactMapValues(\.form))
      } else if let plural {
        return .plural(plural.compactMapValues(\.form))
      } else if let width {
        return .width(
          width.compactMap { width, variation -> LocalizedEntry.WidthForm? in
            guard let width = Int(width), let form = variation.form else { return nil }
            return LocalizedEntry.WidthForm(width: width, form: form)
          }.sorted { $0.width < $1.width })
      }
      return nil
    }
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}
