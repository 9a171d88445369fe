// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ShelfPages

@Suite struct EscapingTests {
  static let hostile = "<script>x\"'&{{csrf}}</script><b onclick=\"y\">\u{0}"

  @Test func noStringOfAnyModelComesOutUnescaped() {
    for language in Language.allCases {
      for page in Models(EscapingTests.hostile).pages(language) {
        let html = page.html
        let leaks = ["<script>", "<b o", "x\"'", "\u{0}"].filter { html.contains($0) }
        #expect(leaks == [], "\(page.name)")
        let keepsBraces = html.contains("{{csrf}}") || !html.contains("&lt;script")
        #expect(keepsBraces, "Braces of a value are text: \(page.name)")
        let problem = HTMLReader(page.html).problem
        #expect(problem == nil, "\(page.name): \(problem ?? "")")
      }
    }
  }

  @Test func attributesNeverGetMoreThanTheTemplateGaveThem() {
    let plain = Models("word").pages()
    let hostile = Models("\" onfocus=\"z\" '>").pages()
    #expect(plain.count == hostile.count)
    for (left, right) in zip(plain, hostile) {
      let names = HTMLReader(right.html).attributeNames
      #expect(
        names.isSubset(of: HTMLReader(left.html).attributeNames.union(["aria-current"])), "\(left.name): \(names)")
      #expect(!names.contains { $0.hasPrefix("on") || $0 == "style" })
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "\u{1}javascript:alert(1)",
    "data:text/html,<script>", "data:image/svg+xml;base64,AAAA", "vbscript:x", "//evil.example", "/\\evil.example",
    "/\t/evil.example",
    "file:///etc/passwd", "blob:x", "http:\n//x",
  ])
  func dangerousAddressesNeverBecomeLinks(address: String) {
    for page in Models("word", address: address).pages() {
      for value in HTMLReader(page.html).values(of: ["href", "src", "action", "formaction"]) {
        let isOurs = value.hasPrefix("/") && !value.hasPrefix("//") && !value.contains("evil")
        let isBookmarklet = value.hasPrefix("javascript:location.href=&#39;https://shelf.example.org/add?url=")
        #expect(isOurs || value.hasPrefix("#") || isBookmarklet, "\(page.name): \(value)")
      }
    }
  }

  @Test func goodAddressesStayLinks() {
    #expect(SafeAddress.link("https://example.org/?a=1&b=2") != nil)
    #expect(SafeAddress.link("HTTP://example.org") != nil)
    #expect(SafeAddress.link("mailto:a@example.org") != nil)
    #expect(SafeAddress.picture("data:image/png;base64,AAAA") != nil)
    #expect(SafeAddress.picture("https://example.org/a.png") == nil)
    #expect(SafeAddress.path("/next?after=1") != nil)
    #expect(SafeAddress.path("https://example.org") == nil)
  }

  @Test func theBookmarkletTakesOnlyAPlainSiteAddress() {
    for bad in ["https://a.example/';alert(1)//", "javascript:x", "https://a.example/%27", "https://a.example/\""] {
      #expect(
        HelpPage(siteAddress: bad, version: "1").node(in: PageContext()).child(named: "bookmarklet").map { "\($0)" }?
          .contains("alert") == false)
      #expect(
        !Pages.render(HelpPage(siteAddress: bad, version: "1"), in: PageContext(userName: "a")).contains("javascript:"))
    }
  }

  @Test func theFastEscaperDoesWhatItSays() {
    #expect(Escaping.escape("a<b>&\"'\u{0}é🌋") == "a&lt;b&gt;&amp;&quot;&#39;\u{FFFD}é🌋")
    #expect(Escaping.escape("") == "")
    let long = String(repeating: "<&", count: 20_000)
    #expect(Escaping.escape(long).utf8.count == 20_000 * 9)
  }

  @Test func aTextAreaKeepsItsFirstLineEndAndNothingElse() {
    let html = Pages.render(LinkPage(link: Models("a").link(1), note: "\n  two"), in: PageContext(userName: "a"))
    #expect(html.contains("rows=\"4\" dir=\"auto\">\n\n  two</textarea>"))
  }
}
