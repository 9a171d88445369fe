// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads `^[3 apple](inflect: true)`: the marks are taken away, and in English the noun follows its number.
///
/// The noun is the last word before the next number, a preposition or a mark; it's put into the plural unless the number is written 1.
struct GrammarAgreement {
  /// True if nouns are put into the plural at all.
  let isEnglish: Bool
  /// The meaning of a private character of the string; nil of others.
  let argument: (Unicode.Scalar) -> String?
  /// An argument by its number, from 1.
  let numbered: (Int) -> String?
  /// The private characters whose arguments are nouns that become plurals.
  private(set) var plurals: Set<Unicode.Scalar> = []

  init(
    isEnglish: Bool, argument: @escaping (Unicode.Scalar) -> String? = { _ in nil },
    numbered: @escaping (Int) -> String? = { _ in nil }
  ) {
    self.isEnglish = isEnglish
    self.argument = argument
    self.numbered = numbered
  }

  /// The string without marks. Takes as long as the string is, whatever it holds.
  mutating func apply(to string: String) -> String {
    guard string.contains("^[") else { return string }
    let bytes = Array(string.utf8)
    let marks = AgreementMarks(bytes)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let part = marks.part(at: index) {
        result += (isEnglish && part.asksForAgreement ? agree(part) : part.content).utf8
        index = part.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // Where a noun's part of a phrase ends.
  private static let ends: Set<String> = [
    "of", "in", "on", "at", "to", "from", "for", "with", "without", "by", "per", "and", "or", "left", "ago",
    "remaining", "each", "taken", "found", "available", "total", "selected", "that", "who", "which", "is", "are", "was",
    "were", "has", "have",
  ]

  private mutating func agree(_ part: AgreementMarks.Part) -> String {
    var words = part.content.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    var number = part.argument.flatMap(numbered)
    while index < words.count {
      if number == nil {
        number = self.number(words[index])
        index += 1
        continue
      }
      var noun: Int?
      while index < words.count, self.number(words[index]) == nil {
        if words[index].hasPrefix("("), noun != nil { break }
        let letters = letters(words[index])
        if Self.ends.contains(letters.lowercased()), noun != nil { break }
        if !letters.isEmpty { noun = index }
        index += 1
        if let last = words[index - 1].last, ",.;:!?)".contains(last) { break }
      }
      if let noun, let count = number, !["1", "-1", "−1"].contains(count) { words[noun] = plural(words[noun]) }
      number = nil
    }
    return words.joined(separator: " ")
  }

  /// The number that a word is, as it's written.
  private func number(_ word: String) -> String? {
    let text = letters(word)
    let value = text.unicodeScalars.count == 1 ? argument(text.unicodeScalars.first!) ?? text : text
    let digits = value.drop { $0 == "-" || $0 == "−" }
    return digits.first?.isNumber == true ? value : nil
  }

  /// A word without the punctuation around it.
  private func letters(_ word: String) -> String {
    func isOutside(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isAlphabetic && scalar.properties.numericType == nil && argument(scalar) == nil
        && scalar != "-" && scalar != "−"
    }
    var scalars = Substring(word).unicodeScalars
    while let first = scalars.first, isOutside(first) { scalars.removeFirst() }
    while let last = scalars.last, isOutside(last) { scalars.removeLast() }
    return String(scalars)
  }

  private mutating func plural(_ word: String) -> String {
    let noun = letters(word)
    if noun.unicodeScalars.count == 1, let scalar = noun.unicodeScalars.first, argument(scalar) != nil {
      plurals.insert(scalar)
      return word
    }
    guard let range = word.range(of: noun) else { return word }
    return word.replacingCharacters(in: range, with: EnglishPlural.of(noun))
  }
}
