// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Snapshots

extension BrowserTests {
  /// Saved pages in a real browser: the same forms, no script, and no network at all.
  @Suite struct SavedCaptureTests {
    /// Captures a file's bytes, beside a server that nobody may ask.
    private func capture(
      _ make: (TestServer) -> String, address: String? = nil,
      check: (CapturedPage, URL, TestServer) async throws -> Void
    ) async throws {
      let server = try TestServer { _ in .html("<p>asked") }
      defer { server.stop() }
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let browser = try Browser()
      do {
        let page = try await browser.capture(
          try SavedPage(Array(make(server).utf8)), of: address ?? server.address("/inside"), into: folder)
        try await check(page, folder, server)
        await browser.close()
      } catch {
        await browser.close()
        throw error
      }
    }

    @Test func aSavedPageHasAllForms() async throws {
      try await capture({ _ in SavedPageTests.mhtml }, address: "https://example.org/inside/page?a=1") {
        page, folder, _ in
        #expect(page.finalAddress == "https://example.org/inside/page?a=1" && page.status == 0 && page.kind == .page)
        let html = try Captures.read("page.html", in: folder)
        #expect(html.contains("Café") && html.contains("rgb(1, 2, 3)") && html.contains("framed"))
        #expect(html.contains("data:image/png;base64,"))
        let kinds = Set(page.parts.map(\.kind))
        #expect(
          kinds.isSuperset(of: [.picture, .smallPicture, .html, .article, .text, .pdf]) && !kinds.contains(.response))
        #expect(page.warnings == [])
      }
    }

    @Test func nothingIsAskedOfTheNetwork() async throws {
      try await capture({ server in
        let at = { server.address($0) }
        return """
          <!doctype html><html><head><title>Hostile</title><link rel=preconnect href="\(at("/"))"><link rel=dns-prefetch href="\(at("/"))">
          <link rel=prefetch href="\(at("/1"))"><link rel=preload as=image href="\(at("/2"))"><link rel=stylesheet href="\(at("/3"))">
          <link rel=prerender href="\(at("/4"))"><link rel=modulepreload href="\(at("/5"))"><link rel=icon href="\(at("/6"))">
          <link rel=manifest href="\(at("/7"))"><meta http-equiv=refresh content="0;url=\(at("/8"))">
          <script type=speculationrules>{"prefetch":[{"source":"list","urls":["\(at("/9"))"]}]}</script>
          <style>@import "\(at("/10"))"; @font-face{font-family:f;src:url(\(at("/11")))} body{font-family:f;background:url(\(at("/12")))}</style>
          </head><body onload="fetch('\(at("/13"))')"><h1>Hostile</h1><p>It tries what it can.</p>
          <script>document.title='changed';new WebSocket('ws://127.0.0.1:\(server.port)/14');navigator.sendBeacon('\(at("/15"))');location='\(at("/16"))'</script>
          <img src="\(at("/17"))" onerror="document.body.append('handler ran')"><iframe src="\(at("/18"))"></iframe>
          <iframe srcdoc="<script>parent.document.body.append('frame ran')</script><img src='\(at("/19"))'>"></iframe>
          <iframe src="data:text/html,<script>document.write('data ran')</script><img src='\(at("/20"))'>"></iframe>
          <iframe src="javascript:'address ran'"></iframe><object data="\(at("/21"))"></object><embed src="\(at("/22"))">
          <video src="\(at("/23"))" autoplay></video><audio src="\(at("/24"))"></audio><form action="\(at("/25"))"><input autofocus></form>
          <svg><script>document.title='svg'</script><image href="\(at("/26"))"/><use href="\(at("/27"))#a"/></svg>
          <img src="file:///etc/passwd"><iframe src="file:///etc/passwd"></iframe><link rel=stylesheet href="chrome://settings/">
          <img src="https://part.invalid/0"><a ping="\(at("/28"))" href=x>x</a></body></html>
          """
      }) { page, folder, server in
        #expect(server.requests == [] && server.connections == 0)
        #expect(page.facts.title == "Hostile" && page.finalAddress == server.address("/inside"))
        let html = try Captures.read("page.html", in: folder)
        for word in ["ran", "changed", "root:", "asked"] {
          #expect(html.firstRange(of: word).map { html[$0.lowerBound...].prefix(60) } == nil)
        }
        #expect(try Captures.read("article.txt", in: folder).contains("It tries what it can."))
        #expect(page.warnings.contains { $0.contains("aren't in the saved file") }, "\(page.warnings)")
      }
      // The next page of the same browser has the web again.
      try await Captures.capture("/a", from: { _ in .html("<title>Alive</title>") }) { page, _, _ in
        #expect(page.facts.title == "Alive")
      }
    }

    @Test func whatNeedsScriptIsntShownAsMissing() async throws {
      try await capture({ _ in
        "<!doctype html><title>Ä</title><noscript><p>Turn on JavaScript</p></noscript><p>Grüße, 日晷</p><img loading=lazy src=\"data:image/png;base64,\(Data(Captures.png).base64EncodedString())\">"
      }) { page, folder, _ in
        let text = try Captures.read("article.txt", in: folder)
        #expect(
          text.contains("Grüße, 日晷") && !text.contains("JavaScript") && page.facts.title == "Ä", "\(text) \(page.facts)"
        )
      }
    }
  }
}
