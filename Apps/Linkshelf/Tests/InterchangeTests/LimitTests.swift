// SPDX-License-Identifier: Apache-2.0
import Addresses
import Interchange
import Testing

@Suite struct LimitTests {
  private func links(_ items: [ImportedItem]) -> [ImportedLink] {
    items.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  private func problems(_ items: [ImportedItem]) -> [String] {
    items.compactMap { if case .problem(let problem) = $0 { problem.sentence } else { nil } }
  }

  private func read(_ text: String, _ format: ImportFormat) -> [ImportedItem] {
    Reading.items(Array(text.utf8), format, size: 65_536)
  }

  @Test func aMillionTagsAreCutWithAProblem() {
    let tags = (0..<1_000_000).map(String.init).joined(separator: ",")
    for (text, format) in [
      ("<DT><A HREF=\"https://a.example/\" TAGS=\"\(tags)\">A</A>", ImportFormat.bookmarkPage),
      ("url,title,tags\nhttps://a.example/,A,\"\(tags)\"\n", .table),
      (
        "{\"bookmarks\":[{\"tags\":[\(tags.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ","))],\"content\":{\"type\":\"link\",\"url\":\"https://a.example/\"}}]}",
        .karakeep
      ),
    ] {
      let items = read(text + "", format)
      #expect(problems(items).first?.hasPrefix("The link has more than 1000 tags") == true, "\(format)")
      #expect(links(items).first?.values.tags.count == ImportLimits.mostTags)
    }
  }

  @Test func tenThousandFoldersWithinEachOtherAreRead() {
    let depth = 10_000
    let page =
      String(repeating: "<DT><H3>f</H3><DL><p>", count: depth) + "<DT><A HREF=\"https://a.example/\">A</A>"
      + String(repeating: "</DL>", count: depth)
      + "<DT><A HREF=\"https://b.example/\">B</A>"
    let found = links(read(page, .bookmarkPage))
    #expect(found.map { $0.values.tags.first?.split(separator: "/").count ?? 0 } == [ImportLimits.deepestFolder, 0])
    let json =
      "{\"roots\":{\"bookmark_bar\":{\"children\":[" + String(repeating: "{\"children\":[", count: depth)
      + "{\"url\":\"https://a.example/\",\"type\":\"url\"}"
      + String(repeating: "],\"name\":\"f\",\"type\":\"folder\"}", count: depth) + "]}}}"
    let fox =
      String(repeating: "{\"type\":\"text/x-moz-place-container\",\"title\":\"f\",\"children\":[", count: depth)
      + "{\"uri\":\"https://a.example/\",\"type\":\"text/x-moz-place\"}" + String(repeating: "]}", count: depth)
    for (text, format) in [(json, ImportFormat.chromium), (fox, .firefox)] {
      #expect(
        links(read(text, format)).map { $0.values.tags.first?.split(separator: "/").count ?? 0 } == [
          ImportLimits.deepestFolder
        ])
    }
  }

