// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the words of a text as Unicode tells them apart. It's for the module that users' files see in Foundation's place.
public enum _WordRanges {
  /// The words of a text: what lies between two boundaries and has a letter or a digit.
  ///
  /// Chinese and Japanese signs are words of their own. Thai, Lao, Burmese and Khmer letters that stand side by side are one word, for no dictionary
  /// tells where one ends.
  public static func words(of text: String) -> [Range<String.Index>] {
    let places = text.matches(of: #/\b/#.wordBoundaryKind(.default)).map(\.range.lowerBound)
      .filter { !isInside(text.unicodeScalars, $0) }
    return zip(places, places.dropFirst()).map { $0..<$1 }.filter { range in
      text[range].contains { $0.isLetter || $0.isNumber }
    }
  }

  /// Hands a closure the parts of a text: words, or what Foundation knows on Linux.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - range: the part of the text that is looked at.
  ///   - options: what the parts are, and whether the last comes first or texts aren't handed on.
  ///   - block: is handed a part's text, its range, and the range to the parts beside it. It can set the last value to end.
  public static func enumerate(
    _ text: NSString, in range: NSRange, options: NSString.EnumerationOptions,
    using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard options.rawValue & 0xFF == 3 else {
      return text.enumerateSubstrings(in: range, options: options, using: block)
    }
    let string = text.substring(from: 0)
    let words = words(of: string).map { NSIntersectionRange(NSRange($0, in: string), range) }.filter { $0.length > 0 }
    let hasText = !options.contains(.substringNotRequired)
    var stop = ObjCBool(false)
    for number in options.contains(.reverse) ? Array(words.indices.reversed()) : Array(words.indices) {
      let word = words[number]
      // What is between two words is the earlier one's; what is before the first one is its own.
      let start = number == 0 ? range.location : word.location
      let end = number + 1 < words.count ? words[number + 1].location : range.location + range.length
      block(hasText ? text.substring(with: word) : nil, word, NSRange(location: start, length: end - start), &stop)
      if stop.boolValue { return }
    }
  }

  /// Whether a boundary that Swift finds is inside of a word: Swift takes Korean syllables apart, which Unicode doesn't.
  private static func isInside(_ text: String.UnicodeScalarView, _ place: String.Index) -> Bool {
    guard place > text.startIndex, place < text.endIndex else { return false }
    let (a, b) = (text[text.index(before: place)], text[place])
    return isKorean(a) && (isKorean(b) || isPlain(b)) || isPlain(a) && isKorean(b)
      || isWithoutSpaces(a) && isWithoutSpaces(b)
  }
  private static func isKorean(_ letter: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(letter.value) }
  private static func isPlain(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII && (letter.properties.isAlphabetic || letter.properties.numericType != nil || letter == "_")
  }
  private static func isWithoutSpaces(_ letter: Unicode.Scalar) -> Bool {
    guard [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF].contains(where: { $0.contains(letter.value) }) else {
      return false
    }
    return switch letter.properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
