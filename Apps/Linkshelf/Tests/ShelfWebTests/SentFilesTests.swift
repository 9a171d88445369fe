// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

@Suite struct SentFilesTests {
  @Test(arguments: [
    (
      "a.url", "[DEFAULT]\r\nBASEURL=https://no.example/\r\n[InternetShortcut]\r\nURL=https://example.org/a?b=c\r\n",
      true
    ),
    ("a.URL", "\u{FEFF}[internetshortcut]\nurl = https://example.org/a?b=c", true),
    ("a.desktop", "[Desktop Entry]\nType=Link\nName=A\nURL=https://example.org/a?b=c\n", true),
    (
      "a.webloc",
      "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist version=\"1.0\"><dict><key>URL</key><string>https://example.org/a?b=c</string></dict></plist>",
      true
    ),
    ("a.url", "URL=https://example.org/a?b=c", false), ("a.url", "[InternetShortcut]\nURL=\n", false),
    ("a.url", "", false),
    ("a.webloc", "bplist00\u{0}\u{1}", false), ("a.webloc", "<plist><array/></plist>", false),
    ("a.txt", "[InternetShortcut]\nURL=https://example.org/a?b=c", false), ("url", "[InternetShortcut]\nURL=x", false),
  ])
  func aShortcutLeadsToOneAddress(_ name: String, _ text: String, _ isOne: Bool) {
    #expect(ShortcutFile.address(in: Data(text.utf8), name: name) == (isOne ? "https://example.org/a?b=c" : nil))
  }

  @Test func aShortcutMayBeBinaryOrWide() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["URL": "https://example.org/a"], format: .binary, options: 0)
    #expect(ShortcutFile.address(in: list, name: "a.webloc") == "https://example.org/a")
    let wide = try #require("\u{FEFF}[InternetShortcut]\r\nURL=https://example.org/a".data(using: .utf16LittleEndian))
    #expect(ShortcutFile.address(in: wide, name: "a.url") == "https://example.org/a")
    let large = Data("[InternetShortcut]\n".utf8) + Data(repeating: 0x20, count: ShortcutFile.largest)
    #expect(ShortcutFile.address(in: large, name: "a.url") == nil)
  }

  @Test func droppedLinksAreAddedAtOnce() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let response = try await send(
        [
          ("a.url", "[InternetShortcut]\r\nURL=https://example.org/a\r\n"),
          ("b.txt", "See https://example.org/b and https://example.org/c."),
        ], visitor)
      #expect(response.status == .seeOther)
      #expect(response.headers[.location] == "/unread")
      #expect(try await visitor.page("/unread").contains("3 links were added."))
      #expect(try await visitor.shelf.counts().all == 3)
      #expect(try await visitor.shelf.queueCounts().waiting == 6)
      try await send([("a.url", "[InternetShortcut]\r\nURL=https://example.org/a\r\n")], visitor)
      #expect(try await visitor.page("/unread").contains("1 link was there already."))
      #expect(try leftOver(visitor).isEmpty)
    }
  }

  @Test func droppedBookmarksAreImported() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let page = "<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF=\"https://example.org/a\">A</A></DL>"
      let response = try await send([("bookmarks.html", page)], visitor)
      #expect(response.headers[.location] == "/import")
      #expect(try await visitor.page("/import").contains("bookmarks.html"))
      #expect(try await visitor.shelf.counts().all == 1)
    }
  }

  @Test func anUnknownFileGetsASentenceInBothLanguages() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let files = [("a<b>.png", "\u{89}PNG"), ("empty.txt", ""), ("a.url", "nothing")]
      let response = try await send(files, visitor)
      #expect(response.headers[.location] == "/unread")
      #expect(
        try await visitor.page("/unread").contains("This isn’t a file of links: a&lt;b&gt;.png, empty.txt, a.url."))
      #expect(visitor.last.contains("flash problem"))
      visitor.language = "zh"
      try await send(files, visitor)
      #expect(try await visitor.page("/unread").contains("这不是链接文件："))
      #expect(try await visitor.shelf.counts().all == 0)
      #expect(try leftOver(visitor).isEmpty)
    }
  }

  @Test func aRefusedFormLeavesNoFile() async throws {
    try await Visitor.visit { visitor in
      try await visitor.begin()
      let response = try await send([("a.txt", "https://example.org/a")], visitor, token: "wrong")
      #expect(response.status == .forbidden)
      let broken = try await visitor.ask(
        "/import", method: .post, headers: [.contentType: "multipart/form-data; boundary=b"],
        body: "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"a.txt\"\r\n\r\nhttps://example.org/a")
      #expect(broken.status == .badRequest)
      #expect(try leftOver(visitor).isEmpty)
      #expect(try await visitor.shelf.counts().all == 0)
    }
  }

  private func leftOver(_ visitor: Visitor) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: visitor.shelf.exchangeFolder)
  }

  /// Sends files as the form of a list does.
  @discardableResult
  private func send(_ files: [(name: String, content: String)], _ visitor: Visitor, token: String? = nil) async throws
    -> TestResponse
  {
    _ = try await visitor.page("/unread")
    var body = ""
    for (name, value) in [("csrf", token ?? visitor.token), ("back", "/unread"), ("dropped", "1"), ("snapshots", "1")] {
      body += "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
    }
    for file in files {
      body +=
        "--b\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\(file.name)\"\r\nContent-Type: text/plain\r\n\r\n\(file.content)\r\n"
    }
    return try await visitor.ask(
      "/import", method: .post, headers: [.contentType: "multipart/form-data; boundary=b"], body: body + "--b--\r\n")
  }
}
