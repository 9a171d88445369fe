// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

@testable import Snapshots

extension BrowserTests {
  @Suite struct HostilePageTests {
    private func error(
      _ path: String = "/", limits: CaptureLimits = Captures.limits([.html]), from handler: @escaping TestServer.Handler
    ) async
      -> SnapshotError?
    {
      do {
        try await Captures.capture(path, limits: limits, from: handler) { _, _, _ in }
        return nil
      } catch { return error as? SnapshotError }
    }

    @Test func anEndlessRedirectIsASentence() async {
      let found = await error { _ in .redirect("/again") }
      #expect(found == .network(sentence: "The address redirects without end.", code: "net::ERR_TOO_MANY_REDIRECTS"))
    }

    @Test func aRedirectToAPortThatBrowsersRefuseIsntTriedAgain() async {
      let found = await error { _ in .redirect("http://127.0.0.1:22/") }
      let sentence = "The port in the address is not allowed."
      #expect(found == .network(sentence: sentence, code: "net::ERR_UNSAFE_PORT"))
      #expect(found?.isWorthRetrying == false)
    }

    @Test func redirectsAndHeadersAreKept() async throws {
      try await Captures.capture("/", limits: Captures.limits([.html])) { path in
        if path == "/" { return .redirect("/two") }
        if path == "/two" { return .redirect("/three?a=1") }
        return TestServer.Answer(
          status: 404, headers: ["Content-Type": "text/html", "X-Note": "here"], body: Array("<p>gone".utf8))
      } check: { page, folder, server in
        #expect(page.redirects.map(\.to) == [server.address("/two"), server.address("/three?a=1")])
        #expect(page.finalAddress == server.address("/three?a=1"))
        #expect(page.status == 404)
        #expect(page.headers["x-note"] == "here")
        #expect(page.warnings == ["The server answered with the status 404. This may be its error page."])
        let response = try Captures.read("response.json", in: folder)
        #expect(response.contains("\"status\":404"))
      }
    }

    @Test func anEndlessBodyIsCutAtTheTime() async throws {
      try await Captures.capture("/", limits: Captures.limits([.html], load: 3)) { _ in
        TestServer.Answer(body: Array("<!doctype html><h1>begin</h1>".utf8)) {
          usleep(20_000)
          return Array("<p>more</p>".utf8)
        }
      } check: { page, folder, _ in
        #expect(
          page.warnings.contains("The page did not finish loading in 3 seconds. What came after that is missing."))
        let text1 = try Captures.read("page.html", in: folder)
        #expect(text1.contains("begin"))
      }
    }

    @Test func moreBytesThanTheLimitAreCut() async throws {
      var limits = Captures.limits([.html])
      limits.bytes = 3 << 20
      limits.characters = 100_000
      try await Captures.capture("/", limits: limits) { _ in
        TestServer.Answer(body: Array("<!doctype html><h1>begin</h1>".utf8)) {
          Array(String(repeating: "<p>more text</p>", count: 4000).utf8)
        }
      } check: { page, folder, _ in
        #expect(page.warnings.contains("The page loaded more than 3 MB. What came after that is missing."))
        let text2 = try Captures.read("page.html", in: folder)
        #expect(text2.contains("begin"))
      }
    }

    @Test func tenThousandRequestsAreCut() async throws {
      var limits = Captures.limits([.html])
      limits.requests = 500
      try await Captures.capture("/", limits: limits) { path in
        path == "/"
          ? .html("<h1>many</h1><script>for (let i = 0; i < 10000; i++) fetch('/r' + i).catch(() => {})</script>")
          : .html("x")
      } check: { page, folder, server in
        #expect(page.warnings.contains("The page made more than 500 requests. What came after that is missing."))
        // What was under way when the limit was reached still comes; on a busy machine that's more than a thousand.
        #expect(server.requests.count < 5_000)
        let text3 = try Captures.read("page.html", in: folder)
        #expect(text3.contains("many"))
      }
    }

