// SPDX-License-Identifier: Apache-2.0

import Gate
import Testing

@testable import Fetching

@Suite(.serialized) struct LookTests {
  @Test func aPageIsLookedAt() async throws {
    let page = """
      <!DOCTYPE html><html lang=en><head><title>A page | Site</title><meta name=description content="What it's about.">
      <link rel=icon href="/i.png" sizes=64x64></head><body><p>Text</body></html>
      """
    try await Bench.run { _, _ in
      .init(page, type: "text/html; charset=utf-8")
    } _: { (bench: Bench) async throws in
      let looked = try await bench.fetcher.look(at: bench.address("/a?b=1#part"))
      #expect(looked.address == bench.address("/a?b=1#part"))
      #expect(looked.status == 200)
      #expect(looked.isSuccess)
      #expect(looked.kind == .page)
      #expect(looked.mediaType == "text/html")
      #expect(looked.charset == "utf-8")
      #expect(looked.facts?.title == "A page | Site")
      #expect(looked.facts?.description == "What it's about.")
      #expect(looked.facts?.language == "en")
      #expect(looked.facts?.icon == bench.address("/i.png"))
      #expect(looked.length == page.utf8.count)
      #expect(looked.redirects == [])
      let request = try #require(bench.server.seen.first)
      #expect(request.hasPrefix("GET /a?b=1 HTTP/1.1\r\n"))
      #expect(request.contains("User-Agent: Linkshelf/"))
      #expect(!request.lowercased().contains("proxy-"))
      #expect(bench.server.seen.count == 1)
    }
  }

  @Test func redirectsAreFollowedAndNamed() async throws {
    try await Bench.run { path, request in
      let port = request.firstMatch(of: /[Hh]ost: [a-z.]+:(\d+)/)?.1 ?? ""
      return switch path {
      case "/1": .redirect("/2", status: "301 Moved")
      case "/2": .redirect("3?x=1", status: "307 Temporary Redirect")
      case "/3?x=1": .redirect("//other.example.com:\(port)/ü/4")
      default: .init("<title>End</title>")
      }
    } _: { (bench: Bench) async throws in
      let looked = try await bench.fetcher.look(at: bench.address("/1#f"))
      #expect(looked.address == bench.address("/%C3%BC/4#f", host: "other.example.com"))
      #expect(looked.redirects == [bench.address("/1#f"), bench.address("/2#f"), bench.address("/3?x=1#f")])
      #expect(looked.facts?.title == "End")
    }
  }

  @Test func aCircleOfRedirectsIsNamed() async throws {
    try await Bench.run { path, _ in
      .redirect(path == "/a" ? "/b" : "/a")
    } _: { (bench: Bench) async throws in
      let error = await bench.failure(of: bench.address("/a"))
      #expect(error == .redirectLoop([bench.address("/a"), bench.address("/b"), bench.address("/a")]))
      #expect(error?.sentence.contains("circle") == true)
      #expect(bench.server.seen.count == 2)
    }
  }

  @Test func redirectsEndAtTheirLimit() async throws {
    try await Bench.run { path, _ in
      .redirect("/\((Int(path.dropFirst()) ?? 0) + 1)")
    } _: { (bench: Bench) async throws in
      #expect(await bench.failure(of: bench.address("/0")) == .tooManyRedirects(limit: 10))
      #expect(bench.server.seen.count == 11)
    }
  }

