// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Snapshots

extension BrowserTests {
  @Suite struct ArticleTests {
    /// What the text of a labelled page must have and must not have.
    struct Expected: Sendable {
      var page: String
      var kept: [String] = []
      var dropped: [String] = []
      /// Known deviations: text that is there although it should not be.
      var stray: [String] = []
    }

    static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pages")

    static func expected() throws -> [Expected] {
      var all: [Expected] = []
      for line in try String(contentsOf: pages.appendingPathComponent("expected.txt"), encoding: .utf8).split(
        separator: "\n")
      {
        let text = String(line.dropFirst(2))
        switch line.first {
        case "=": all.append(Expected(page: text))
        case "+": all[all.count - 1].kept.append(text)
        case "-": all[all.count - 1].dropped.append(text)
        case "~": all[all.count - 1].stray.append(text)
        default: break
        }
      }
      return all
    }

    @Test func labelledPagesGiveTheirTextAndNothingElse() async throws {
      let server = try TestServer { path in
        guard let data = FileManager.default.contents(atPath: Self.pages.path + path) else {
          return TestServer.Answer(status: 404)
        }
        return path.hasSuffix(".png") ? .file([UInt8](data), "image/png") : .html(String(decoding: data, as: UTF8.self))
      }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser()
      let all = try Self.expected()
      #expect(all.count == 25)
      #expect(all.reduce(0) { $0 + $1.kept.count } > 230)
      for item in all {
        let page = try await browser.capture(
          server.address("/\(item.page).html"), into: folder, limits: Captures.limits([.article]))
        let text = try Captures.read("article.txt", in: folder).split { $0.isWhitespace }.joined(separator: " ")
        #expect(item.kept.filter { !text.contains($0) } == [], "\(item.page)")
        #expect(item.dropped.filter { text.contains($0) } == [], "\(item.page)")
        #expect(item.stray.filter { !text.contains($0) } == [], "\(item.page): no deviation any more, change ~ to -")
        #expect(page.facts.isArticle == !["landing", "links"].contains(item.page), "\(item.page)")
      }
      await browser.close()
    }

    private func markdown(_ body: String, head: String = "") async throws -> String {
      var text = ""
      let prose =
        "<p>The old mill stands where the river bends twice, and for a hundred years its wheel has turned.</p>"
      try await Captures.capture("/", limits: Captures.limits([.article])) { path in
        path.hasSuffix(".png")
          ? .file(Captures.png, "image/png")
          : .html("<!doctype html><head>\(head)</head><article><h1>Title</h1>\(prose)\(body)</article>")
      } check: { _, folder, _ in
        text = try Captures.read("article.md", in: folder)
      }
      return text
    }

    @Test func formulasBecomeTeX() async throws {
      let text = try await markdown(
        """
        <p>First <span class=katex><span class=katex-mathml><math><semantics><mi>a</mi><annotation encoding="application/x-tex">a_1 \\le b</annotation></semantics></math></span><span class=katex-html aria-hidden=true>a1≤b</span></span> then
        <span class=MathJax_Preview></span><span class=MathJax>x2</span><script type="math/tex">x^2</script> then <mjx-container><svg></svg><mjx-assistive-mml><math><msup><mi>y</mi><mn>3</mn></msup></math></mjx-assistive-mml></mjx-container>
        then <math><mfrac><mi>p</mi><msqrt><mi>q</mi></msqrt></mfrac></math>.</p><script type="math/tex; mode=display">\\sum_i i</script>
        <span class=mwe-math-element><span style="display:none"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">{\\displaystyle E=mc^2}</annotation></semantics></math></span><img src=e.png alt="{\\displaystyle E=mc^2}"></span>
        """)
      for formula in [
        "First $a_1 \\le b$ then $x^2$ then $y^{3}$ then $\\frac{p}{\\sqrt{q}}$.", "$$\n\\sum_i i\n$$", "$E=mc^2$",
      ] {
        #expect(text.contains(formula), "\(text)")
      }
      #expect(!text.contains("≤"))
    }

