// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text of a localized key.
final class LocalizedText: TextContent, @unchecked Sendable {
  let key: String
  /// What the key stands for where no table has it, with its interpolated values.
  let value: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  /// The locale whose language is spoken; nil is the environment's.
  let locale: Locale?

  init(key: String, value: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale? = nil) {
    self.key = key
    self.value = value
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return key == other.key && value == other.value && table == other.table && locale == other.locale
      && (bundle === other.bundle || bundle?.bundlePath == other.bundle?.bundlePath)
  }

  override func appendRuns(to runs: inout TextRuns, attributes: TextAttributes) {
    let environment = runs.environment
    let locale = locale ?? environment.locale
    let (format, answer) = LocalizedLookUp(key: key, value: value, table: table, bundle: bundle)
      .format(locale: locale, profile: environment.platformProfile)
    runs.add(unreadable: answer.problems)
    if answer.isUntranslated { runs.addUntranslated(key, table: table, language: locale.identifier(.bcp47)) }
    LocalizedWords(value: value, locale: locale, string: { $0.string(in: environment) }).forEachPiece(of: format) {
      piece in
      var inner = attributes
      if !piece.intent.isEmpty { inner.apply(piece.intent) }
      if let link = piece.link { inner.setLink(link) }
      if let text = piece.text {
        text.appendRuns(to: &runs, attributes: inner)
      } else {
        runs.append(piece.string, attributes: inner)
      }
    }
  }
}

extension PlatformProfile {
  /// The devices whose forms of strings fit, the fittest first.
  var stringDevices: [String] { system == .macOS ? ["mac"] : ["iphone"] }
}

/// Where the words for a key are looked up.
struct LocalizedLookUp {
  var key: String
  /// What the key stands for where no table has it.
  var value: LocalizedStringKey
  var table: String?
  var bundle: Bundle?

  /// The words, with specifiers where the values go, and what the tables say.
  ///
  /// - Parameter profile: what the forms by device are chosen for.
  func format(locale: Locale, profile: @autoclosure () -> PlatformProfile) -> (String, StringTables.Answer) {
    let answer = _LocalizedStrings.find(key, table: table, bundle: bundle, locale: locale)
    guard let found = answer.found else { return (value.key, answer) }
    if let plain = found.entry.plain { return (plain, answer) }
    let format = found.entry.format(
      LocalizedEntry.Choice(
        language: found.language, devices: profile().stringDevices,
        number: { [arguments = value.arguments] in arguments[$0].number }, count: value.arguments.count))
    return (format, answer)
  }
}

/// The words that a format and interpolated values make.
struct LocalizedWords {
  /// The words' values.
  var value: LocalizedStringKey
  /// The locale that numbers are written in.
  var locale: Locale
  /// The characters of a text among the values.
  var string: (Text) -> String

  /// A part of the words.
  struct Piece {
    var string: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    /// A text among the values, which keeps its looks and stands in the string's place.
    var text: Text?
  }

  /// A place of a format where an argument goes.
  private struct Slot {
    var index: Int
    var specifier: PrintfSpecifier?
    /// True if it's a noun that becomes a plural.
    var isPlural = false
  }

  /// The format with its values, without Markdown's looks.
  func plainString(of format: String) -> String {
    guard value.isFormat else { return format }
    let (marked, slots) = markSlots(of: format)
    var result = ""
    forEachPart(of: marked, slots: slots) { string, text in result += text.map(self.string) ?? string }
    return result
  }

  /// Calls with each part of the words, whose inline Markdown is read; that of values isn't.
  func forEachPiece(of found: String, _ body: (Piece) -> Void) {
    var format = found
    var slots: [Slot] = []
    if value.isFormat { (format, slots) = markSlots(of: found) }
    guard InlineMarkdown.mayContainMarkup(format) else {
      forEachPart(of: format, slots: slots) { body(Piece(string: $0, text: $1)) }
      return
    }
    format = agreeing(format, &slots)
    for span in InlineMarkdown.parse(format) {
      let link = span.link.flatMap { url($0, slots: slots) }
      forEachPart(of: span.string, slots: slots) {
        body(Piece(string: $0, intent: span.intent, link: link, text: $1))
      }
    }
  }

