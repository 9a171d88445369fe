// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

#if Servers
  import FlyingFox
#endif

@testable import GnomonServe

/// What the server of `gnomon review` reads, writes and answers.
@Suite struct ReviewTests {
  /// A package with one failed picture and one failed text.
  private final class Package {
    let root: URL
    let manager = FileManager.default

    init() throws {
      root = manager.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)").resolvingSymlinksInPath()
      try write("Tests/__Snapshots__/CardTests/card.png", "old picture")
      try write("Tests/__Snapshots__/CardTests/card.layout.txt", "old text")
      try fail("card.png", to: "Tests/__Snapshots__/CardTests/card.png", seen: "new picture", "png")
      try fail("card.layout.txt", to: "Tests/__Snapshots__/CardTests/card.layout.txt", seen: "new text", "txt")
    }

    deinit { try? manager.removeItem(at: root) }

    func write(_ path: String, _ text: String) throws {
      let file = root.appendingPathComponent(path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func fail(_ name: String, to target: String, seen: String, _ ending: String, seenName: String? = nil) throws {
      let folder = FailedSnapshot.folder + "/CardTests/"
      try write(folder + "\(name).seen.\(ending)", seen)
      let snapshot = target.hasPrefix("/") ? target : root.path + "/" + target
      var record = FailedSnapshot(
        snapshot: snapshot, message: "It differs.\n+ a\n- b", seen: seenName ?? "\(name).seen.\(ending)")
      if ending == "png" {
        record.expected = "\(name).expected.png"
        try write(folder + "\(name).expected.png", "old picture")
      }
      try write(
        folder + name + FailedSnapshot.ending, String(decoding: try JSONEncoder().encode(record), as: UTF8.self))
    }

    func read(_ path: String) -> String? {
      manager.contents(atPath: root.appendingPathComponent(path).path).map { String(decoding: $0, as: UTF8.self) }
    }

    func folder(report: String? = nil) throws -> ReviewFolder {
      try ReviewFolder(
        ServeRequest(folder: root.path, report: report.map { root.path + "/" + $0 }, port: 0, hosts: []))
    }
  }

  @Test("Failed snapshots are listed with their words and pictures, and accepting one writes it")
  func snapshots() throws {
    let package = try Package()
    let folder = try package.folder()
    let contents = folder.contents()
    #expect(contents.items.map(\.title) == ["card.layout.txt", "card.png"])
    #expect(contents.items.map(\.kind) == [.text, .picture] && contents.items[1].pictures == [.before, .now])
    #expect(contents.items[1].place == "Tests/__Snapshots__/CardTests/card.png")
    #expect(contents.items[0].words == ["It differs.", "+ a", "- b"])
    #expect(folder.accept([contents.items[1].id]).isEmpty)
    #expect(package.read("Tests/__Snapshots__/CardTests/card.png") == "new picture")
    #expect(package.read("Tests/__Snapshots__/CardTests/card.layout.txt") == "old text")
    #expect(folder.contents().items.map(\.title) == ["card.layout.txt"])
    #expect(package.read(FailedSnapshot.folder + "/CardTests/card.png.seen.png") == nil)
    // What isn't there isn't accepted.
    #expect(folder.accept(["nothing", contents.items[1].id]).isEmpty && folder.contents().items.count == 1)
  }

  @Test("Nothing outside of the folder is written or read, whatever a record says")
  func outside() throws {
    let package = try Package()
    let other = try Package()
    let victim = other.root.path + "/Tests/__Snapshots__/CardTests/card.png"
    try package.fail("a.png", to: victim, seen: "evil", "png")
    try package.fail("b.png", to: "Package.swift", seen: "evil", "png")
    try package.fail("c.png", to: "Tests/__Snapshots__/../../c.png", seen: "evil", "png")
    try package.fail("d.png", to: "Tests/__Snapshots__/d.sh", seen: "evil", "png")
    try package.fail(
      "e.png", to: "Tests/__Snapshots__/CardTests/e.png", seen: "x", "png", seenName: "../../../Package.swift")
    try package.write("Package.swift", "mine")
    // A link that leads out.
    try package.manager.createSymbolicLink(
      atPath: package.root.path + "/Tests/__Snapshots__/out",
      withDestinationPath: other.root.path + "/Tests/__Snapshots__")
    try package.fail("f.png", to: "Tests/__Snapshots__/out/f.png", seen: "evil", "png")
    try package.manager.createSymbolicLink(
      atPath: package.root.path + "/Tests/__Snapshots__/CardTests/g.png", withDestinationPath: victim)
    try package.fail("g.png", to: "Tests/__Snapshots__/CardTests/g.png", seen: "evil", "png")
    let folder = try package.folder()
    let ids = folder.contents().items.map(\.id)
    #expect(!ids.contains { $0.contains("/e.png") }, "its picture is no file beside the record")
    let bad = ids.filter { id in ["a", "b", "c", "d", "f", "g"].contains { id.contains("/\($0).png") } }
    #expect(bad.count == 6 && folder.accept(Set(bad)).count == 6)
    #expect(other.read("Tests/__Snapshots__/CardTests/card.png") == "old picture")
    #expect(package.read("Package.swift") == "mine" && package.read("c.png") == nil)
    #expect(!FileManager.default.fileExists(atPath: other.root.path + "/Tests/__Snapshots__/f.png"))
  }

  @Test("Changed previews are looked at until they change again")
  func previews() throws {
    let package = try Package()
    var report = CheckReport(title: "Cards", root: package.root.path)
    report.looks = ["light", "dark"]
    var look = CheckedLook(preview: 0, look: 0)
    (look.picture, look.change) = ("p.png", CheckedChange())
    look.change?.words = ["Card/Text moved 4 down"]
    look.change?.before = "p.png"
    var same = CheckedLook(preview: 0, look: 1)
    same.picture = "q.png"
    report.previews = [
      CheckReport.Preview(
        target: "Cards", preview: CheckedPreview(name: "Card", file: "Card.swift", line: 3, key: "Cards.Card"),
        looks: [look, same], ending: nil)
    ]
    try package.write(
      ".build/gnomon/check/report.json", String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    for name in ["now/p.png", "before/p.png", "now/q.png"] { try package.write(".build/gnomon/check/" + name, name) }
    let folder = try package.folder(report: ".build/gnomon/check")
    let item = try #require(folder.contents().items.last)
    #expect(item.title == "Card (light)" && item.words == ["Card/Text moved 4 down"] && item.kind == .preview)
    #expect(item.pictures == [.before, .now] && !item.isAccepted && folder.contents().items.count == 3)
    #expect(folder.accept([item.id]).isEmpty && folder.contents().items.last?.isAccepted == true)
    try package.write(".build/gnomon/check/now/p.png", "another")
    #expect(folder.contents().items.last?.isAccepted == false)
  }

  #if Servers
    private func handler(_ package: Package) throws -> ReviewHandler {
      ReviewHandler(folder: try package.folder(), access: AccessGuard(hosts: [], token: "secret"))
    }

    private func request(
      _ method: HTTPMethod, _ target: String, _ headers: [String: String] = [:], body: String? = nil
    ) -> HTTPRequest {
      var all: [HTTPHeader: String] = [.host: "localhost:8080", .cookie: "gnomon=secret"]
      for (name, value) in headers { all[HTTPHeader(name)] = value }
      if let body, all[.contentLength] == nil { all[.contentLength] = "\(body.utf8.count)" }
      let parts = target.split(separator: "?", maxSplits: 1)
      return HTTPRequest(
        method: method, version: .http11,
        target: HTTPRequest.Target(path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : ""),
        headers: HTTPHeaders(all), body: HTTPBodySequence(data: Data((body ?? "").utf8)))
    }

    @Test("The token goes into a cookie; the page may load nothing from elsewhere")
    func page() async throws {
      let handler = try handler(try Package())
      let first = try await handler.handleRequest(request(.GET, "/?token=secret", ["Cookie": ""]))
      #expect(first.statusCode == .seeOther && first.headers[.location] == "/")
      #expect(first.headers[.setCookie] == "gnomon=secret; Path=/; HttpOnly; SameSite=Strict")
      let page = try await handler.handleRequest(request(.GET, "/"))
      #expect(
        page.statusCode == .ok
          && page.headers[HTTPHeader("Content-Security-Policy")]?.hasPrefix("default-src 'none'") == true)
      #expect(page.headers[.cacheControl] == "no-store")
      for bad in [
        request(.GET, "/", ["Cookie": ""]), request(.GET, "/items", ["Host": "evil.example"]),
        request(.GET, "/items", ["Origin": "http://evil.example"]), request(.GET, "/?token=wrong", ["Cookie": ""]),
      ] {
        #expect(try await handler.handleRequest(bad).statusCode == .forbidden)
      }
      #expect(try await handler.handleRequest(request(.GET, "/../../etc/passwd")).statusCode == .notFound)
    }

    @Test("Pictures are asked for by an item's id, and accepting needs the server's own page")
    func asking() async throws {
      let package = try Package()
      let handler = try handler(package)
      let items = try JSONDecoder().decode(
        [ReviewItem].self, from: try await handler.handleRequest(request(.GET, "/items")).bodyData)
      let id = try #require(items.last?.id)
      let picture = try await handler.handleRequest(request(.GET, "/picture?of=\(id)&what=now"))
      #expect(try await picture.bodyData == Data("new picture".utf8) && picture.headers[.contentType] == "image/png")
      for bad in ["of=../../Package.swift&what=now", "of=\(id)&what=other", "of=\(id)", "what=now"] {
        #expect(try await handler.handleRequest(request(.GET, "/picture?" + bad)).statusCode == .notFound, "\(bad)")
      }
      let own = ["Origin": "http://localhost:8080"]
      let body = "[\"\(id)\"]"
      #expect(try await handler.handleRequest(request(.POST, "/accept", body: body)).statusCode == .forbidden)
      for (body, headers) in [("nonsense", own), ("{}", own)] {
        #expect(
          try await handler.handleRequest(request(.POST, "/accept", headers, body: body)).statusCode == .badRequest)
      }
      for length in ["", "-1", "x", "99999999999"] {
        let large = own.merging(["Content-Length": length]) { $1 }
        #expect(
          try await handler.handleRequest(request(.POST, "/accept", large, body: body)).statusCode == .payloadTooLarge)
      }
      #expect(package.read("Tests/__Snapshots__/CardTests/card.png") == "old picture")
      let answer = try await handler.handleRequest(request(.POST, "/accept", own, body: body))
      #expect(answer.statusCode == .ok && package.read("Tests/__Snapshots__/CardTests/card.png") == "new picture")
    }
  #endif
}
