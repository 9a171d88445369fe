// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import ShelfWeb
import Testing

@Suite struct CompareTests {
  private static let old = "The first paragraph stays.\n\nThe sun stood high that day.\n\n<script>alert(1)</script>"
  private static let new = "The first paragraph stays.\n\nThe moon stood high that day.\n\n<b onclick=\"x\">new</b>"

  /// A version whose files are texts. Names beginning with a picture's are given as that.
  private func keep(_ visitor: Visitor, _ parts: [(Part.Kind, String, String)], title: String = "") async throws {
    let id = try await visitor.shelf.add([NewLink("https://example.org/a")], jobs: [])[0].id ?? 1
    try await visitor.shelf.enqueue(.snapshot, [id])
    let job = try #require(try await visitor.shelf.take([.snapshot], lease: "test"))
    var snapshot = NewSnapshot(finalAddress: job.address)
    snapshot.status = 200
    snapshot.details.title = title
    snapshot.details.description = "Says: " + title
    for (position, (kind, type, content)) in parts.enumerated() {
      let path = visitor.shelf.folder + "/made-\(position)"
      try Data(content.utf8).write(to: URL(filePath: path))
      snapshot.files.append(
        .init(kind, position: position, name: "part-\(position)", mediaType: type, path: path, width: 10, height: 10))
    }
    _ = try await visitor.shelf.keep(snapshot, for: job)
  }

  private func fill(_ visitor: Visitor) async throws {
    try await keep(visitor, [(.text, "text/plain", Self.old), (.picture, "image/webp", "old")], title: "Old <title>")
    try await keep(
      visitor, [(.text, "text/plain", Self.new), (.picture, "image/webp", "new"), (.picture, "image/svg+xml", "evil")],
      title: "New <title>")
  }

  private func token(_ visitor: Visitor) async throws -> HTTPFields {
    let account = try #require(try await visitor.shelf.account("ada", password: "a long password"))
    return [.authorization: "Bearer \(try await visitor.shelf.makeToken("test", scopes: [.read], for: account))"]
  }

  @Test func thePageShowsWhatChangedAndNothingRuns() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      #expect(try await visitor.page("/link/1").contains("/link/1/compare?from=1&amp;to=2"))
      let page = try await visitor.page("/link/1/compare")
      #expect(page.contains("Removed: </span>sun</del>"))
      #expect(page.contains("Added: </span>moon</ins>"))
      #expect(page.contains("&lt;b onclick=&quot;x&quot;&gt;new&lt;/b&gt;"))
      #expect(!page.contains("<script>alert") && !page.contains("<b onclick"))
      #expect(page.contains("Old &lt;title&gt;") && page.contains("New &lt;title&gt;"))
      #expect(page.contains("Says: Old &lt;title&gt;</del>"))
      #expect(page.contains("/link/1/versions/2/picture/0"))
      #expect(page.contains("/link/1/compare/difference?from=1&amp;to=2"))
      let back = try await visitor.page("/link/1/compare?from=2&to=1")
      #expect(back.contains("Removed: </span>moon</del>"))
      #expect(try await visitor.page("/link/1/compare?from=2&to=2").contains("This is one version twice."))
    }
  }

  @Test(arguments: [
    ("/link/1/compare?from=9", HTTPResponse.Status.notFound, "This link has no version 9; its versions are 1, 2."),
    ("/link/1/compare?to=1", .notFound, "Version 1 is the oldest one."),
    ("/link/1/compare?from=x", .badRequest, "“from” is the number of a version, and not “x”."),
    ("/link/1/compare?to=-1", .badRequest, "“to” is the number of a version, and not “-1”."),
    ("/link/1/compare?to=99999999999999999999", .badRequest, "“to” is the number of a version"),
    ("/link/7/compare", .notFound, ""), ("/link/x/compare", .notFound, ""),
    ("/link/1/versions/1/picture/1", .notFound, ""), ("/link/1/versions/3/picture/0", .notFound, ""),
    ("/link/1/versions/2/picture/-1", .notFound, ""), ("/link/1/versions/2/picture/x", .notFound, ""),
    ("/link/1/compare/difference", .unprocessableContent, "This server draws no differences."),
  ])
  func whatIsntThereIsSaid(_ path: String, _ status: HTTPResponse.Status, _ sentence: String) async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      let page = try await visitor.page(path, status: status)
      #expect(sentence.isEmpty || page.contains(sentence), "\(visitor.last.suffix(900))")
    }
  }

  @Test func oneVersionCantBeCompared() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await keep(visitor, [(.text, "text/plain", "a")])
      #expect(try await visitor.page("/link/1/compare", status: .notFound).contains("This link has only one version"))
      #expect(try await !visitor.page("/link/1").contains("/link/1/compare"))
    }
  }

  @Test func versionsWithoutTextOrPictureAreCompared() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await keep(visitor, [(.original, "application/pdf", "a")])
      try await keep(visitor, [(.original, "application/pdf", "b"), (.markdown, "text/markdown", "# b")])
      let page = try await visitor.page("/link/1/compare")
      #expect(page.contains("Only the new version has a readable text."))
      #expect(page.contains("At least one of the versions has no picture of its page."))
      #expect(try await visitor.ask("/link/1/compare/difference").status == .notFound)
      try await visitor.ask("/api/v1/links/1/compare", headers: token(visitor))
      #expect(!visitor.last.contains(#""text":"#) && !visitor.last.contains("samePictures"), "\(visitor.last)")
    }
  }

  @Test func picturesAreGivenAsNothingThatRuns() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      let response = try await visitor.ask("/link/1/versions/2/picture/0")
      #expect(response.headers[.contentType] == "image/webp")
      #expect(response.headers[.contentSecurityPolicy]?.hasPrefix("sandbox") == true)
      #expect(visitor.last == "new")
      visitor.cookies = [:]
      #expect(try await visitor.ask("/link/1/versions/2/picture/0").status == .seeOther)
    }
  }

  @Test func aProgramReadsTheRuns() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      try await fill(visitor)
      let headers = try await token(visitor)
      try await visitor.ask("/api/v1/links/1/compare", headers: headers)
      #expect(
        visitor.last.contains(
          #"{"kind":"changed","moved":false,"runs":[{"kind":"same","text":"The "},{"kind":"removed","text":"sun"},{"kind":"added","text":"moon"},{"kind":"same","text":" stood high that day."}]}"#
        ), "\(visitor.last)")
      #expect(visitor.last.contains(#""samePictures":false"#))
      #expect(try await visitor.ask("/api/v1/links/1/compare?from=0", headers: headers).status == .badRequest)
      #expect(try await visitor.ask("/api/v1/links/1/compare?from=3", headers: headers).status == .notFound)
      #expect(try await visitor.ask("/api/v1/links/2/compare", headers: headers).status == .notFound)
      #expect(try await visitor.ask("/api/v1/links/1/compare").status == .unauthorized)
    }
  }
}