    @Test func notesPicturesTablesAndListsAreKept() async throws {
      let text = try await markdown(
        """
        <p>Said<sup><a href="#fn-a" role=doc-noteref>1</a></sup> and <b>bold</b><i> slanted </i>and <a href="/to (here)">there</a>, 5 * 3 _x_ $9 [a] &lt;b&gt;.</p><figure><img src="/p.png" alt="A | picture" width=40 height=40><figcaption>Below it</figcaption></figure>
        <table><tr><th>A</th><th>B</th></tr><tr><td rowspan=2>1</td><td>x|y<br>z</td></tr><tr><td><code>a|b</code></td></tr></table>
        <ul><li>one<ol><li>inner</li></ol></li><li>two</li></ul><blockquote><p>Quoted</p><p>twice</p></blockquote><dl><dt>Term</dt><dd>Meaning of it</dd></dl>
        <p>1. not a list</p><p># not a heading</p><ol start=4><li>four</li></ol><section class=footnotes><ol><li id="fn-a"><p>The note. <a href="#ref">↩</a></p></li></ol></section>
        """)
      for part in [
        "Said[^1] and **bold** *slanted* and [there](http://127.0.0.1:",
        "/to%20%28here%29), 5 \\* 3 \\_x\\_ \\$9 \\[a\\] \\<b>.",
        "![A | picture](article-0.png)", "*Below it*",
        "| A | B |\n| --- | --- |\n| 1 | x\\|y<br>z |\n|  | `a\\|b` |", "- one\n  1. inner\n- two",
        "> Quoted\n>\n> twice", "Term\n:   Meaning of it",
        "1\\. not a list", "\\# not a heading",
        "4. four", "[^1]: The note.",
      ] { #expect(text.contains(part), "\(part) is not in \(text)") }
    }

    @Test func factsComeFromThePage() async throws {
      let head = """
        <html lang=de-AT><title>Doc title</title><meta property="og:title" content="Real title"><meta name=description content="What it is"><meta property="og:site_name" content="Site"><meta property="og:image" content="/lead.png">
        <link rel=icon sizes=32x32 href=/i.png><link rel=canonical href="https://example.org/c"><link rel=alternate type=application/atom+xml href=/feed>
        <script type=application/ld+json>{"@graph":[{"@type":"BlogPosting","author":[{"name":"Ida"},{"name":"Bo"}],"datePublished":"2026-03-14"}]}</script>
        """
      try await Captures.capture("/a", limits: Captures.limits([.article])) { _ in
        .html(head + "<p>x")
      } check: { page, _, server in
        let facts = page.facts
        #expect(facts.title == "Real title" && facts.description == "What it is" && facts.siteName == "Site")
        #expect(facts.author == "Ida, Bo" && facts.published == "2026-03-14" && facts.language == "de-AT")
        #expect(facts.iconAddress == server.address("/i.png") && facts.pictureAddress == server.address("/lead.png"))
        #expect(facts.canonicalAddress == "https://example.org/c" && facts.feedAddresses == [server.address("/feed")])
      }
    }

    @Test func nothingOfThePageRunsInTheArticle() async throws {
      var html = ""
      let bad =
        "<p onclick=x>Hello <a href='javascript:alert(1)'>link</a> <a href='data:text/html,x'>data</a> &lt;script&gt;x&lt;/script&gt; <img src=x onerror=alert(1) alt='\"><script>y</script>'></p><style>p{}</style><script>1</script><svg onload=x></svg><pre><code class='language-\"><b'>&lt;/code&gt;&lt;script&gt;</code></pre>"
      try await Captures.capture("/", limits: Captures.limits([.article])) { _ in
        .html("<article><h1>T</h1>\(bad)</article>")
      } check: { _, folder, _ in
        html = try Captures.read("article.html", in: folder)
      }
      for word in ["<script", "javascript:", "onclick", "onerror=", "<style", "<svg", "data:", "<b"] where word != "<b"
      {
        #expect(!html.contains(word), "\(word) in \(html)")
      }
      #expect(html.contains("&lt;script&gt;x&lt;/script&gt;"))
    }
  }
}
