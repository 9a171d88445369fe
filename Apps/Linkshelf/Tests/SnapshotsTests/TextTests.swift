// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Snapshots

@Suite struct TextTests {
  @Test func cssAddressesAreFoundAndTheRestIsKept() {
    let css =
      "@charset \"x\";@import url(a.css) layer(l) screen;/* url(no) */.a{background:URL( 'b c.png' ) ,url(d\\)e.png)}.b{content:\"url(no)\"}@font-face{src:url(f.woff2)}.c{mask:url(#id);x:url(data:a)}.curl(x){}"
    #expect(
      CSSScanner.parts(of: css) == [
        .imported("a.css", conditions: " layer(l) screen"), .text("/* url(no) */.a{background:"),
        .address("b c.png", isFont: false), .text(" ,"),
        .address("d)e.png", isFont: false), .text("}.b{content:\"url(no)\"}@font-face{src:"),
        .address("f.woff2", isFont: true),
        .text("}.c{mask:url(#id);x:url(data:a)}.curl(x){}"),
      ])
    #expect(
      ResolvedSheets.wrapping(" layer(l) supports(display: grid) screen ") == (
        "@layer l{@supports (display: grid){@media screen{", "}}}\n"
      ))
    for broken in ["url(", "@import", "'", "\\", "/*", "@font-face{", "url('", "@import 'a", "}}}}", "url(\\"] {
      _ = CSSScanner.parts(of: broken)
    }
    #expect(CSSScanner.parts(of: String(repeating: ".a{b:url(c)}", count: 20_000)).count == 40_001)
  }

  @Test func jsonIsReadAndWritten() throws {
    let text = "{\"a\":[1,-2.5,true,null,\"x\\n\\u00e9\\ud83d\\ude00\\ud800\"],\"b\":{}}"
    let value = try JSONParser.parse(text)
    #expect(value["a"]?.array?.count == 5)
    #expect(value["a"]?.array?.last?.string == "x\né😀\u{FFFD}")
    #expect(try JSONParser.parse(value.text) == value)
    for broken in [
      "", "{", "[1,", "\"", "\"\\u12\"", "{\"a\"}", "tru", "1 2", "-", String(repeating: "[", count: 100_000),
    ] {
      #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(broken) }
    }
  }

  @Test func wordsOfManyScriptsAreCounted() {
    #expect(ArticleText.wordCount("It's two-part, 3 words") == 5)
    #expect(ArticleText.wordCount("老磨坊 and 川") == 5)
  }

  @Test func twentyThousandBlocksAreWritten() {
    let blocks = (0..<20_000).map { ArticleBlock.paragraph([.text("line \($0)"), .lineBreak, .text("* x")]) }
    let article = Article(blocks: blocks, isList: false, isRightToLeft: true, isCut: false)
    #expect(ArticleMarkdown.markdown(article).split(separator: "\n").count == 40_000)
    #expect(ArticleHTML.html(article, language: "ar\"><x").hasPrefix("<article lang=\"arx\" dir=\"rtl\">"))
  }
}
