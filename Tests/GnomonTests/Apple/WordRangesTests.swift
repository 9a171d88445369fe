// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Words of texts: Unicode's Annex 29 (word boundaries) says where they end.
@Suite struct WordRangesTests {
  private func words(_ text: String) -> [String] { _WordRanges.words(of: text).map { String(text[$0]) } }

  @Test(arguments: [
    ("Hello, big world!", ["Hello", "big", "world"]), ("  leading", ["leading"]), ("", []), (" ,.! ", []),
    ("it's 3.14", ["it's", "3.14"]), ("a_b c-d", ["a_b", "c", "d"]), ("привет, мир", ["привет", "мир"]),
    ("مرحبا بالعالم", ["مرحبا", "بالعالم"]), ("한국어 말", ["한국어", "말"]), ("한국어abc", ["한국어abc"]),
    ("日本", ["日", "本"]), ("e\u{301}a b", ["e\u{301}a", "b"]), ("😀 x 👩‍👩‍👧", ["x"]), ("one\ntwo", ["one", "two"]),
  ])
  func scripts(_ text: String, _ expected: [String]) { #expect(words(text) == expected) }

  @Test("A language that is written without spaces isn't taken apart into letters")
  func withoutSpaces() { #expect(words("สวัสดี ครับ") == ["สวัสดี", "ครับ"]) }

  private func found(_ text: NSString, _ range: NSRange, _ more: NSString.EnumerationOptions = []) -> [NSRange] {
    var found: [NSRange] = []
    _WordRanges.enumerate(text, in: range, options: [NSString.EnumerationOptions(rawValue: 3), more]) { _, word, _, _ in
      found.append(word)
    }
    return found
  }

  @Test func placesCountInUTF16() {
    let text: NSString = "😀 ab, cd"
    let (ab, cd) = (NSRange(location: 3, length: 2), NSRange(location: 7, length: 2))
    #expect(found(text, NSRange(location: 0, length: 9)) == [ab, cd])
    #expect(found(text, NSRange(location: 0, length: 9), .reverse) == [cd, ab])
    #expect(found(text, NSRange(location: 5, length: 4)) == [cd])
    #expect(found(text, NSRange(location: 9, length: 0)).isEmpty)
  }

  @Test func aWordIsHandedOnWithWhatIsBehindIt() {
    let text: NSString = "ab, cd!"
    var told: [(String?, NSRange)] = []
    let options = NSString.EnumerationOptions(rawValue: 3)
    _WordRanges.enumerate(text, in: NSRange(location: 0, length: 7), options: options) { word, _, whole, _ in
      told.append((word, whole))
    }
    #expect(told.map { $0.0 } == ["ab", "cd"])
    #expect(told.map { $0.1 } == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    told = []
    _WordRanges.enumerate(text, in: NSRange(location: 0, length: 7), options: [options, .substringNotRequired]) {
      told.append(($0, $2))
      $3.pointee = true
    }
    #expect(told.count == 1 && told[0].0 == nil)
  }

  @Test("A long text's words are found in one go", .timeLimit(.minutes(30)))
  func long() { #expect(words(String(repeating: "слово word ", count: 20_000)).count == 40_000) }
}
