// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Books

/// What clean HTML becomes; see `ArticleHTML` for what it has.
@Suite struct ArticleReaderTests {
  private func blocks(_ html: String) -> [ArticleBlock] { ArticleReader(html).blocks }

  @Test func aLineHasRunsOfStyles() {
    let read = blocks(
      "<article><p>A <strong>b <em>c</em></strong>,\n  d&amp;e <a href=\"https://x.org/\">f</a></p></article>")
    #expect(
      read == [
        .paragraph([
          ArticleRun("A"), ArticleRun(" b", style: .strong), ArticleRun(" c", style: [.strong, .emphasis]),
          ArticleRun(", d&e"), ArticleRun(" f", address: "https://x.org/"),
        ])
      ])
  }

  @Test func linksThatRunCodeOrLeadToNotesLeadNowhere() {
    #expect(
      blocks("<p><a href=\"javascript:alert(1)\">a</a><sup><a href=\"#note-1\">1</a></sup></p>")
        == [.paragraph([ArticleRun("a"), ArticleRun("1", style: .raised)])])
  }

  @Test func picturesPartTheirParagraph() {
    let image = ArticleImage(name: "p.jpg", words: "A <hill>", width: 40, height: 0)
    #expect(
      blocks(
        "<p>a <img src=\"p.jpg\" alt=\"A &lt;hill&gt;\" width=\"40\" height=\"-3\"> b</p><p class=\"caption\">c</p>")
        == [.paragraph([ArticleRun("a")]), .image(image), .paragraph([ArticleRun("b")]), .caption([ArticleRun("c")])])
  }

  @Test func listsLieInEachOther() {
    #expect(
      blocks("<ol start=\"3\"><li>a<ul><li><p>b</p></li></ul></li><li></li></ol>")
        == [
          .list(
            start: 3,
            items: [
              [.paragraph([ArticleRun("a")]), .list(start: nil, items: [[.paragraph([ArticleRun("b")])]])], [],
            ])
        ])
  }

  @Test func codeKeepsItsLines() {
    #expect(
      blocks("<pre><code class=\"language-swift\">a\n  b &lt; c\n\n</code></pre>") == [.code("a\n  b < c")])
  }

  @Test func tablesHaveRowsAndTheirCaptionIsAbove() {
    let html = """
      <table><caption>T</caption><thead><tr><th colspan="2">h</th></tr></thead>
      <tbody><tr><td>a<br>b</td><td></td></tr></tbody></table>
      """
    #expect(
      blocks(html) == [
        .caption([ArticleRun("T")]),
        .table([
          [.init(runs: [ArticleRun("h")], isHead: true, columns: 2)],
          [.init(runs: [ArticleRun("a\nb")], isHead: false, columns: 1), .init(runs: [], isHead: false, columns: 1)],
        ]),
      ])
  }

  @Test func notesQuotesTermsAndFormulasAreKept() {
    let html = """
      <blockquote><p>q</p></blockquote><dl><dt>t</dt><dd>m</dd></dl><hr>
      <p>x <span class="math">\\(a\\)</span></p><section class="notes"><ol><li id="note-1"><p>n</p> <a href="#noteref-1">↩</a></li></ol></section>
      """
    #expect(
      blocks(html) == [
        .quote([.paragraph([ArticleRun("q")])]),
        .definitions([
          .init(isMeaning: false, blocks: [.paragraph([ArticleRun("t")])]),
          .init(isMeaning: true, blocks: [.paragraph([ArticleRun("m")])]),
        ]), .rule,
        .paragraph([ArticleRun("x"), ArticleRun(" \\(a\\)", style: .formula)]),
        .notes([[.paragraph([ArticleRun("n")]), .paragraph([ArticleRun("↩")])]]),
      ])
  }

  @Test func whatIsNotKnownKeepsItsWords() {
    #expect(
      blocks("<video>a</video> < b <script>alert(1)</script><font>c</font></p></p> 1 < 2")
        == [.paragraph([ArticleRun("a < b c 1 < 2")])])
  }

  @Test func deepAndLongInputEnds() {
    let deep = String(repeating: "<blockquote>", count: 20_000) + "x" + String(repeating: "<li>", count: 20_000)
    #expect(blocks(deep).count == 1)
    let wide = String(repeating: "<p>a <em>b</em></p>", count: 20_000)
    #expect(blocks(wide).count == 20_000)
  }

  @Test func anyTextIsRead() {
    var numbers = SystemRandomNumberGenerator()
    let pieces = [
      "<p>", "</p>", "<li>", "<ul>", "</ul>", "<table>", "<tr>", "<td>", "</td>", "</table>", "a", " ", "&", "&lt;",
      "<",
      ">", "\"", "<img src=\"x\">", "<a href=\"https://e\">", "</a>", "<pre>", "</pre>", "\u{0}", "é", "😀", "<br>",
    ]
    for _ in 0..<2_000 {
      let html = (0..<40).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      _ = blocks(html)
    }
  }
}