  /// The format without the marks of grammar agreement, its nouns following their numbers.
  private func agreeing(_ format: String, _ slots: inout [Slot]) -> String {
    guard format.contains("^[") else { return format }
    let places = slots
    func string(_ slot: Slot) -> String {
      if case .text(let text) = value.arguments[slot.index] { return self.string(text) }
      return value.arguments[slot.index].string(by: slot.specifier, locale: locale)
    }
    var agreement = GrammarAgreement(
      isEnglish: locale.language.languageCode.map { $0 == .english } ?? true,
      argument: { Self.slot(of: $0, in: places).map(string) },
      numbered: { number in
        value.arguments.indices.contains(number - 1) ? string(Slot(index: number - 1)) : nil
      })
    let result = agreement.apply(to: format)
    for scalar in agreement.plurals { slots[Int(scalar.value - Self.firstMark)].isPlural = true }
    return result
  }

  /// The first of the private characters that mark slots.
  private static let firstMark: UInt32 = 0x100000

  /// The format with its specifiers replaced by single private characters, so that Markdown is read without them.
  private func markSlots(of format: String) -> (String, [Slot]) {
    var result = ""
    var slots: [Slot] = []
    var next = 0
    for piece in FormatPieces(format) {
      switch piece {
      case .literal(let text): result += text
      case .percent: result += "%"
      case .specifier(let text, let number):
        let index = number.map { $0 - 1 } ?? next
        if number == nil { next += 1 }
        guard value.arguments.indices.contains(index), let mark = Unicode.Scalar(Self.firstMark + UInt32(slots.count))
        else { continue }
        slots.append(Slot(index: index, specifier: PrintfSpecifier("%" + text)))
        result.unicodeScalars.append(mark)
      case .substitution, .own: break
      }
    }
    return (result, slots)
  }

  private static func slot(of scalar: Unicode.Scalar, in slots: [Slot]) -> Slot? {
    guard scalar.value >= firstMark else { return nil }
    let index = Int(scalar.value - firstMark)
    return slots.indices.contains(index) ? slots[index] : nil
  }

  /// Calls with each part of a string that has arguments in the places of its marks: characters, or a text.
  private func forEachPart(of string: String, slots: [Slot], _ body: (String, Text?) -> Void) {
    if slots.isEmpty {
      body(string, nil)
      return
    }
    var literal = ""
    for scalar in string.unicodeScalars {
      guard let slot = Self.slot(of: scalar, in: slots) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      switch value.arguments[slot.index] {
      case .string(let noun) where slot.isPlural: literal += EnglishPlural.of(noun)
      case .text(let text):
        if !literal.isEmpty { body(literal, nil) }
        literal = ""
        body("", text)
      case let argument: literal += argument.string(by: slot.specifier, locale: locale)
      }
    }
    if !literal.isEmpty { body(literal, nil) }
  }

  /// A link's address with arguments put in.
  private func url(_ link: String, slots: [Slot]) -> URL? {
    if slots.isEmpty { return URL(string: link) }
    var words = self
    words.locale = Locale(identifier: "en_US_POSIX")
    var address = ""
    words.forEachPart(of: link, slots: slots) { string, text in address += text.map(self.string) ?? string }
    return URL(string: address)
  }
}

extension LocalizedStringKey.Argument {
  /// The number that plural forms are chosen by; nil if it isn't one.
  var number: Double? {
    switch self {
    case .integer(let value, _): Double(value)
    case .unsigned(let value, _): Double(value)
    case .floating(let value, _): value
    case .string, .text, .placeholder: nil
    }
  }

  /// The argument as a table's specifier writes it; a text gives nothing.
  func string(by found: PrintfSpecifier?, locale: Locale) -> String {
    let own: PrintfSpecifier?
    switch self {
    case .string(let string): return string
    case .text, .placeholder: return ""
    case .integer(_, let specifier), .unsigned(_, let specifier), .floating(_, let specifier):
      own = PrintfSpecifier(specifier)
    }
    let separators = NumberSeparators.of(locale)
    // A table's own specifier wins where it's more than the plain one.
    if let found, !Self.plain.contains(found), let string = found.format(self, separators: separators) { return string }
    return own?.format(self, separators: separators) ?? ""
  }

  private static let plain = Set(["%lld", "%d", "%llu", "%u", "%f", "%lf"].compactMap { PrintfSpecifier($0) })
}
