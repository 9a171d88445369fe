// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationXML
import Testing

@testable import Books

@Suite struct EPUBWriterTests {
  private func chapter(_ title: String, _ html: String, pictures: [Book.Picture] = []) -> Book.Chapter {
    Book.Chapter(
      title: title, author: "A & B", site: "example.org", address: "https://example.org/?a=1&b=\"2\"",
      dateWords: "1 May 2026", html: html, pictures: pictures)
  }

  /// Writes a book into a file.
  private func write(_ chapters: [Book.Chapter], to file: FileHandle) throws {
    let book = Book(
      id: try #require(UUID(uuidString: "12345678-1234-1234-1234-123456789ABC")), title: "Week <18>", language: "en",
      date: Date(timeIntervalSince1970: 1_777_593_600))
    var writer = try EPUBWriter(book, to: file)
    for chapter in chapters { try writer.add(chapter) }
    try writer.finish()
  }

  private func bytes(_ chapters: [Book.Chapter]) throws -> Data {
    let target = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID()).epub")
    _ = FileManager.default.createFile(atPath: target.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: target) }
    let file = try FileHandle(forWritingTo: target)
    try write(chapters, to: file)
    try file.close()
    return try Data(contentsOf: target)
  }

  /// A book unpacked by another program: its files by their names.
  private func unpacked(_ chapters: [Book.Chapter]) throws -> [String: Data] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try bytes(chapters)
    #expect(String(decoding: data.prefix(58).dropFirst(30), as: UTF8.self) == "mimetypeapplication/epub+zip")
    let (target, out) = (folder.appending(path: "a.epub"), folder.appending(path: "out"))
    try data.write(to: target)
    let code =
      "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", code, target.path, out.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: out.path) {
      if let data = try? Data(contentsOf: out.appending(path: name)) { files[name] = data }
    }
    return files
  }

  private func isWellFormed(_ data: Data) -> Bool { XMLParser(data: data).parse() }

  @Test func aBookHasItsChaptersContentsAndPictures() throws {
    let picture = Book.Picture(name: "a/1.png", mediaType: "image/png") { Data([1, 2, 3]) }
    let lost = Book.Picture(name: "a/2.png", mediaType: "image/png") { throw BookError.memory }
    let files = try unpacked([
      chapter(
        "One & two", "<article><p>Text<br>\nmore <img src=\"a/1.png\" alt=\"A <dial>\"></p><hr></article>",
        pictures: [picture, lost]),
      chapter("二", "<p>文 <img src=\"a/2.png\" alt=\"words\"></p>", pictures: [lost]),
    ])
    #expect(files["mimetype"] == Data("application/epub+zip".utf8))
    for name in files.keys where name.hasSuffix("xml") || name.hasSuffix("xhtml") || name.hasSuffix("opf") {
      #expect(isWellFormed(files[name] ?? Data()), "\(name)")
    }
    #expect(files["book/picture-1.png"] == Data([1, 2, 3]))
    let first = String(decoding: files["book/chapter-1.xhtml"] ?? Data(), as: UTF8.self)
    #expect(first.contains("<img src=\"picture-1.png\" alt=\"A &lt;dial&gt;\"/>"))
    #expect(first.contains("<h1>One &amp; two</h1><p class=\"source\">A &amp; B · example.org · 1 May 2026</p>"))
    let second = String(decoding: files["book/chapter-2.xhtml"] ?? Data(), as: UTF8.self)
    #expect(second.contains("<p>文 words</p>"))
    let package = String(decoding: files["book/book.opf"] ?? Data(), as: UTF8.self)
    #expect(package.components(separatedBy: "<itemref").count == 4)
    #expect(package.contains("media-type=\"image/png\""))
    #expect(package.components(separatedBy: "picture-").count == 3)
  }

  @Test func theSameBookIsTheSameBytes() throws {
    let one = [chapter("One", String(repeating: "<p>Text</p>", count: 100))]
    #expect(try bytes(one) == bytes(one))
  }

  @Test func aBookWithoutChaptersIsAnError() {
    #expect(throws: BookError.noChapters) { try bytes([]) }
  }

  @Test(arguments: [
    ("<p>a", "<p>a</p>"), ("<p>a</em></p>", "<p>a</p>"), ("<p><em>a</p>b", "<p><em>a</em></p>b"),
    ("a < b & c &amp; d &nbsp; &lt;", "a &lt; b &amp; c &amp; d &amp;nbsp; &lt;"),
    ("<script>alert(1)</script><p>b</p>", "<p>b</p>"), ("<style>a<b", ""),
    ("<object><p onclick=\"x\">a</p></object>", "<p>a</p>"),
    ("<a href=\"javascript:x\">a</a>", "<a>a</a>"),
    ("<a href=\"https://a.b/?c=1&amp;d\">a</a>", "<a href=\"https://a.b/?c=1&amp;d\">a</a>"),
    ("<p id=\"1a\" id=\"b\">a</p>", "<p>a</p>"), ("<p lang=\"zh\">文</p>", "<p lang=\"zh\" xml:lang=\"zh\">文</p>"),
    ("<img src=\"no.png\" alt=\"w\">", "w"), ("<img>", ""), ("a\u{0}\u{8}\u{FFFE}b", "ab"), ("<", "&lt;"),
    ("<p", "&lt;p"),
    ("<p a=b>", "&lt;p a=b&gt;"), ("<!-- a --><p>b</p>", "&lt;!-- a --&gt;<p>b</p>"),
  ])
  func htmlBecomesXHTML(_ html: String, _ expected: String) {
    #expect(ArticleXHTML(pictures: [:]).xhtml(html) == expected)
  }

  @Test func whateverComesIsWellFormed() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "<p>", "</p>", "<em>", "</em>", "<br>", "<img src=\"a\" alt=\"b\">", "<", ">", "&", "&amp;", "\"", "=",
      "<a href=\"#x\">", "</a>",
      "\u{1}", "文", "<script>", "</script>", "<td colspan=\"2\">", "text ", "<!", "/", "<p class=\"a\" class=\"b\">",
    ]
    for _ in 0..<5_000 {
      let html = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      let xhtml = ArticleXHTML(pictures: ["a": "b.png"]).xhtml(html)
      #expect(isWellFormed(Data("<r>\(xhtml)</r>".utf8)), "\(html) → \(xhtml)")
    }
  }

  @Test func deepAndLongTextsTakeTheirTimeOnly() {
    let deep = String(repeating: "<div>", count: 50_000)
    #expect(
      ArticleXHTML(pictures: [:]).xhtml(deep) == String(repeating: "<div>", count: 200)
        + String(repeating: "</div>", count: 200))
    let signs = String(repeating: "<", count: 50_000)
    #expect(ArticleXHTML(pictures: [:]).xhtml(signs).utf8.count == 200_000)
    let quotes = String(repeating: "<p a=\"", count: 20_000)
    #expect(ArticleXHTML(pictures: [:]).xhtml(quotes).hasPrefix("&lt;p a="))
  }
}
