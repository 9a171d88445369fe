// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Tables of strings of bundles.
enum LocalizedStrings {
  /// True if the main bundle has a table at all.
  static let mainHasStrings = Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  /// The string of a key in a locale's language; where the bundle hasn't that language, in the one that Foundation takes.
  static func lookUp(_ key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
    guard bundle != nil || table != nil || mainHasStrings else { return key }
    let bundle = bundle ?? .main
    guard let path = folder(of: bundle, locale), let inner = Bundle(path: path) else {
      return bundle.localizedString(forKey: key, value: key, table: table)
    }
    return inner.localizedString(forKey: key, value: key, table: table)
  }

  /// The folders of the languages that were asked for, by bundle and locale; nil where there's none.
  private static let folders = Mutex<[String: String?]>([:])

  private static func folder(of bundle: Bundle, _ locale: Locale) -> String? {
    // The machine's own language is Foundation's to choose.
    guard locale != EnvironmentValues().locale, locale != .current else { return nil }
    let name = "\(bundle.bundlePath)\n\(locale.identifier)"
    return folders.withLock { folders in
      if let known = folders[name] { return known }
      let languages = bundle.localizations
      let preferred = Bundle.preferredLocalizations(from: languages, forPreferences: [locale.identifier]).first
      // Where no language fits, Foundation names one all the same.
      let fitting = preferred.flatMap { name in
        Locale(identifier: name).language.languageCode == locale.language.languageCode ? name : nil
      }
      let path = fitting.flatMap { bundle.path(forResource: $0, ofType: "lproj") }
      folders[name] = .some(path)
      return path
    }
  }
}

