// SPDX-License-Identifier: Apache-2.0

/// What stands around an address in a pasted text.
enum PastedText {
  /// Characters that end a sentence and not an address.
  static let trailing: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "'", "\"", "*", "|", "`", "…", "，", "。", "；", "：", "！", "？", "、", "”", "’", "»", "›",
  ]
  static let opening: [Character: Character] = [
    "<": ">", "\"": "\"", "'": "'", "(": ")", "[": "]", "{": "}", "“": "”", "‘": "’", "«": "»", "《": "》", "「": "」",
    "『": "』", "（": "）",
    "【": "】", "〈": "〉", "`": "`",
  ]
  private static let closers = Set(opening.values)

  /// Without spaces and invisible marks at both ends.
  static func trimmed(_ text: String) -> String {
    if let first = text.utf8.first, let last = text.utf8.last, first > 0x20, first < 0x7F, last > 0x20, last < 0x7F {
      return text
    }
    var scalars = Substring(text).unicodeScalars
    while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
    while let last = scalars.last, isSpace(last) { scalars.removeLast() }
    return String(Substring(scalars))
  }

  /// Spaces, controls, byte order marks and zero-width marks.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x2066...0x2069, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// Without spaces, without a pair of marks around all of it, and without a sentence's punctuation after it.
  static func unwrapped(_ text: String) -> String {
    var rest = trimmed(text)
    // Each turn takes at least one pair away, and at most eight pairs are believed.
    for _ in 0..<8 {
      let bare = withoutTrailing(Substring(rest))
      guard let first = bare.first, let closer = opening[first] else { return trimmed(String(bare)) }
      var inner = bare.dropFirst()
      if let end = inner.firstIndex(of: closer) { inner = inner[..<end] }
      rest = trimmed(String(inner))
    }
    return rest
  }

  /// Without punctuation at the end, and without closing brackets that nothing opens. Cost: linear.
  static func withoutTrailing(_ text: Substring) -> Substring {
    var balance: [Character: Int] = [:]
    for character in text {
      if opening[character] != nil, !closers.contains(character) { balance[character, default: 0] += 1 }
      if let opener = opener(of: character) { balance[opener, default: 0] -= 1 }
    }
    var rest = text
    while let last = rest.last {
      if let opener = opener(of: last) {
        guard balance[opener, default: 0] < 0 else { break }
        balance[opener, default: 0] += 1
      } else if !trailing.contains(last) {
        break
      }
      rest.removeLast()
    }
    return rest
  }

  private static func opener(of closer: Character) -> Character? {
    switch closer {
    case ")": "("
    case "]": "["
    case "}": "{"
    case ">": "<"
    case "》": "《"
    case "」": "「"
    case "』": "『"
    case "）": "（"
    case "】": "【"
    case "〉": "〈"
    default: nil
    }
  }
}
