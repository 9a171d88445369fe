// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Shelf

@Suite struct SearchTests {
  /// Links that differ in what searches ask for.
  private func filled() async throws -> TestShelf {
    let test = try TestShelf()
    let swift = try await test.add(
      "https://swift.org/blog", title: "Swift 6.3 released", tags: ["dev/swift", "News"], note: "Read at home")
    try await test.add("https://docs.example.org/c", title: "Notes on C++ and C#", tags: ["dev/c++"])
    try await test.add("https://example.org/layout", title: "布局的奥秘：SwiftUI 如何协商尺寸", tags: ["dev/swift/ui"])
    try await test.add("https://example.jp/tokyo", title: "東京都の天気とカフェ")
    let cafe = try await test.add("https://food.example.org/cafe", title: "Le Café Ñandú", tags: ["food"])
    _ = try await test.shelf.change([cafe], .favourite(true))
    _ = try await test.shelf.change([swift], .reading(.read))
    return test
  }

  @Test(arguments: [
    ("swift", ["布局的奥秘：SwiftUI 如何协商尺寸", "Swift 6.3 released"]),
    ("\"swift\"", ["布局的奥秘：SwiftUI 如何协商尺寸", "Swift 6.3 released"]),
    ("title:swiftui", ["布局的奥秘：SwiftUI 如何协商尺寸"]),
    ("#dev", ["布局的奥秘：SwiftUI 如何协商尺寸", "Notes on C++ and C#", "Swift 6.3 released"]),
    ("tag:Dev/Swift", ["布局的奥秘：SwiftUI 如何协商尺寸", "Swift 6.3 released"]),
    ("tag:none", ["東京都の天気とカフェ"]),
    ("site:example.org", ["Le Café Ñandú", "布局的奥秘：SwiftUI 如何协商尺寸", "Notes on C++ and C#"]),
    ("site:food.example.org", ["Le Café Ñandú"]),
    ("site:www.swift.org", ["Swift 6.3 released"]),
    ("site:ample.org", []),
    ("cafe nandu", ["Le Café Ñandú"]),
    ("c++", ["Notes on C++ and C#"]),
    ("c#", ["Notes on C++ and C#"]),
    ("布", ["布局的奥秘：SwiftUI 如何协商尺寸"]),
    ("布局", ["布局的奥秘：SwiftUI 如何协商尺寸"]),
    ("协商尺寸", ["布局的奥秘：SwiftUI 如何协商尺寸"]),
    ("尺寸协商", []),
    ("寸", ["布局的奥秘：SwiftUI 如何协商尺寸"]),
    ("東京", ["東京都の天気とカフェ"]),
    ("京都", ["東京都の天気とカフェ"]),
    ("ｶﾌｪ", ["東京都の天気とカフェ"]),
    ("東天", []),
    ("is:favourite", ["Le Café Ñandú"]),
    ("is:read", ["Swift 6.3 released"]),
    ("-is:read tag:dev", ["布局的奥秘：SwiftUI 如何协商尺寸", "Notes on C++ and C#"]),
    ("food OR news", ["Le Café Ñandú", "Swift 6.3 released"]),
    ("(food OR news) -cafe", ["Swift 6.3 released"]),
    ("has:note", ["Swift 6.3 released"]),
    ("note:home", ["Swift 6.3 released"]),
    ("is:binned", []),
    ("after:2026-01-01 on:2026", []),
    ("on:2026-01-01 is:favourite", ["Le Café Ñandú"]),
    ("before:2026-01", []),
    ("after:1d is:favourite", ["Le Café Ñandú"]),
    ("cafe & nandu", ["Le Café Ñandú"]),
    ("cafe - nandu", ["Le Café Ñandú"]),
    ("--is:favourite", ["Le Café Ñandú"]),
    ("relea", ["Swift 6.3 released"]),
    ("\"relea\"", []),
    ("!!!", []),
  ])
  func aSearchFinds(_ query: String, _ titles: [String]) async throws {
    let test = try await filled()
    #expect(try await test.found(query) == titles)
  }