/// A text of a localized key.
final class LocalizedText: TextContent, @unchecked Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
  }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    let found = LocalizedStrings.lookUp(key.key, table: table, bundle: bundle, locale: runs.environment.locale)
    var format = found
    var slots: [ArgumentSlot] = []
    if key.isFormat { (format, slots) = Self.markSlots(of: found, arguments: key.arguments) }
    guard InlineMarkdown.mayContainMarkup(format) else {
      append(format, slots: slots, to: &runs, attributes: attributes)
      return
    }
    format = agreeing(format, &slots, runs.environment)
    for span in InlineMarkdown.parse(format) {
      var inner = attributes
      inner.apply(span.intent)
      if let link = span.link { inner.setLink(Self.url(link, slots: slots, key: key, runs: runs)) }
      append(span.string, slots: slots, to: &runs, attributes: inner)
    }
  }

  /// A place of a format where an argument goes.
  private struct ArgumentSlot {
    var index: Int
    var specifier: PrintfSpecifier?
    /// True if it's a noun that becomes a plural.
    var isPlural = false
  }

  /// The format without the marks of grammar agreement, its nouns following their numbers.
  private func agreeing(
    _ format: String, _ slots: inout [ArgumentSlot], _ environment: EnvironmentValues
  ) -> String {
    guard format.contains("^[") else { return format }
    let (places, key, locale) = (slots, key, environment.locale)
    func string(_ slot: ArgumentSlot) -> String {
      if case .text(let text) = key.arguments[slot.index] { return text.string(in: environment) }
      return Self.string(of: key.arguments[slot.index], slot: slot, locale: locale)
    }
    var agreement = GrammarAgreement(
      isEnglish: locale.language.languageCode.map { $0 == .english } ?? true,
      argument: { Self.slot(of: $0, in: places).map(string) },
      numbered: { number in
        (1...max(1, key.arguments.count)).contains(number) && !key.arguments.isEmpty
          ? string(ArgumentSlot(index: number - 1)) : nil
      })
    let result = agreement.apply(to: format)
    for scalar in agreement.plurals { slots[Int(scalar.value - Self.firstMark)].isPlural = true }
    return result
  }

  /// The first of the private characters that mark slots.
  private static let firstMark: UInt32 = 0x100000

  /// The format with its specifiers replaced by single private characters, so that Markdown is read without them.
  private static func markSlots(
    of format: String, arguments: [LocalizedStringKey.Argument]
  ) -> (String, [ArgumentSlot]) {
    var result = ""
    var slots: [ArgumentSlot] = []
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@diouxXfFeEgGaAsc".contains($0) }),
        rest[..<end].allSatisfy({ "0123456789$.+-# hlqLzjt".contains($0) })
      else {
        result.append("%")
        continue
      }
      var specifier = String(rest[...end])
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]), position > 0 {
        index = position - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      rest = rest[rest.index(after: end)...]
      guard arguments.indices.contains(index), let mark = Unicode.Scalar(firstMark + UInt32(slots.count)) else {
        continue
      }
      slots.append(ArgumentSlot(index: index, specifier: PrintfSpecifier("%" + specifier)))
      result.unicodeScalars.append(mark)
    }
    return (result + rest, slots)
  }

  private static func slot(of scalar: Unicode.Scalar, in slots: [ArgumentSlot]) -> ArgumentSlot? {
    guard scalar.value >= firstMark else { return nil }
    let index = Int(scalar.value - firstMark)
    return slots.indices.contains(index) ? slots[index] : nil
  }

  /// Adds a string with arguments in the places of its marks.
  private func append(
    _ string: String, slots: [ArgumentSlot], to runs: inout TextRuns, attributes: TextAttributes
  ) {
    if slots.isEmpty {
      runs.append(string, attributes: attributes)
      return
    }
    var literal = ""
    for scalar in string.unicodeScalars {
      guard let slot = Self.slot(of: scalar, in: slots) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      if slot.isPlural, let noun = noun(slot) {
        literal += EnglishPlural.of(noun)
      } else if case .text(let text) = key.arguments[slot.index] {
        runs.append(literal, attributes: attributes)
        literal = ""
        text.appendRuns(to: &runs, attributes: attributes)
      } else {
        literal += Self.string(of: key.arguments[slot.index], slot: slot, locale: runs.environment.locale)
      }
    }
    runs.append(literal, attributes: attributes)
  }

  /// A noun that stands by itself among the arguments; nil of a text, which keeps its looks.
  private func noun(_ slot: ArgumentSlot) -> String? {
    if case .string(let string) = key.arguments[slot.index] { return string }
    return nil
  }

  private static func string(
    of argument: LocalizedStringKey.Argument, slot: ArgumentSlot, locale: Locale
  ) -> String {
    let own: PrintfSpecifier?
    switch argument {
    case .string(let string): return string
    case .text: return ""
    case .integer(_, let specifier), .unsigned(_, let specifier), .floating(_, let specifier):
      own = PrintfSpecifier(specifier)
    }
    let separators = NumberSeparators.of(locale)
    // A table's own specifier wins where it's more than the plain one.
    let plain = Set(["%lld", "%d", "%llu", "%u", "%f", "%lf"].map { PrintfSpecifier($0) })
    if let found = slot.specifier, !plain.contains(found), let string = found.format(argument, separators: separators) {
      return string
    }
    return own?.format(argument, separators: separators) ?? ""
  }

  /// A link's address with arguments put in.
  private static func url(
    _ link: String, slots: [ArgumentSlot], key: LocalizedStringKey, runs: TextRuns
  ) -> URL? {
    if slots.isEmpty { return URL(string: link) }
    var address = ""
    for scalar in link.unicodeScalars {
      guard let slot = slot(of: scalar, in: slots) else {
        address.unicodeScalars.append(scalar)
        continue
      }
      if case .text(let text) = key.arguments[slot.index] {
        address += text.string(in: runs.environment)
      } else {
        address += string(of: key.arguments[slot.index], slot: slot, locale: Locale(identifier: "en_US_POSIX"))
      }
    }
    return URL(string: address)
  }
}
