// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Shelf
import Synchronization
import Testing

@testable import ShelfWeb

/// Writes what it's asked for instead of a PDF.
private final class Documents: SiteActions {
  let orders = Mutex<[DocumentOrder]>([])
  var areWorkersAlive: Bool { true }

  func wakeWorkers() {}
  func card(of row: LinkRow, size: String, theme: String) async -> DrawnPicture? { nil }
  func document(_ order: DocumentOrder) async throws -> URL {
    orders.withLock { $0.append(order) }
    guard order.links != [2] else { throw DrawingProblem("Too many wait.", isBusy: true) }
    let file = URL(filePath: NSTemporaryDirectory() + "/document-" + UUID().uuidString)
    try Data("%PDF".utf8).write(to: file)
    return file
  }
}

@Suite struct DigestTests {
  /// Two links with an article and one without, added in this week.
  private static func fill(_ visitor: Visitor) async throws {
    for path in ["a", "b"] {
      _ = try await visitor.shelf.add([NewLink("https://example.org/\(path)")], jobs: [.snapshot])
    }
    _ = try await visitor.shelf.add([NewLink("https://example.org/c")], jobs: [])
    for _ in 0..<2 {
      let job = try #require(try await visitor.shelf.take([.snapshot], lease: "test"))
      var snapshot = NewSnapshot(finalAddress: job.address)
      for (kind, name, type) in [(Part.Kind.article, "article.html", "text/html"), (.text, "text.txt", "text/plain")] {
        let path = visitor.shelf.folder + "/made-" + name
        try Data("<p>Words of \(job.address)</p>".utf8).write(to: URL(filePath: path))
        snapshot.files.append(.init(kind, name: name, mediaType: type, path: path))
      }
      _ = try await visitor.shelf.keep(snapshot, for: job)
    }
  }

  private static func week(_ visitor: Visitor) -> CalendarWeek { CalendarWeek(of: visitor.shelf.now, in: .current) }

  @Test func aWeekIsReadAsPagesAndAsABook() async throws {
    let documents = Documents()
    try await Visitor.visit(actions: documents) { visitor in
      try await visitor.begin()
      #expect(try await visitor.page("/digest").contains("No digest yet"))
      try await Self.fill(visitor)
      let week = Self.week(visitor)
      let page = try await visitor.page("/digest?paper=a5")
      #expect(page.contains("2 articles · 3 links"))
      #expect(page.contains("/digest/\(week).pdf?paper=a5"))
      let pdf = try await visitor.ask("/digest/\(week).pdf?paper=a5")
      #expect(pdf.status == .ok && pdf.headers[.contentType] == "application/pdf" && visitor.last == "%PDF")
      let order = try #require(documents.orders.withLock { $0.last })
      #expect(order.links == [1, 2] && order.paper == "a5" && order.title == "Week \(week.number), \(week.year)")
      _ = try await visitor.ask("/digest/\(week).pdf?paper=wall")
      #expect(documents.orders.withLock { $0.last }?.paper == "a4")
      let epub = try await visitor.ask("/digest/\(week).epub")
      #expect(epub.headers[.contentType] == "application/epub+zip")
      #expect(Array(epub.body.readableBytesView.prefix(2)) == Array("PK".utf8))
      for name in ["\(week)", "\(week).html", "\(week.previous).pdf", "2026-W99.pdf", ".pdf", "x.pdf", "a%2Fb.pdf"] {
        #expect(try await visitor.ask("/digest/" + name).status == .notFound, "\(name)")
      }
      #expect(try await visitor.ask("/link/1/book.pdf").status == .ok)
      #expect(try await visitor.ask("/link/2/book.pdf").status == .serviceUnavailable)
      #expect(try await visitor.ask("/link/99/book.pdf").status == .notFound)
      #expect(try await visitor.ask("/export?format=out.pdf&query=").headers[.contentType] == "application/pdf")
      visitor.cookies = [:]
      for path in ["/digest", "/digest/\(week).pdf", "/link/1/book.pdf"] {
        #expect(try await visitor.ask(path).status == .seeOther, "\(path)")
      }
    }
  }

  @Test func readingAppsFindBooksByAKeyForThem() async throws {
    try await Visitor.visit(actions: Documents()) { visitor in
      try await visitor.begin()
      try await Self.fill(visitor)
      let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
      let plain = try await visitor.shelf.makeFeedKey("feeds", for: account)
      let key = try await visitor.shelf.makeFeedKey("books", readsBooks: true, for: account)
      let week = Self.week(visitor)
      _ = try await visitor.page("/settings")
      #expect(visitor.last.contains("Opens books."))
      visitor.cookies = [:]
      let catalogue = try await visitor.ask("/feeds/\(key)/catalogue")
      #expect(catalogue.status == .ok)
      #expect(catalogue.headers[.contentType] == "application/atom+xml;profile=opds-catalog;kind=acquisition")
      #expect(catalogue.headers[.setCookie] == nil)
      let names = visitor.last.matches(of: /\/books\/([A-Za-z0-9-]+\.(?:epub|pdf))/).map { String($0.output.1) }
      #expect(names == ["\(week)", "link-2", "link-1"].flatMap { ["\($0).epub", "\($0).pdf"] })
      #expect(visitor.last.components(separatedBy: "<opds:").count == 1)
      for name in names where name != "link-2.pdf" {
        let book = try await visitor.ask("/feeds/\(key)/books/\(name)")
        #expect(book.status == .ok && book.headers[.setCookie] == nil, "\(name)")
      }
      for name in ["link-99.epub", "link-1.html", "link-x.epub", "link-", "\(week.previous).epub"] {
        #expect(try await visitor.ask("/feeds/\(key)/books/\(name)").status == .notFound, "\(name)")
      }
      for path in ["catalogue", "books/link-1.epub", "books/\(week).pdf"] {
        #expect(try await visitor.ask("/feeds/\(plain)/\(path)").status == .forbidden)
        #expect(try await visitor.ask("/feeds/wrong/\(path)").status == .forbidden)
        #expect(try await visitor.ask("/feeds/me/\(path)").status == .seeOther)
      }
      #expect(try await visitor.ask("/feeds/\(key)/atom/all").status == .ok)
      try await visitor.shelf.revokeFeedKey(2, of: account)
      #expect(try await visitor.ask("/feeds/\(key)/catalogue").status == .forbidden)
    }
  }
}
