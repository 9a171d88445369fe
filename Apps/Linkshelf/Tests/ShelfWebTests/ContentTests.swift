// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Shelf
import ShelfWeb
import Testing

@Suite struct ContentTests {
  /// A link with a snapshot.
  private func fill(_ visitor: Visitor) async throws {
    _ = try await visitor.shelf.add([NewLink("https://example.org/a")], jobs: [.snapshot])
    let job = try #require(try await visitor.shelf.take([.snapshot], lease: "test"))
    var snapshot = NewSnapshot(finalAddress: job.address)
    let parts: [(Part.Kind, String, String, String)] = [
      (.archive, "page.html", "text/html", "<script>alert(1)</script><p>Archived"),
      (.article, "article.html", "text/html", "<p>The article <img src=\"pictures/1.webp\">"),
      (.text, "text.txt", "text/plain", "The article"), (.markdown, "article.md", "text/markdown", "The article"),
      (.original, "evil.svg", "image/svg+xml", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
    ]
    for (kind, name, type, content) in parts {
      let path = visitor.shelf.folder + "/made-" + name
      try Data(content.utf8).write(to: URL(filePath: path))
      snapshot.files.append(.init(kind, name: name, mediaType: type, path: path))
    }
    _ = try await visitor.shelf.keep(snapshot, for: job)
  }

  private func address(_ name: String, in page: String) throws -> (host: String, path: String) {
    let range = try #require(page.range(of: name))
    let start = try #require(page[..<range.lowerBound].range(of: "http://", options: .backwards))
    let text = page[start.upperBound...].prefix { $0 != "\"" && $0 != "?" }.replacing("&amp;", with: "&")
    let slash = try #require(text.firstIndex(of: "/"))
    return (String(text[..<slash]), String(text[slash...]))
  }

  @Test func archivedPagesAreShownFromAnotherHostInASandbox() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      let (host, path) = try address("page.html", in: try await visitor.page("/link/1"))
      #expect(host == "localhost:8090")
      visitor.host = host
      visitor.cookies = [:]
      let response = try await visitor.ask(path)
      #expect(response.status == .ok)
      #expect(visitor.last.contains("Archived"))
      #expect(response.headers[.contentSecurityPolicy]?.hasPrefix("sandbox ") == true)
      #expect(response.headers[.contentSecurityPolicy]?.contains("allow-scripts") == false)
      #expect(response.headers[.contentSecurityPolicy]?.contains("allow-same-origin") == false)
      #expect(response.headers[.setCookie] == nil)
    }
  }

  @Test func aLinksArticleAndAListsArticlesAreBooks() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      _ = try await visitor.shelf.add([NewLink("https://example.org/without")], jobs: [])
      // A link without an article: a sentence, and no button.
      #expect(try await visitor.page("/link/1/book.epub", status: .badRequest).contains("no article to read"))
      #expect(try await !visitor.page("/link/1").contains("book.epub"))
      #expect(try await visitor.ask("/link/9/book.epub").status == .notFound)
      _ = try await visitor.shelf.change([1], .bin)
      _ = try await visitor.shelf.deleteForGood([1])
      try await fill(visitor)
      #expect(try await visitor.page("/link/2").contains("/link/2/book.epub"))
      for path in ["/link/2/book.epub", "/export?format=out.epub"] {
        let response = try await visitor.ask(path)
        #expect(response.status == .ok && response.headers[.contentType] == "application/epub+zip")
        #expect(response.headers[.contentDisposition]?.contains(".epub") == true)
        let start = Array(response.body.readableBytesView.prefix(58))
        #expect(String(decoding: start.dropFirst(30), as: UTF8.self) == "mimetypeapplication/epub+zip")
      }
      visitor.cookies = [:]
      #expect(try await visitor.ask("/link/2/book.epub").status != .ok)
    }
  }

  @Test func anAddressIsGoodForOneSnapshotAndAWhile() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      let (host, path) = try address("page.html", in: try await visitor.page("/link/1"))
      visitor.host = host
      let parts = path.split(separator: "/")
      let capability = parts[1]
      let second = "/content/\(capability)/2/page.html"
      #expect(try await visitor.ask(second).status == .forbidden)
      let other = capability.last == "A" ? "E" : "A"
      let forged = "/content/\(capability.dropLast())\(other)/1/page.html"
      #expect(try await visitor.ask(forged).status == .forbidden)
      let old = "/content/1.\(capability.split(separator: ".").last ?? "")/1/page.html"
      #expect(try await visitor.ask(old).status == .forbidden)
      for name in ["..%2F..%2Fshelf.sqlite", "none", ""] {
        #expect(try await visitor.ask("/content/\(capability)/1/\(name)").status == .notFound, "\(name)")
      }
    }
  }

  @Test func archivedPagesAreReachedOnlyUnderTheirHostWhereOneIsGiven() async throws {
    var configuration = WebConfiguration()
    configuration.hosts = ["shelf.example.org"]
    configuration.archiveHost = "archive.example.org"
    try await Visitor.visit(configuration: configuration) { visitor in
      visitor.host = "shelf.example.org"
      try await visitor.begin()
      try await fill(visitor)
      let (host, path) = try address("page.html", in: try await visitor.page("/link/1"))
      #expect(host == "archive.example.org")
      #expect(try await visitor.ask(path).status == .forbidden)
      visitor.host = host
      #expect(try await visitor.ask(path).status == .ok)
      // And nothing else is there.
      for other in ["/", "/sign-in", "/api/v1/links", "/static/x/shelf.css"] {
        #expect(try await visitor.ask(other).status == .notFound, "\(other)")
      }
    }
  }

  @Test func theArticleIsSetForReading() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      let page = try await visitor.page("/link/1/read?size=huge&theme=dark")
      let (host, path) = try address("article.html", in: page)
      visitor.host = host
      try await visitor.ask(path + "?size=huge&theme=dark")
      #expect(visitor.last.contains("font:25px"))
      #expect(visitor.last.contains("The article"))
    }
  }

  @Test func searchFindsWhatASnapshotSays() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      #expect(try await visitor.page("/search?q=article").contains("<mark>article</mark>"))
    }
  }
}
