// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// What the service answers, with the real renderer and without a port.
struct CardRouterTests {
  private func answer(
    _ path: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:],
    configuration: ServiceConfiguration = ServiceConfiguration(),
    render: @escaping @Sendable (CardRequest) async throws -> Data = { try await CardRenderer().data($0) }
  ) async throws -> TestResponse {
    let queue = RenderQueue(width: configuration.renders, depth: configuration.queue)
    let router = CardRouter(configuration: configuration, queue: queue, render: render)
    return try await Application(router: router.build()).test(.router) { client in
      try await client.execute(uri: path, method: method, headers: headers)
    }
  }

  @Test(arguments: [
    ("png", "image/png", [0x89, 0x50, 0x4e, 0x47]), ("webp", "image/webp", Array("RIFF".utf8)),
    ("pdf", "application/pdf", Array("%PDF".utf8)), ("svg", "image/svg+xml", Array("<".utf8)),
  ]) func everyFormatIsServed(format: String, type: String, start: [UInt8]) async throws {
    let response = try await answer("/card.\(format)?title=Hello%20world&summary=x&author=A&bars=1,50,100&scale=0.5")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == type)
    #expect(response.headers[.cacheControl] == "public, max-age=86400")
    #expect(Array(response.body.readableBytesView.prefix(start.count)) == start)
  }

  @Test func theSameCardHasTheSameTagAndBytes() async throws {
    for format in CardFormat.allCases {
      let path = "/card.\(format.rawValue)?title=Once&scale=0.25"
      let first = try await answer(path)
      let second = try await answer(path)
      #expect(first.headers[.eTag] == second.headers[.eTag])
      #expect(first.body == second.body, "\(format)")
    }
  }

  @Test func aKnownTagIsAnsweredWithoutRendering() async throws {
    struct Rendered: Error {}
    let tag = try #require(try await answer("/card.png?title=Once") { _ in Data() }.headers[.eTag])
    #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 10)
    for header in [tag, "*", "\"other\", \(tag)", "W/\(tag)"] {
      let response = try await answer("/card.png?title=Once", headers: [.ifNoneMatch: header]) { _ in throw Rendered() }
      #expect(response.status == .notModified, "\(header)")
      #expect(response.headers[.eTag] == tag)
      #expect(response.body.readableBytes == 0)
    }
    let other = try await answer("/card.png?title=Once", headers: [.ifNoneMatch: "\"other\""]) { _ in Data([1]) }
    #expect(other.status == .ok)
  }

  @Test func otherInputsAndVersionsHaveOtherTags() async throws {
    var tags: Set<String> = []
    for query in [
      "title=a", "title=b", "title=a&summary=b", "title=ab", "title=a&bars=1", "title=a&bars=1,1", "title=a&scale=2",
    ] {
      for version in ["1", "2"] {
        var configuration = ServiceConfiguration()
        configuration.version = version
        let response = try await answer("/card.png?\(query)", configuration: configuration) { _ in Data() }
        tags.insert(response.headers[.eTag] ?? "")
      }
    }
    #expect(tags.count == 14)
  }

  @Test(arguments: [
    ("", 400, "The parameter 'title' is missing: /card.png?title=Hello"),
    ("?title=", 400, "The parameter 'title' is missing: /card.png?title=Hello"),
    ("?title=a&title=b", 400, "The parameter 'title' is given twice."),
    ("?title=a&colour=red", 400, "There is no parameter 'colour': title, summary, author, bars, scale are known."),
    ("?title=%ff", 400, "The parameter 'title' isn't UTF-8 behind its percent signs."),
    ("?title=%e4%b", 400, "The parameter 'title' isn't UTF-8 behind its percent signs."),
    ("?title=a%00", 400, "The parameter 'title' holds control characters."),
    ("?title=a&scale=9", 400, "The parameter 'scale' wants numbers from 0.25 to 3.0."),
    ("?title=a&scale=nan", 400, "The parameter 'scale' wants numbers from 0.25 to 3.0."),
    ("?title=a&bars=1,,2", 400, "The parameter 'bars' wants numbers from 0.0 to 100.0."),
    ("?title=a&bars=1e400", 400, "The parameter 'bars' wants numbers from 0.0 to 100.0."),
  ]) func badQueriesAreRefusedWithASentence(query: String, status: Int, sentence: String) async throws {
    let response = try await answer("/card.png\(query)")
    #expect(response.status.code == status)
    #expect(String(buffer: response.body) == "{\"status\": \(status), \"message\": \"\(sentence)\"}\n")
    #expect(response.headers[.cacheControl] == "no-store")
  }

  @Test func longTextsAreRefused() async throws {
    let marks = String(repeating: "%CC%81", count: 1_000)
    #expect(try await answer("/card.png?title=a\(marks)").status == .badRequest)
    let megabyte = String(repeating: "a", count: 1_000_000)
    #expect(try await answer("/card.png?title=\(megabyte)").status == .uriTooLong)
    let bars = (0...CardRequest.Limits.bars).map { _ in "1" }.joined(separator: ",")
    #expect(try await answer("/card.png?title=a&bars=\(bars)").status == .badRequest)
  }

  @Test func whatIsAllowedAtMostIsDrawn() async throws {
    let marks = "a" + String(repeating: "\u{301}", count: CardRequest.Limits.title - 1)
    let texts = [marks, String(repeating: "字", count: 200), String(repeating: "👩‍👩‍👧‍👦", count: 28), "\u{202E}abc\u{FFFE}"]
    for text in texts {
      let card = CardRequest(
        title: text, summary: text, author: String(text.prefix(60)), bars: Array(repeating: 100, count: 40), scale: 0.25
      )
      #expect(try await CardRenderer().data(card).count > 500)
    }
  }

  @Test func otherMethodsAndPathsAreRefused() async throws {
    #expect(try await answer("/card.png?title=a", .post).status == .methodNotAllowed)
    #expect(try await answer("/card.gif?title=a").status == .notFound)
    let head = try await answer("/card.png?title=a&scale=0.25", .head)
    #expect(head.status == .ok)
    #expect(head.body.readableBytes == 0)
  }

  @Test func whatGoesWrongInsideIsHidden() async throws {
    struct Secret: Error {}
    let response = try await answer("/card.png?title=a") { _ in throw Secret() }
    #expect(response.status == .internalServerError)
    #expect(String(buffer: response.body) == "{\"status\": 500, \"message\": \"The card couldn't be made.\"}\n")
  }

  @Test func aSlowRenderIsAnsweredInTime() async throws {
    var configuration = ServiceConfiguration()
    configuration.timeout = .milliseconds(20)
    let response = try await answer("/card.png?title=a", configuration: configuration) { _ in
      try await Task.sleep(for: .seconds(60))
      return Data()
    }
    #expect(response.status == .serviceUnavailable)
    #expect(response.headers[.retryAfter] == "2")
  }

  @Test func aFullQueueSendsAway() async throws {
    var configuration = ServiceConfiguration()
    configuration.renders = 1
    configuration.queue = 0
    let gate = AsyncStream.makeStream(of: Void.self)
    let queue = RenderQueue(width: 1, depth: 0)
    let router = CardRouter(configuration: configuration, queue: queue) { _ in
      for await _ in gate.stream { break }
      return Data([1])
    }
    try await Application(router: router.build()).test(.router) { client in
      async let first = client.execute(uri: "/card.png?title=a", method: .get)
      while queue.oldest == nil { await Task.yield() }
      let second = try await client.execute(uri: "/card.png?title=b", method: .get)
      #expect(second.status == .serviceUnavailable)
      #expect(second.headers[.retryAfter] == "1")
      #expect(try await client.execute(uri: "/readyz", method: .get).status == .serviceUnavailable)
      #expect(try await client.execute(uri: "/healthz", method: .get).status == .ok)
      gate.continuation.yield()
      #expect(try await first.status == .ok)
      #expect(try await client.execute(uri: "/readyz", method: .get).status == .ok)
    }
  }
}
