// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The texts of one language, from `Static/texts.tsv`.
///
/// A text may have places like `{name}`. A key that ends in `.one` or `.other` is a plural form.
struct Texts: Sendable {
  let language: Language
  let table: [String: String]

  /// The text, or the key itself if there is none; a test says that there always is one.
  subscript(_ key: String) -> String { table[key] ?? key }

  /// The text with its places filled in.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    Texts.fill(self[key]) { place in values.first { $0.key == place }?.value ?? "" }
  }

  /// The plural form of a text for a number, which also fills the place `{n}`.
  func count(_ key: String, _ number: Int) -> String {
    let form = number == 1 ? "one" : "other"
    return self("\(key).\(form)", ["n": self.number(number)])
  }

  /// A sentence that another part of the program says in English; unchanged where there's no translation.
  func said(_ sentence: String) -> String {
    language == .english ? sentence : Resources.shared.sentences.translation(of: sentence) ?? sentence
  }

  /// A whole number with groups of three: `12,345`.
  func number(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// A size of a file: `830 B`, `1.2 MB`. Steps of 1,000.
  func size(_ bytes: Int) -> String {
    let bytes = max(0, bytes)
    if bytes < 1_000 { return "\(bytes) B" }
    var value = Double(bytes)
    var unit = 0
    let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    while value >= 999.5, unit < units.count - 1 {
      value /= 1_000
      unit += 1
    }
    let tenths = Int((value * 10).rounded())
    return value < 9.95 ? "\(tenths / 10).\(tenths % 10) \(units[unit])" : "\(Int(value.rounded())) \(units[unit])"
  }

  /// A length of time in its largest unit: seconds, minutes, hours, days.
  func duration(_ seconds: Int) -> String {
    let seconds = max(0, seconds)
    if seconds < 60 { return count("duration.seconds", seconds) }
    if seconds < 3_600 { return count("duration.minutes", seconds / 60) }
    if seconds < 86_400 { return count("duration.hours", seconds / 3_600) }
    return count("duration.days", seconds / 86_400)
  }

  /// Replaces each `{place}` by what the closure gives for its name.
  static func fill(_ text: String, _ value: (Substring) -> String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += value(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  static func of(_ language: Language) -> Texts {
    switch language {
    case .english: Texts.english
    case .chinese: Texts.chinese
    }
  }

  private static let english = Texts(language: .english, table: Resources.shared.texts[.english] ?? [:])
  private static let chinese = Texts(language: .chinese, table: Resources.shared.texts[.chinese] ?? [:])
}