    @Test func aServerThatNeverAnswersIsASentence() async {
      let found = await error(limits: Captures.limits([.html], load: 2)) { _ in
        sleep(6)
        return .html("late")
      }
      #expect(found == .time(step: "no answer from the server", seconds: 2))
    }

    @Test func dialogsInALoopAreClosed() async throws {
      try await Captures.capture("/", limits: Captures.limits([.html], load: 3)) { _ in
        .html("<h1>talk</h1><script>while (true) alert(1)</script>")
      } check: {
        page, folder, _ in
        #expect(page.warnings.contains { $0.hasPrefix("The page opened") })
        let text4 = try Captures.read("page.html", in: folder)
        #expect(text4.contains("talk"))
      }
    }

    @Test(arguments: [
      "while (true);", "addEventListener('load', () => setTimeout(() => { while (true); }, 30))",
      "onbeforeunload = () => 1; setInterval(() => { for (;;); }, 0)",
    ])
    func aScriptThatNeverEndsIsStopped(script: String) async throws {
      try await Captures.capture("/", limits: Captures.limits([.html, .picture, .article], load: 3, settle: 2)) { _ in
        .html("<h1>loop</h1><script>\(script)</script>")
      } check: {
        page, folder, _ in
        #expect(page.warnings.contains("A script of the page did not end. It was stopped."))
        let text5 = try Captures.read("page.html", in: folder)
        #expect(text5.contains("loop"))
        #expect(page.parts.contains { $0.kind == .picture })
      }
    }

    @Test func aPageThatClosesItselfOrOpensOthersLeavesNothingBehind() async throws {
      let script = "<h1>pop</h1><script>for (let i = 0; i < 30; i++) window.open('/other' + i); window.close()</script>"
      try await Captures.capture("/", limits: Captures.limits([.html])) { path in
        .html(path == "/" ? script : "other")
      } check: { page, folder, server in
        let text6 = try Captures.read("page.html", in: folder)
        #expect(text6.contains("pop"))
        #expect(!server.requests.contains { $0.hasPrefix("/other") })
      }
    }

    @Test func localFilesAreNeverShown() async throws {
      let page =
        "<meta http-equiv=refresh content='0;url=file:///etc/passwd'><h1>stay</h1><iframe src='file:///etc/passwd'></iframe><img src='file:///etc/passwd'><script>location = 'file:///etc/passwd'</script>"
      try await Captures.capture("/", limits: Captures.limits([.html, .article])) { _ in
        .html(page)
      } check: { page, folder, server in
        #expect(page.finalAddress == server.address("/"))
        let html = try Captures.read("page.html", in: folder)
        #expect(html.contains("stay"))
        #expect(!html.contains("root:"))
      }
      for to in ["file:///etc/passwd", "data:text/html,<p>x", "chrome://version"] {
        let found = await error { _ in .redirect(to) }
        #expect(found != nil, "\(to)")
      }
      for address in [
        "file:///etc/passwd", "chrome://version", "data:text/html,x", "javascript:1", "about:blank", "", "http://",
        "ftp://a/", "http://a\nb",
      ] {
        #expect(throws: SnapshotError.self) { try Browser.checked(address) }
      }
    }

    @Test func aPageThatChangesTheLanguageItselfTricksNobody() async throws {
      let page = """
        <!doctype html><title>True title</title><script>
        Array.prototype.map = Array.prototype.push = JSON.stringify = JSON.parse = () => 'wrong'; Object.defineProperty(Node.prototype, 'childNodes', { get: () => [] });
        document.createElement = document.querySelectorAll = () => { throw 1 }; String.prototype.replace = () => 'wrong'; Promise.prototype.then = () => 0;
        Element.prototype.getAttribute = () => 'wrong'; window.getComputedStyle = () => null; window.requestAnimationFrame = () => 0; window.setTimeout = () => 0
        </script><form id=f><input name=childNodes><input name=firstChild><input name=attributes><input name=parentNode><p>Inside the form, where the river bends twice.</p></form>
        <img name=body><img name=documentElement><img name=querySelectorAll><img name=title>
        """
      try await Captures.capture("/", limits: Captures.limits([.html, .article])) { _ in
        .html(page)
      } check: { page, folder, _ in
        #expect(page.facts.title == "True title")
        let text7 = try Captures.read("page.html", in: folder)
        #expect(text7.contains("Inside the form"))
        let text8 = try Captures.read("article.txt", in: folder)
        #expect(text8.contains("Inside the form"))
        #expect(page.warnings == [])
      }
    }

