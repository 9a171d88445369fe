// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Snapshots

extension BrowserTests {
  @Suite struct FormsTests {
    @Test func aPageOfOneHundredThousandPointsIsWhole() async throws {
      let page =
        "<!doctype html><style>body{margin:0}div{height:1000px}</style>"
        + String(repeating: "<div>row</div>", count: 100)
      try await Captures.capture("/", limits: Captures.limits([.picture])) { _ in
        .html(page)
      } check: { captured, folder, _ in
        let tiles = captured.parts.filter { $0.kind == .picture }
        #expect(tiles.count == 13)
        #expect(tiles.compactMap(\.height).reduce(0, +) == 100_000)
        #expect(tiles.map(\.index) == (0..<13).map { $0 })
        for tile in tiles {
          let size = try Captures.webPSize(folder.appendingPathComponent(tile.file))
          #expect(size?.width == 1280)
          #expect(size?.height == tile.height)
        }
        #expect(captured.warnings == [])
      }
    }

    @Test func aPageHigherThanTheLimitSaysWhereItsPictureEnds() async throws {
      var limits = Captures.limits([.picture])
      limits.height = 3000
      try await Captures.capture("/", limits: limits) { _ in
        .html("<body style='margin:0'><div style='height:5000px'>")
      } check: { captured, _, _ in
        #expect(captured.parts.filter { $0.kind == .picture }.compactMap(\.height) == [3000])
        #expect(captured.warnings == ["The page is 5000 points high. The picture ends at 3000 points."])
      }
    }

    @Test func picturesThatLoadLateAreThere() async throws {
      let page = """
        <!doctype html><style>div{height:3000px}</style><div></div><img loading=lazy src=/lazy.png><div></div><img data-src=/data.png><div></div><p id=w>w</p>
        <script>new IntersectionObserver(e => { if (e.some(x => x.isIntersecting) && !window.done) { done = 1; const i = new Image; i.src = '/seen.png'; w.append(i) } }).observe(w)</script>
        """
      try await Captures.capture("/", limits: Captures.limits([.html])) {
        $0.hasSuffix(".png") ? .file(Captures.png, "image/png") : .html(page)
      } check: {
        _, folder, server in
        for name in ["/lazy.png", "/data.png", "/seen.png"] { #expect(server.requests.contains(name)) }
        let html = try Captures.read("page.html", in: folder)
        #expect(
          html.components(separatedBy: "data-snapshot=\"0\"").count
            + html.components(separatedBy: "src=\"data:image/png;base64,").count > 3)
      }
    }

    @Test func theHTMLFileOpensAloneAndAsksForNothing() async throws {
      try await Captures.capture("/", from: RichPage.answer) { captured, folder, server in
        #expect(
          captured.parts.map(\.kind).filter { $0 != .articlePicture } == [
            .smallPicture, .picture, .article, .markdown, .text, .html, .pdf, .response,
          ])
        let html = try Captures.read("page.html", in: folder)
        #expect(!html.contains("<script"))
        #expect(!html.contains("onload"))
        #expect(!html.contains("javascript:"))
        #expect(!html.contains("http-equiv=\"refresh\""))
        #expect(html.contains("shadowrootmode=\"open\""))
        #expect(html.contains("value=\"typed\""))
        #expect(html.contains("href=\"\(server.address("/there?a=1&amp;b=2"))\""))

        let seen = try await RichPage.reopen(html)
        #expect(seen.requests == ["/"])
        #expect(seen.text.contains("frame text"))
        #expect(seen.values == RichPage.expected)
      }
    }

    @Test func largePicturesThatAreUsedOftenAreWrittenOnce() async throws {
      let noise = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
      let page =
        "<!doctype html><style>p{background:url(/big.svg)}</style><p>a"
        + String(repeating: "<img src=/big.svg>", count: 500)
      let svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><!--\(noise.map { String($0) }.joined())--></svg>"
      try await Captures.capture("/", limits: Captures.limits([.html])) {
        $0 == "/big.svg" ? .file(Array(svg.utf8), "image/svg+xml") : .html(page)
      } check: {
        captured, _, _ in
        let size = captured.parts.first { $0.kind == .html }?.bytes ?? 0
        #expect(size > svg.utf8.count)
        #expect(size < svg.utf8.count * 2 + 100_000)
      }
    }

    @Test func whatLiesOverThePageIsTakenAway() async throws {
      let text = String(repeating: "<p>The old mill stands where the river bends twice.</p>", count: 60)
      let page = """
        <!doctype html><html style="overflow:hidden"><body style="overflow:hidden;height:100vh;margin:0"><div id=bar style="position:fixed;top:0;left:0;right:0;height:40px">Bar</div>\(text)
        <div id=a style="position:fixed;bottom:0;left:0;right:0">我们使用 Cookie 来改善体验，并保护您的隐私。<button>同意</button></div>
        <div id=b style="position:fixed;inset:0;background:#0008"></div><div id=c role=dialog aria-modal=true>Sign up for our letter</div>
        <div id=d class="cookie-consent">Wir verwenden Cookies.</div></body></html>
        """
      try await Captures.capture("/", limits: Captures.limits([.picture, .html])) { _ in
        .html(page)
      } check: { captured, folder, _ in
        #expect((captured.parts.first { $0.kind == .picture }?.height ?? 0) > 1500)
        let html = try Captures.read("page.html", in: folder)
        for id in ["a", "b", "c", "d"] {
          let tag = html.components(separatedBy: "id=\"\(id)\"").dropFirst().first?.prefix { $0 != ">" } ?? ""
          #expect(tag.contains("display: none"), "#\(id)")
        }
        let bar = html.components(separatedBy: "id=\"bar\"").dropFirst().first?.prefix { $0 != ">" } ?? ""
        #expect(bar.contains("position: absolute"))
      }
    }
  }
}
