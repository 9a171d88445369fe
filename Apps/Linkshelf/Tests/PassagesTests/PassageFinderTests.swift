// SPDX-License-Identifier: Apache-2.0
import Passages
import Testing

@Suite struct PassageFinderTests {
  private static let old = ArticleText(
    """
    <article><p>A gnomon is the part of a sundial that casts a shadow.</p>
    <p>The shadow moves with the sun, and the hours are read from it. In winter the shadow is long.</p>
    <p>The word is Greek. It means the one who knows, and also a carpenter's square.</p></article>
    """)

  private func passage(_ words: String) throws -> Passage {
    let found = try #require(PassageFinder(Self.old).find([Passage(words)]).first ?? nil)
    return Self.old.passage(found.range)
  }

  /// What is found of a passage of the old text in a new one.
  private func found(_ words: String, in html: String) throws -> (words: String, way: FoundPassage.Way)? {
    let text = ArticleText(html)
    guard let found = PassageFinder(text).find([try passage(words)])[0] else { return nil }
    return (text.words(found.range), found.way)
  }

  @Test func theExactWordsAreFoundInOtherMarkup() throws {
    let new =
      "<div>New.</div><div>The <b>shad</b>ow moves&nbsp;with\n the sun, and <i>the</i> hours are read from it!</div>"
    let found = try #require(try found("moves with the sun, and the hours", in: new))
    #expect(found.words == "moves with the sun, and the hours" && found.way == .exact)
  }

  @Test func surroundingsTellWhichOfSeveral() throws {
    let passage = try passage("In winter the shadow is long").share
    #expect(passage ?? 0 > 0.4)
    let text = ArticleText("<p>one shadow. two shadow. In winter the shadow is long. four shadow</p>")
    let kept = Passage("shadow", before: "In winter the ", after: " is long", share: 0)
    let found = try #require(PassageFinder(text).find([kept])[0])
    #expect(text.passage(found.range).before.hasSuffix("In winter the "))
    // A word that may stand anywhere isn't taken from somewhere else.
    #expect(
      PassageFinder(text).find([Passage("shadow", before: "the autumn has a ", after: " of gold leaves")])[0] == nil)
    #expect(PassageFinder(ArticleText("<p>a shadow</p>")).find([Passage("shadow", before: "x")])[0] != nil)
  }

  @Test func changedWordsAreFoundBetweenTheirSurroundings() throws {
    let new =
      "<p>The shadow moves with the sun, and the time of day is read off from it. In winter the shadow is long.</p>"
    let found = try #require(try found("the hours are read", in: new))
    #expect(found.words == "the time of day is read off" && found.way == .surroundings)
  }

  @Test func aSimilarPassageIsFoundElsewhere() throws {
    let new = """
      <p>Entirely new words stand here, of other things and other people in some other place.</p>
      <p>Well, the word is of Greek origin. It means the one who knows, and a carpenter's square.</p><p>The end.</p>
      """
    let found = try #require(
      try found("The word is Greek. It means the one who knows, and also a carpenter's square.", in: new))
    #expect(found.way == .similar)
    #expect(found.words.contains("one who knows") && found.words.contains("square") && !found.words.contains("end"))
  }

  @Test func whatIsGoneIsNotFound() throws {
    let new = "<p>Bees build cells of wax. The queen lays eggs, and the workers are out from spring to autumn.</p>"
    for words in ["The shadow moves with the sun, and the hours are read from it", "Greek", "casts a shadow."] {
      #expect(try found(words, in: new) == nil, "\(words)")
    }
    #expect(try found("Greek", in: "") == nil)
    #expect(PassageFinder(Self.old).find([Passage(""), Passage(" \u{AD}")]) == [nil, nil])
  }

  @Test func chineseIsFoundAfterAChange() throws {
    let old = ArticleText("<p>日晷是利用日影测得时刻的一种计时仪器。</p><p>它由晷面和晷针组成，晷针的影子指示时间。</p>")
    let range = try #require(PassageFinder(old).find([Passage("它由晷面和晷针组成，晷针的影子指示时间。")])[0])
    let new = ArticleText("<p>序言。</p><p>它由石制的晷面和铜制晷针组成，晷针影子指示时间。</p>")
    let found = try #require(PassageFinder(new).find([old.passage(range.range)])[0])
    #expect(found.way != .exact && new.words(found.range).hasSuffix("影子指示时间。"))
  }

  /// Words that a generator gives.
  private struct Words {
    var state: UInt64 = 7
    mutating func next(_ most: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % most
    }
    mutating func text(_ count: Int) -> [String] { (0..<count).map { _ in "word\(min(next(20_000), next(20_000)))" } }
  }

  @Test func hundredsOfPassagesAreFoundInALongArticle() {
    var words = Words()
    let text = words.text(100_000)
    let old = ArticleText("<p>" + text.joined(separator: " ") + "</p>")
    let passages = (0..<500).map { _ in
      let start = words.next(old.letters.count - 300)
      return old.passage(start..<start + 20 + words.next(250))
    }
    #expect(PassageFinder(old).find(passages).allSatisfy { $0?.way == .exact })
    // Each tenth word is another one, and all has moved.
    let changed = text.enumerated().map { $0.offset % 10 == 3 ? "new\($0.offset)" : $0.element }
    let new = ArticleText("<p>" + words.text(3_000).joined(separator: " ") + "</p><p>" + changed.joined(separator: " "))
    let found = PassageFinder(new).find(passages)
    #expect(found.filter { $0 != nil }.count >= 350)
    #expect(PassageFinder(ArticleText("<p>" + words.text(10).joined())).find(passages).allSatisfy { $0 == nil })
  }

  @Test func repeatingTextsAreBounded() {
    let text = ArticleText("<p>" + String(repeating: "a", count: 100_000) + "</p>")
    let passages = (0..<200).map { text.passage($0..<($0 + 5_000)) }
    #expect(PassageFinder(text).find(passages).compactMap(\.self).count == 200)
    let others = (0..<200).map { Passage(String(repeating: "a", count: 5_000) + "b", before: "\($0)", after: "x") }
    #expect(PassageFinder(text).find(others).allSatisfy { $0 == nil })
    let words = ArticleText("<p>" + String(repeating: "a b ", count: 20_000) + "</p>")
    _ = PassageFinder(words).find((0..<500).map { Passage("a b c a b d \($0)") })
  }
}