    @Test func oneHundredMegabytesOfTextEnd() async throws {
      var limits = Captures.limits([.smallPicture, .html, .article], load: 15)
      limits.formSeconds = 15
      limits.seconds = 90
      limits.characters = 1_000_000
      let script =
        "<h1>big</h1><script>const t = 'word '.repeat(20000); for (let i = 0; i < 1000; i++) { const p = document.createElement('p'); p.textContent = t; p.style.display = i ? 'none' : ''; document.body.append(p) }</script>"
      try await Captures.capture("/", limits: limits) { _ in
        .html(script)
      } check: { page, folder, _ in
        #expect(page.warnings.contains("The page has more than 1000000 characters. The HTML file ends there."))
        #expect((page.parts.first { $0.kind == .html }?.bytes ?? 0) < 2_000_000)
      }
    }

    @Test func deepElementsDoNotBreakTheScripts() async throws {
      let script =
        "<h1>deep</h1><script>let e = document.body; for (let i = 0; i < 1000; i++) { const d = document.createElement('div'); e.append(d); e = d } e.textContent = 'bottom'</script>"
      try await Captures.capture("/", limits: Captures.limits([.html, .article])) { _ in
        .html(script)
      } check: { page, folder, _ in
        let text9 = try Captures.read("page.html", in: folder)
        #expect(text9.contains("deep"))
      }
    }

    @Test func filesAreReportedByTheirKind() async throws {
      let kinds: [(type: String, body: String, kind: CapturedPage.Kind)] = [
        ("application/pdf", "%PDF-1.4\n%%EOF", .pdf), ("application/rss+xml", "<rss></rss>", .feed),
        ("text/plain", "some text", .text),
        ("application/json", "{\"a\":1}", .json), ("text/xml", "<a/>", .feed),
      ]
      for item in kinds {
        try await Captures.capture("/file", limits: Captures.limits([.html, .picture, .article, .pdf])) { _ in
          .file(Array(item.body.utf8), item.type)
        } check: { page, _, _ in
          #expect(page.kind == item.kind)
          #expect(page.mediaType == item.type)
          #expect(!page.parts.contains { $0.kind == .article || $0.kind == .html })
        }
      }
      try await Captures.capture("/p.png", limits: Captures.limits([.picture])) { _ in
        .file(Captures.png, "image/png")
      } check: { page, _, _ in
        #expect(page.kind == .picture)
      }
      let found = await error { _ in
        TestServer.Answer(
          headers: ["Content-Type": "application/zip", "Content-Disposition": "attachment; filename=a.zip"],
          body: Array("PK".utf8))
      }
      #expect(found == .download(name: "a.zip", mediaType: "application/zip"))
      let nothing = await error { _ in TestServer.Answer(status: 204) }
      #expect(nothing == .network(sentence: "The server answered that there is nothing to show.", code: "204"))
    }

    @Test func aServerThatIsNotThereIsASentence() async throws {
      let server = try TestServer { _ in .html("") }
      let address = server.address("/")
      server.stop()
      let browser = try Browser()
      let folder = Captures.folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let refused = await #expect(throws: SnapshotError.self) { try await browser.capture(address, into: folder) }
      #expect(refused?.description == "The server refused the connection. (net::ERR_CONNECTION_REFUSED)")
      #expect(refused?.isWorthRetrying == true)
      let unknown = await #expect(throws: SnapshotError.self) {
        try await browser.capture("http://nowhere.invalid/", into: folder)
      }
      #expect(unknown?.description == "The server's name was not found. (net::ERR_NAME_NOT_RESOLVED)")
      await browser.close()
    }
  }
}