  @Test func deepNestingEnds() {
    for format in [ImportFormat.karakeep, .omnivore, .chromium, .firefox, .linkwarden, .readeckEntry, .jsonLines] {
      for unit in ["[", "{\"a\":", "[{\"a\":", "{\"children\":["] {
        _ = read(String(repeating: unit, count: 150_000), format)
      }
    }
    #expect(
      problems(read(String(repeating: "[", count: 150_000), .omnivore)).contains {
        $0.hasPrefix("More than 100000 levels")
      })
    _ = read(String(repeating: "<DL>", count: 300_000) + String(repeating: "</DL>", count: 300_000), .bookmarkPage)
  }

  @Test func twentyThousandOfEverythingAreRead() {
    let count = 20_000
    let numbers = 0..<count
    let page = numbers.map { "<DT><H3>f\($0)</H3><DL><DT><A HREF=\"https://a.example/\($0)\">A</A><DD>d</DL>" }.joined()
    #expect(links(read(page, .bookmarkPage)).count == count)
    // Never closed.
    #expect(
      links(read(numbers.map { "<DL><DT><A HREF=\"https://a.example/\($0)\">A<DD>" }.joined(), .bookmarkPage)).count
        == count)
    let lists = numbers.map { "{\"id\":\"\($0)\",\"name\":\"l\($0)\",\"type\":\"manual\",\"parentId\":\"\($0 + 1)\"}" }
      .joined(separator: ",")
    let bookmarks = numbers.map {
      "{\"lists\":[\"\($0)\"],\"tags\":[],\"content\":{\"type\":\"link\",\"url\":\"https://a.example/\($0)\"}}"
    }.joined(separator: ",")
    #expect(links(read("{\"bookmarks\":[\(bookmarks)],\"lists\":[\(lists)]}", .karakeep)).count == count)
    let collections = numbers.map {
      "{\"id\":\($0),\"name\":\"c\",\"parentId\":\($0),\"links\":[{\"url\":\"https://a.example/\($0)\"}]}"
    }.joined(separator: ",")
    #expect(links(read("{\"collections\":[\(collections)]}", .linkwarden)).count == count)
    let places = numbers.map {
      "{\"title\":\"f\($0)\",\"type\":\"text/x-moz-place-container\",\"children\":[{\"uri\":\"https://a.example/\($0)\",\"type\":\"text/x-moz-place\"}]}"
    }.joined(separator: ",")
    #expect(links(read("{\"children\":[\(places)]}", .firefox)).count == count)
    #expect(
      links(read("url,title\n" + numbers.map { "https://a.example/\($0),\"\"\"\"\n" }.joined(), .table)).count == count)
    #expect(links(read(numbers.map { "https://a.example/\($0) " }.joined(), .list)).count == count)
    #expect(
      links(read(numbers.map { "{\"address\":\"https://a.example/\($0)\"}\n" }.joined(), .jsonLines)).count == count)
  }

  @Test func problemsAreCountedPastTheirLimit() {
    let items = read(String(repeating: "<DT><A HREF=\"x:y\">A</A>", count: 20_000), .bookmarkPage)
    #expect(items.count == ImportLimits.mostProblems + 1)
    #expect(problems(items).last == "19000 more problems aren't listed.")
  }

  @Test func endlessTextsAreCut() {
    let long = String(repeating: "aé", count: 1_000_000)
    let page = links(
      read(
        "<DT><A HREF=\"https://a.example/\">\(long)</A><DD>\(long)<DT><A HREF=\"\(long)\"><DT><A HREF=\"https://b.example/\" \(long)=\"\(long)\">B</A>",
        .bookmarkPage))
    #expect(page.map(\.address.given) == ["https://a.example/", "https://b.example/"])
    #expect(page.first?.values.title?.utf8.count ?? 0 <= ImportLimits.longestTitle)
    let json = "[{\"url\":\"https://a.example/\",\"title\":\"\(long)\",\"\(long)\":\"\(long)\",\"savedAt\":1}]"
    #expect(links(read(json, .omnivore)).count == 1)
    #expect(problems(read(json, .omnivore)).count == 1)
    let line =
      "{\"address\":\"https://a.example/\",\"note\":\"" + String(repeating: "a", count: ImportLimits.longestLine)
      + "\"}\n{\"address\":\"https://b.example/\"}"
    #expect(links(read(line, .jsonLines)).map(\.place.line) == [2])
    #expect(links(read("url,title\nhttps://a.example/,\(long)\n", .table)).count == 1)
    #expect(
      links(read("https://a.example/\(long) https://b.example/", .list)).map(\.address.given).last
        == "https://b.example/")
    for text in ["<", "<a", "<a href=\"", "&", "&#", "\"", "{\"", "\\", "<!--", "-"] {
      _ = read(String(repeating: text, count: 300_000), .bookmarkPage)
    }
  }
}