  @Test(arguments: ["is:nonsense", "before:yesteryear", "kind:boat", "on:2026-02-31"])
  func whatIsntUnderstoodIsSaid(_ query: String) {
    let search = SearchParser.parse(query)
    #expect(search.notices.count == 1)
    #expect(search.notices.allSatisfy { $0.hasSuffix(".") })
  }

  @Test(arguments: [
    "", " ", "(", ")", "((((", "-", "--", "OR", "OR OR", "\"", "\"\"", "tag:", "tag:\"", "#", "a:b:c", "NOT", "-(", "*",
    "^", "a* AND",
    "NEAR(a b)", "{title}:x", "title:\"a", "\0", "a\0b", "' OR 1=1 --", "%", "_", "\u{E000}", "🧑🏽‍🚀", "tag:%", "site:_",
    "-\"\"",
  ])
  func nothingThatIsTypedIsAnError(_ query: String) async throws {
    let test = try await filled()
    for order in LinkOrder.allCases { _ = try await test.found(query, order: order) }
  }

  @Test func randomQueriesNeverFail() async throws {
    let test = try await filled()
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "swift", "(", ")", "-", "OR ", " ", "\"", "tag:", "#", "is:", "read", "before:", "2026-", "布", "局", "*", ":",
      "site:", "|", "\\",
    ]
    for _ in 0..<2_000 {
      let query = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      do {
        _ = try await test.found(query, order: .relevance)
      } catch {
        Issue.record("“\(query)”: \(error)")
      }
    }
  }

  @Test func conditionsHoldBeforeTheNewestAreTaken() async throws {
    let test = try TestShelf()
    let first = try await test.add("https://example.org/first", title: "Common")
    _ = try await test.shelf.change([first], .favourite(true))
    _ = try await test.shelf.add(
      (0...Shelf.mostRanked).map {
        var link = NewLink("https://example.org/\($0)")
        link.title = "Common \($0)"
        return link
      }, jobs: [])
    #expect(try await test.found("common is:favourite", order: .relevance) == ["Common"])
    let all = try await test.shelf.list(SearchParser.parse("common"), order: .relevance, limit: 5)
    #expect(all.isCut)
    #expect(all.count == nil)
  }

  @Test(arguments: [
    "swift", "swift -cafe", "swift -released", "c OR food", "(swift OR cafe) -news", "swift tag:dev", "tag:dev -swift",
    "site:example.org swift", "before:2027 swift", "dev -#dev/swift/ui", "has:tags OR swift", "relea OR cafe note:home",
  ])
  func allWaysOfLookingFindTheSame(_ query: String) async throws {
    let test = try await filled()
    let search = SearchParser.parse(query, now: test.shelf.now, timeZone: .gmt)
    for order in LinkOrder.allCases {
      let few = try await test.shelf.list(search, order: order, limit: 50, after: nil, mostRead: .infinity)
      let many = try await test.shelf.list(search, order: order, limit: 50, after: nil, mostRead: -1)
      #expect(few.rows.map(\.id) == many.rows.map(\.id))
      #expect(few.rows.count == few.count)
      #expect(few.count == many.count)
    }
    #expect(try await Set(test.shelf.ids(search)) == Set(test.shelf.list(search, limit: 50).rows.map(\.id)))
  }

  @Test func whatWasTypedComesBeforeWhatBeginsSo() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/1", title: "A dial of stone")
    for number in 0..<30 { try await test.add("https://example.org/n\(number)", title: "Dial\(number) of stone") }
    for number in 0..<3 { try await test.add("https://example.org/d\(number)", title: "Dials\(number) of stone") }
    #expect(try await test.found("dial", order: .relevance).count == 34)
    #expect(try await test.found("dials", order: .relevance).count == 3)
    try await test.add("https://example.org/last", title: "Dials of stone")
    #expect(try await test.found("dials", order: .relevance).first == "Dials of stone")
    #expect(try await test.found("dials", order: .relevance).count == 4)
  }

  @Test func aNewEndingIsFoundAtOnceAndALostOneIsnt() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/1", title: "dial")
    #expect(try await test.found("dial") == ["dial"])
    let second = try await test.add("https://example.org/2", title: "dials")
    #expect(try await test.found("dial") == ["dials", "dial"])
    // Another connection, as another process has it, sees it too.
    let other = try Shelf(folder: test.folder)
    #expect(try await other.list(SearchParser.parse("dial")).rows.count == 2)
    try await test.add("https://example.org/3", title: "dialled")
    #expect(try await other.list(SearchParser.parse("dial")).rows.count == 3)
    while try await test.shelf.mergeIndexStep() {}
    _ = try await test.shelf.change([second], .bin)
    _ = try await test.shelf.deleteForGood([second])
    #expect(try await test.found("dial") == ["dialled", "dial"])
    #expect(try await other.list(SearchParser.parse("dial")).rows.count == 2)
  }

  @Test func manyWordsWithManyEndingsAreFound() async throws {
    let test = try TestShelf()
    let starts = (0..<40).map { "word\(String(UnicodeScalar(97 + UInt8($0 % 26))))\($0)x" }
    let all = starts.flatMap { start in (0..<20).map { "\(start)\($0)" } }
    try await test.add("https://example.org/1", title: "All", note: all.joined(separator: " "))
    try await test.add("https://example.org/2", title: "One", note: all.prefix(1).joined())
    for order in LinkOrder.allCases {
      #expect(try await test.found(starts.joined(separator: " "), order: order) == ["All"])
      #expect(try await Set(test.found(starts.joined(separator: " OR "), order: order)) == ["All", "One"])
    }
  }

  @Test func rareWordsCountMore() async throws {
    let test = try TestShelf()
    for number in 0..<40 { try await test.add("https://example.org/\(number)", title: "Common words \(number)") }
    try await test.add("https://example.org/a", title: "Gnomon once", note: "common common common")
    try await test.add("https://example.org/b", title: "Common once", note: "gnomon")
    #expect(try await test.found("gnomon common", order: .relevance) == ["Gnomon once", "Common once"])
  }

  /// Only the best so many ranks are worked out to the end: which ones they are and their order mustn't depend on how many.
  @Test func theFirstResultsAreTheSameHoweverManyAreWanted() async throws {
    let test = try TestShelf()
    var random = SeededGenerator(seed: 7)
    let words = ["dial", "stone", "sun", "shadow"]
    _ = try await test.shelf.add(
      (0..<1_500).map { number in
        var link = NewLink("https://example.org/\(number)")
        func text(_ most: Int) -> String {
          (0..<Int.random(in: 1...most, using: &random)).map { _ in
            Bool.random(using: &random) ? words.randomElement(using: &random) ?? "" : "filler"
          }.joined(separator: " ")
        }
        link.title = text(3)
        link.note = text(number % 10 == 0 ? 300 : 6)
        return link
      }, jobs: [])
    for query in ["dial", "dial stone", "sun OR shadow", "dial -sun"] {
      let search = SearchParser.parse(query, now: test.shelf.now, timeZone: .gmt)
      let all = try await test.shelf.list(search, order: .relevance, limit: 500).rows.map(\.id)
      #expect(all.count > 100)
      for limit in [1, 2, 10, 50] {
        let first = try await test.shelf.list(search, order: .relevance, limit: limit)
        #expect(first.rows.map(\.id) == Array(all.prefix(limit)), "\(query), \(limit)")
        let second = try await test.shelf.list(search, order: .relevance, limit: limit, after: first.next)
        #expect(second.rows.map(\.id) == Array(all.dropFirst(limit).prefix(limit)), "\(query), \(limit)")
      }
    }
  }

  @Test func manyDashesAreOneOrNone() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/", title: "A")
    #expect(try await test.found(String(repeating: "-", count: 1_000) + "a").count == 1)
    #expect(try await test.found(String(repeating: "-", count: 1_001) + "a").isEmpty)
  }

  @Test func deepGroupsEnd() {
    let search = SearchParser.parse(String(repeating: "(", count: 1_900) + "a" + String(repeating: ")", count: 90))
    #expect(search.term != .all([]))
  }

  @Test func titlesComeBeforeTexts() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/1", title: "Something else", jobs: [.snapshot])
    _ = try await test.snapshot(
      text: String(repeating: "Gnomon is mentioned here. ", count: 3) + String(repeating: "other words ", count: 500))
    try await test.add("https://example.org/2", title: "Gnomon")
    try await test.add("https://example.org/3", title: "Nothing")
    #expect(try await test.found("gnomon", order: .relevance) == ["Gnomon", "Something else"])
  }

  @Test func snippetsMarkWhatWasFound() async throws {
    let test = try TestShelf()
    try await test.add("https://example.org/1", title: "One", jobs: [.snapshot])
    _ = try await test.snapshot(text: "Before.\n\nThe shadow of a gnomon\u{E000} tells the hour. 我们在东京都看日晷。")
    let page = try await test.shelf.list(SearchParser.parse("gnomon"), order: .relevance)
    #expect(page.rows.first?.snippet.filter(\.isMarked).map(\.text) == ["gnomon"])
    #expect(page.rows.first?.snippet.contains { $0.text.contains("\u{E000}") } == false)
    let chinese = try await test.shelf.list(SearchParser.parse("东京都"), order: .relevance)
    #expect(chinese.rows.first?.snippet.filter(\.isMarked).map(\.text) == ["东京都"])
  }

  /// A found text with `[` and `]` around what was found.
  private func snippet(of query: String, in text: String) async throws -> String {
    let test = try TestShelf()
    try await test.add("https://example.org/1", title: "One", jobs: [.snapshot])
    _ = try await test.snapshot(text: text)
    let page = try await test.shelf.list(SearchParser.parse(query), order: .relevance)
    return page.rows.first?.snippet.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined() ?? ""
  }

  @Test func aSnippetLiesAroundWhatWasFound() async throws {
    let before = (0..<5_000).map { "word\($0)" }.joined(separator: " ")
    let after = (0..<100).map { "more\($0)" }.joined(separator: " ")
    let far = try await snippet(of: "gnomon", in: before + ", a gnomon. " + after)
    #expect(far.hasPrefix("…word4993 "))
    #expect(far.contains("word4999, a [gnomon]. more0 "))
    #expect(far.hasSuffix("…"))
    // Where several words stand together is told rather than the first place of one.
    let together = try await snippet(
      of: "gnomon shadow", in: "The gnomon. \(before) A shadow falls from the gnomon. \(after)")
    #expect(together.contains("A [shadow] falls from the [gnomon]"))
    #expect(try await snippet(of: "gnomon", in: "“Gnomon!”") == "“[Gnomon]!”")
    #expect(try await snippet(of: "gnom", in: "gnomons, gnomon") == "[gnomons], [gnomon]")
  }

  @Test func findsThatOverlapAreMarkedOnce() async throws {
    #expect(try await snippet(of: "东京 京都", in: "我们在东京都看日晷。") == "我们在[东京都]看日晷。")
    #expect(try await snippet(of: "\"a b\" \"b c\"", in: "x a b c y") == "x [a b c] y")
    #expect(try await snippet(of: "都", in: "东京都。") == "东京[都]。")
  }

  @Test(arguments: [LinkOrder.newest, .oldest, .title, .relevance])
  func pagesGoOnWhereTheyEnded(_ order: LinkOrder) async throws {
    let test = try TestShelf()
    for number in 0..<25 { try await test.add("https://example.org/\(number)", title: "Title \(number % 7)") }
    let search = SearchParser.parse(order == .relevance ? "title" : "")
    var seen: [Link.ID] = []
    var after: String?
    repeat {
      let page = try await test.shelf.list(search, order: order, limit: 4, after: after)
      #expect(page.count == 25)
      seen += page.rows.map(\.id)
      after = page.next
    } while after != nil
    #expect(seen.count == 25)
    #expect(Set(seen).count == 25)
  }
}
