// SPDX-License-Identifier: Apache-2.0
import Passages
import Testing

@Suite struct ArticleTextTests {
  private func marked(_ html: String, _ quote: String) throws -> String {
    let text = ArticleText(html)
    let found = try #require(PassageFinder(text).find([Passage(quote)]).first ?? nil)
    return text.marked([ArticleMark(id: 7, name: "yellow", range: found.range)], isPlain: true)
  }

  @Test func marksHoldTextAndNoTags() throws {
    let cases = [
      ("<p>one two three</p>", "two", "<p>one <mark class=\"yellow\">two</mark> three</p>"),
      (
        "<p>one <em>two</em> three</p>", "one two three",
        "<p><mark class=\"yellow\">one</mark> <em><mark class=\"yellow\">two</mark></em> <mark class=\"yellow\">three</mark></p>"
      ),
      (
        "<p>one</p>\n<p>two</p>", "one two",
        "<p><mark class=\"yellow\">one</mark></p>\n<p><mark class=\"yellow\">two</mark></p>"
      ),
      (
        "<table><tr><td>a1</td><td>b2</td></tr>\n</table>", "a1 b2",
        "<table><tr><td><mark class=\"yellow\">a1</mark></td><td><mark class=\"yellow\">b2</mark></td></tr>\n</table>"
      ),
      ("<p>AT&amp;T &lt;b&gt;</p>", "T&T <b>", "<p>A<mark class=\"yellow\">T&amp;T &lt;b&gt;</mark></p>"),
      ("<p>caf&eacute; x</p>", "café", "<p><mark class=\"yellow\">caf&eacute;</mark> x</p>"),
      (
        "<pre><code>a  {\n\tb\n}</code></pre>", "a { b }",
        "<pre><code><mark class=\"yellow\">a  {\n\tb\n}</mark></code></pre>"
      ),
      ("<p>日晷的影子很长。</p>", "影子", "<p>日晷的<mark class=\"yellow\">影子</mark>很长。</p>"),
      ("<p>hi 👩‍👩‍👧 there 🏳️‍🌈</p>", "👩‍👩‍👧 there", "<p>hi <mark class=\"yellow\">👩‍👩‍👧 there</mark> 🏳️‍🌈</p>"),
      ("<p>gno\u{AD}mon&shy;ic sun</p>", "gnomonic", "<p><mark class=\"yellow\">gno\u{AD}mon&shy;ic</mark> sun</p>"),
      (
        "<p dir=\"rtl\">ظل \u{200F}الشمس طويل</p>", "الشمس طويل",
        "<p dir=\"rtl\">ظل \u{200F}<mark class=\"yellow\">الشمس طويل</mark></p>"
      ),
      ("<p>a<br>b c</p>", "a b", "<p><mark class=\"yellow\">a</mark><br><mark class=\"yellow\">b</mark> c</p>"),
    ]
    for (html, quote, wanted) in cases { #expect(try marked(html, quote) == wanted, "\(quote)") }
  }

  @Test func whatIsHiddenIsNoText() {
    let text = ArticleText(
      "<!-- one --><style>p{}</style><script>var a = '<p>';</SCRIPT ><p title=\"a > b\">two</p><p data='x>y'>three &amp four"
    )
    #expect(text.words(0..<text.letters.count) == "two\nthree & four")
  }

  @Test func brokenHTMLIsRead() {
    for html in [
      "<", "<p", "<p title=\"", "&", "&#", "a<b", "< p>", "<!--", "<!", "</", "<script>", "\u{0}", "&#x110000;",
      "<a'\"><b>",
    ] {
      let text = ArticleText(html)
      let all = text.marked([ArticleMark(id: 1, name: "yellow", range: 0..<text.letters.count)])
      #expect(all.replacing("</mark>", with: "").count >= html.count)
      #expect(ArticleText(all).letters == text.letters, "\(html)")
    }
  }

  @Test func overlappingMarksNameEachOther() {
    let text = ArticleText("<p>abcdef</p>")
    let marks = [
      ArticleMark(id: 1, name: "yellow", range: 0..<4), ArticleMark(id: 2, name: "blue", hasNote: true, range: 2..<6),
    ]
    #expect(
      text.marked(marks)
        == "<p><mark id=\"mark-1\" class=\"hl yellow\" data-marks=\"1\">ab</mark><mark id=\"mark-2\" class=\"hl blue noted\" data-marks=\"2 1\">cd</mark><mark class=\"hl blue noted\" data-marks=\"2\">ef</mark></p>"
    )
    // What lies outside is left out.
    #expect(
      text.marked([ArticleMark(id: 1, name: "x", range: -1..<2), ArticleMark(id: 1, name: "x", range: 3..<99)])
        == "<p>abcdef</p>")
  }

  @Test func marksDontChangeTheText() {
    let html = "<h1>A &amp; B</h1><ul><li>one <a href=\"x\">two</a></li><li>three</li></ul><p>fo<b>u</b>r</p>"
    let text = ArticleText(html)
    for start in 0..<text.letters.count {
      for end in start + 1...text.letters.count {
        let all = text.marked([ArticleMark(id: 1, name: "green", range: start..<end)])
        #expect(ArticleText(all).letters == text.letters)
        #expect(ArticleText(all).words(start..<end) == text.words(start..<end))
        #expect(!all.contains("\"></mark>") && all.split(separator: "id=\"mark-1\"").count == 2)
        let anchored = text.marked([ArticleMark(id: 1, name: "green", range: start..<end)], anchor: end - 1)
        #expect(ArticleText(anchored).letters == text.letters && anchored.contains("id=\"shelf-here\""))
      }
    }
  }
}
