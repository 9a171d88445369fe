// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Interchange

@Suite struct FolderTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "interchange-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func files(_ folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.contains(".") }.sorted()
  }

  static let evil = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"

  private func links() -> [ExportedLink] {
    var one = ExportedLink(
      address: "https://a.example/x?y=1&z=\"2\"", title: "../../etc/passwd: \(Self.evil)",
      tags: ["work/bills", Self.evil, "index", "CON"])
    one.added = Date(timeIntervalSince1970: 1_700_000_000)
    one.note = Self.evil
    one.summary = "---\ntitle: no"
    one.author = Self.evil
    one.language = "en\"><script>"
    one.highlights = [.init(text: Self.evil, note: Self.evil)]
    let two = ExportedLink(address: "javascript:alert(1)", title: "中文标题：测试", tags: ["work"])
    let three = ExportedLink(address: "https://b.example/", title: "中文标题：测试")
    return [one, two, three, ExportedLink(address: "https://c.example/", title: "…")]
  }

  @Test func markdownIsWrittenAFileALink() throws {
    try inFolder { folder in
      var writer = try MarkdownFolderWriter(folder)
      for link in links() { try writer.add(link, article: "Words") }
      try writer.finish()
      #expect(
        files(folder) == [
          "index.md", "links/2023/etc-passwd-script-alert-1-script-img-src-x-onerror-alert-1.md",
          "links/undated/link.md", "links/undated/中文标题-测试-2.md",
          "links/undated/中文标题-测试.md", "tags/_CON.md", "tags/_index.md",
          "tags/script-alert-1-script-img-src-x-onerror-alert-1.md", "tags/script-alert-1.md", "tags/work-bills.md",
          "tags/work.md",
        ])
      let text = try String(
        contentsOf: folder.appending(path: "links/2023/etc-passwd-script-alert-1-script-img-src-x-onerror-alert-1.md"),
        encoding: .utf8)
      #expect(
        text.hasPrefix(
          "---\ntitle: \"../../etc/passwd: <script>alert(1)</script>\\\"'><img src=x onerror=alert(1)>\"\naddress: \"https://a.example/x?y=1&z=\\\"2\\\"\"\ntags:\n  - \"work/bills\"\n"
        ))
      #expect(
        text.contains("added: 2023-11-14T22:13:20.000Z\n") && text.contains("summary: \"---\\ntitle: no\"\n")
          && text.contains("## Page\n\nWords\n"))
      let index = try String(contentsOf: folder.appending(path: "index.md"), encoding: .utf8)
      #expect(index.contains("- [work](<tags/work.md>) (2)\n"))
    }
  }

  @Test func aSiteIsWrittenWithoutScript() throws {
    try inFolder { folder in
      var writer = try StaticSiteWriter(folder, title: "Our \(Self.evil)")
      for link in links() { try writer.add(link, article: link.language == nil ? nil : "<p>clean</p>") }
      try writer.finish()
      let names = files(folder)
      #expect(
        names.contains("index.html") && names.contains("tags/index.html") && names.contains("tags/_index.html")
          && names.contains("style.css"))
      for name in names where name.hasSuffix(".html") {
        let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("href=\"javascript"), "\(name)")
        // Every reference within the site leads to a file.
        for part in page.components(separatedBy: "href=\"").dropFirst() {
          let reference = part.prefix { $0 != "\"" }
          guard !reference.hasPrefix("http"), let path = reference.removingPercentEncoding else { continue }
          let target = folder.appending(path: name).deletingLastPathComponent().appending(path: path)
            .standardizedFileURL
          #expect(FileManager.default.fileExists(atPath: target.path), "\(name): \(reference)")
        }
      }
    }
  }

  @Test func aThousandLinksHavePagesAndTheSameTitleHasNumbers() throws {
    try inFolder { folder in
      var writer = try StaticSiteWriter(folder, title: "Links")
      for number in 0..<1_001 {
        try writer.add(ExportedLink(address: "https://a.example/\(number)", title: "Same", tags: ["t"]))
      }
      try writer.finish()
      let names = Set(files(folder))
      #expect(
        names.isSuperset(of: [
          "index.html", "index__2.html", "index__3.html", "tags/t__3.html", "links/undated/Same-1001.html",
        ]))
      #expect(names.count == 1_001 + 3 + 3 + 1 + 1)
    }
  }

  @Test func aFolderThatIsNotEmptyIsLeftAlone() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: folder.appending(path: "mine.txt"))
      #expect(throws: FolderProblem.self) { try MarkdownFolderWriter(folder) }
      #expect(throws: FolderProblem.self) { try StaticSiteWriter(folder, title: "x") }
      #expect(files(folder) == ["mine.txt"])
    }
  }

  @Test func namesAreSafeAndEachOnce() {
    var names = SafeNames()
    let texts = [
      "", "..", "/", "a/b", "A/B", "con", "NUL", "a\u{0}b", "e\u{301}", "é", String(repeating: "长", count: 500),
      ".hidden", "a b ", "a-2", "a", "a", "a",
    ]
    let given = texts.map { names.name($0) }
    #expect(Set(given.map { $0.lowercased() }).count == texts.count)
    #expect(
      given.allSatisfy {
        !$0.isEmpty && $0.utf8.count <= SafeNames.longest + 8 && !$0.contains("/") && !$0.hasPrefix(".")
          && !$0.contains("\0")
      })
    for number in 0..<20_000 { _ = names.name(number % 2 == 0 ? "same" : "same-\(number)") }
  }
}