  @Test(arguments: [
    "http://127.0.0.1/", "http://169.254.169.254/latest/meta-data/", "http://2130706433/", "http://[::1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://localhost/", "https://metadata.google.internal/", "http://inner.example.com/", "http://0x7f.1:22/",
    "http://page.example.com:6667/",
    "//127.1/x", "http://１２７.0.0.1/",
  ])
  func redirectsToInnerAddressesAreRefused(location: String) async throws {
    try await Bench.run { _, _ in
      .redirect(location)
    } _: { (bench: Bench) async throws in
      guard case .refusedByGate(let refusal)? = await bench.failure(of: bench.address("/")) else {
        Issue.record(
          "It wasn't refused by the gate: \(String(describing: await bench.failure(of: bench.address("/"))))")
        return
      }
      #expect(refusal.isByPolicy)
      #expect(bench.server.seen.count == 1)
    }
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://example.com/", "javascript:alert(1)", "data:text/html,x",
    "http://u:p@page.example.com/", "http://",
  ])
  func redirectsToOtherSchemesAreNamed(location: String) async throws {
    try await Bench.run { _, _ in
      .redirect(location)
    } _: { (bench: Bench) async throws in
      guard case .badRedirect(let from, _)? = await bench.failure(of: bench.address("/")) else {
        Issue.record("It wasn't a bad redirect.")
        return
      }
      #expect(from == bench.address("/"))
    }
  }

  @Test func aCookieEndsACircle() async throws {
    try await Bench.run { path, request in
      request.contains("\r\nCookie: seen=1\r\n")
        ? .init("<title>In</title>") : .redirect(path, headers: ["Set-Cookie: seen=1; Path=/"])
    } _: { (bench: Bench) async throws in
      #expect(try await bench.fetcher.look(at: bench.address("/")).facts?.title == "In")
      // The jar is gone after the call.
      _ = try await bench.fetcher.look(at: bench.address("/"))
      #expect(bench.server.seen.filter { !$0.contains("Cookie:") }.count == 2)
    }
  }

  @Test func anErrorsPageIsLookedAtWithItsStatus() async throws {
    try await Bench.run { _, _ in
      .init("<title>Gone</title>", status: "404 Not Found")
    } _: { (bench: Bench) async throws in
      let looked = try await bench.fetcher.look(at: bench.address("/"))
      #expect(looked.status == 404)
      #expect(!looked.isSuccess)
      #expect(looked.facts?.title == "Gone")
    }
  }

  @Test func readingStopsSomeBytesAfterTheHead() async throws {
    let page = "<title>T</title></head>" + String(repeating: "<p>text", count: 1_000_000)
    try await Bench.run { _, _ in
      .init(page)
    } _: { (bench: Bench) async throws in
      let looked = try await bench.fetcher.look(at: bench.address("/"))
      #expect(looked.facts?.title == "T")
      #expect(looked.bytesRead < 300_000)
    }
  }

  @Test func anEndlessPageIsReadToItsLimit() async throws {
    try await Bench.run { _, _ in
      var reply = WebServer.Reply(raw: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>T</title>".utf8))
      reply.bytes += [UInt8](repeating: 0x61, count: 100_000)
      reply.isEndless = true
      return reply
    } _: { (bench: Bench) async throws in
      let looked = try await bench.fetcher.look(at: bench.address("/"))
      #expect(looked.bytesRead == 1 << 20)
      #expect(looked.facts?.title == "T")
    }
  }

  @Test func aSilentServerEndsWithTheTime() async throws {
    var settings = FetchSettings()
    settings.timeToLook = .milliseconds(500)
    try await Bench.run(settings: settings) { _, _ in
      var reply = WebServer.Reply(raw: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>".utf8))
      reply.staysOpen = true
      return reply
    } _: { (bench: Bench) async throws in
      let error = await bench.failure(of: bench.address("/"))
      #expect(error == .tooSlow(seconds: 0.5))
      #expect(error?.sentence == "The server took longer than 0.5 seconds. Try again later.")
    }
  }

  @Test func aHeadIsKeptWhenTheRestIsSlow() async throws {
    var settings = FetchSettings()
    settings.timeToLook = .seconds(20)
    try await Bench.run(settings: settings) { _, _ in
      var reply = WebServer.Reply(
        raw: Array("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<title>Kept</title></head><p>".utf8))
      reply.staysOpen = true
      return reply
    } _: { (bench: Bench) async throws in
      #expect(try await bench.fetcher.look(at: bench.address("/")).facts?.title == "Kept")
    }
  }

  @Test func endlessHeadersEndWithASentence() async throws {
    try await Bench.run { _, _ in
      var reply = WebServer.Reply(raw: Array("HTTP/1.1 200 OK\r\n".utf8))
      reply.bytes += Array(
        String(repeating: "X-Long: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n", count: 5000).utf8)
      reply.isEndless = true
      return reply
    } _: { (bench: Bench) async throws in
      guard case .notHTTP? = await bench.failure(of: bench.address("/")) else {
        Issue.record("Endless headers were read.")
        return
      }
    }
  }

  @Test(arguments: ["SSH-2.0-OpenSSH_9\r\n\r\n", "", "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\nhello"])
  func whatIsNotHTTPIsSaid(text: String) async throws {
    try await Bench.run { _, _ in
      .init(raw: Array(text.utf8))
    } _: { (bench: Bench) async throws in
      guard case .notHTTP(let sentence)? = await bench.failure(of: bench.address("/")) else {
        Issue.record("It was read.")
        return
      }
      #expect(sentence.contains("page.example.com"))
    }
  }

  @Test func faultsOfTheNetworkAreSentences() async throws {
    try await Bench.run { _, _ in
      .init("")
    } _: { (bench: Bench) async throws in
      guard case .nameNotFound? = await bench.failure(of: "http://missing.example.com/") else {
        Issue.record("A missing name wasn't named.")
        return
      }
      guard case .refusedByGate(let refusal)? = await bench.failure(of: "https://inner.example.com/") else {
        Issue.record("An inner address wasn't refused.")
        return
      }
      #expect(refusal.sentence.contains("10.0.0.1"))
      await bench.server.stop()
      let error = await bench.failure(of: bench.address("/"))
      guard case .refused? = error else {
        Issue.record("A closed port wasn't named: \(String(describing: error))")
        return
      }
      #expect(error?.isWorthRetrying == true)
      #expect(bench.server.seen == [])
    }
  }

  @Test(arguments: [
    "", "example.com", "ftp://example.com/", "http://", "http://a b/", "http://u:p@a.example/",
    "http://a.example:99999/", "mailto:a@b",
  ])
  func badAddressesAreNamed(text: String) async throws {
    try await Bench.run { _, _ in
      .init("")
    } _: { (bench: Bench) async throws in
      guard case .badAddress(let sentence)? = await bench.failure(of: text) else {
        Issue.record("\(text) was fetched.")
        return
      }
      #expect(!sentence.isEmpty)
      #expect(bench.server.seen == [])
    }
  }

  @Test func cancellingEndsALook() async throws {
    try await Bench.run { _, _ in
      var reply = WebServer.Reply(raw: Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
      reply.staysOpen = true
      return reply
    } _: { (bench: Bench) async throws in
      let address = bench.address("/")
      let task = Task { await bench.failure(of: address) }
      while bench.server.seen.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }

  @Test(arguments: [
    (Array("%PDF-1.7\n%âãÏÓ".utf8), "text/html", MediaKind.pdf, "application/pdf"),
    (Array("plain words".utf8), "text/plain", .text, "text/plain"),
    (Array("<?xml version='1.0'?><rss version=2.0>".utf8), "text/xml", .feed, "application/rss+xml"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "text/html", .image, "image/png"),
    ([0, 1, 2, 3, 4], "text/html", .other, "application/octet-stream"), ([], "text/html", .page, "text/html"),
  ])
  func otherKindsAreTold(bytes: [UInt8], type: String, kind: MediaKind, mediaType: String) async throws {
    try await Bench.run { _, _ in
      .init(bytes, type: type, headers: ["Content-Disposition: attachment; filename=\"../a b.pdf\""])
    } _: { (bench: Bench) async throws in
      let looked = try await bench.fetcher.look(at: bench.address("/x"))
      #expect(looked.kind == kind)
      #expect(looked.mediaType == mediaType)
      #expect(looked.fileName == (kind == .page ? nil : "a b.pdf"))
    }
  }

  @Test func twoHundredLooksAtOneTime() async throws {
    try await Bench.run { path, _ in
      .init("<title>\(path)</title>")
    } _: { (bench: Bench) async throws in
      let addresses = (0..<200).map { bench.address("/\($0)", host: "h\($0 % 50).example.com") }
      let fetcher = bench.fetcher
      let titles = try await withThrowingTaskGroup(of: String?.self) { group in
        for address in addresses { group.addTask { try await fetcher.look(at: address).facts?.title } }
        var titles: Set<String> = []
        for try await title in group { if let title { titles.insert(title) } }
        return titles
      }
      #expect(titles.count == 200)
    }
  }
}
