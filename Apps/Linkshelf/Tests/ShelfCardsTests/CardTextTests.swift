// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ShelfCards

@Suite struct CardTextTests {
  @Test(arguments: [
    ("  a \n\t b  ", "a b"), ("a\u{0}b\u{7}c", "abc"), ("\u{202E}evil\u{202C}", "evil"), ("", ""), (" \r\n ", ""),
    ("a\u{2028}b", "a b"),
    ("👩‍👩‍👧‍👦 x", "👩‍👩‍👧‍👦 x"), ("e\u{301}", "e\u{301}"), ("\u{FEFF}title", "title"), ("\u{E000}", ""),
  ])
  func becomesOneLine(text: String, expected: String) { #expect(CardText.cleaned(text, limit: 100) == expected) }

  @Test func isCutAtItsLimit() {
    #expect(CardText.cleaned("abcdef", limit: 6) == "abcdef")
    #expect(CardText.cleaned("abcdefg", limit: 6) == "abcdef…")
    #expect(CardText.cleaned(String(repeating: "日", count: 10_000), limit: 280).count == 281)
    let marked = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(CardText.cleaned(marked, limit: 10).unicodeScalars.count == CardLimits.scalarsOfLetter)
  }

  @Test(arguments: [
    ("مرحبا", true), ("12 שלום", true), ("Hello مرحبا", false), ("", false), ("「日本」", false), ("123", false),
  ])
  func knowsItsDirection(text: String, isRightToLeft: Bool) {
    #expect(CardText.beginsRightToLeft(text) == isRightToLeft)
  }

  @Test func titleFallsBackToWhatIsThere() {
    #expect(CardModel(CardContent(title: " ", description: "D", site: "s")).title == "D")
    #expect(CardModel(CardContent(title: "", site: "s.example", siteName: "S")).title == "S")
    #expect(CardModel(CardContent(title: "", site: "s.example")).title == "s.example")
    #expect(CardModel(CardContent(title: "")).title == "")
    #expect(CardModel(CardContent(title: "Same", description: "Same")).description == "")
  }

  @Test func countsLettersThatStayTogether() {
    #expect(CardModel(CardContent(title: "a donkey-cart 日本語日本語日本語")).longestWord == 6)
  }
}
