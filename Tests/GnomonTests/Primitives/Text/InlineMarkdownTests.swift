// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct InlineMarkdownTests: TextSuite {
  @Test("Inline Markdown of keys")
  func markdown() {
    #expect(runs(Text("a **b** *c* `d` ~~e~~")) == ["a ", "b[b]", " ", "c[i]", " ", "d[m]", " ", "e[s]"])
    #expect(runs(Text("***both***")) == ["both[b i]"])
    #expect(runs(Text("**a *b* c**")) == ["a [b]", "b[b i]", " c[b]"])
    #expect(runs(Text("snake_case_name 2*3*4 * 5")) == ["snake_case_name 2", "3[i]", "4 * 5"])
    #expect(runs(Text(#"\*plain\* \a"#)) == [#"*plain* \a"#])
    #expect(runs(Text("[text *x*](https://a.b/c)!")) == ["text x[https://a.b/c]", "!"])
    #expect(runs(Text("see https://a.b/c. Now")) == ["see ", "https://a.b/c[https://a.b/c]", ". Now"])
    #expect(runs(Text("<https://a.b> a < b &amp; [c]")) == ["https://a.b[https://a.b]", " a < b & [c]"])
    #expect(runs(Text("**Hello \("*x*")** \(2)")) == ["Hello *x*[b]", " 2"])
    #expect(runs(Text("[go](https://a.b/\(7))")) == ["go[https://a.b/7]"])
    #expect(runs(Text("a\n  b  *c*")) == ["a\n  b  ", "c[i]"])
    #expect(runs(Text("`**code**`")) == ["**code**[m]"])
    #expect(runs(Text("unclosed **bold and [link](")) == ["unclosed **bold and [link]("])
    #expect(runs(Text("![picture](a.png)")) == ["picture"])
  }

  /// Recorded on macOS 27: foundation-markdown-inline M21, M22, N26 and N28, and swiftui-rich-text, which draws them so.
  @Test("Addresses of mail are links; letters of links are themselves")
  func mailAddresses() {
    #expect(runs(Text("a@b.org")) == ["a@b.org[mailto:a@b.org]"])
    #expect(runs(Text("[**b**](https://x.org)")) == ["b[https://x.org]"])
    #expect(runs(Text("[`c` *i* ~~s~~](u)")) == ["c i s[u]"])
    #expect(runs(Text("[a]()")) == ["a"])
    // By GitHub's rules, which Foundation's reader follows.
    #expect(
      runs(Text("to first_name+x@mail.b-c.org.")) == [
        "to ", "first_name+x@mail.b-c.org[mailto:first_name+x@mail.b-c.org]", ".",
      ])
    for plain in ["@b.org", "a@b", "a@b.1", "a@.org", "a@b.org@c", "a @ b.org"] {
      #expect(runs(Text(LocalizedStringKey(plain))) == [plain])
    }
    #expect(runs(Text("Hello \("x")@b.org")) == ["Hello x@b.org"])
    #expect(runs(Text("_a@b.org_")) == ["a@b.org[i mailto:a@b.org]"])
    #expect(runs(Text("a@b.org_")) == ["a@b.org_"])
  }

  @Test(
    "Odd Markdown ends, and fast",
    arguments: ["*", "_", "~", "`", "[", "](", "<", "&", "\\", "**a", "[a](", "h", "@", "a@", "a@b."])
  func oddMarkdown(piece: String) {
    let long = String(repeating: piece, count: 2_000)
    #expect(string(Text(LocalizedStringKey(long))).isEmpty == false)
  }
}
