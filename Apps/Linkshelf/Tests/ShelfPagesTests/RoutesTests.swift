// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ShelfPages

@Suite struct RoutesTests {
  @Test func namesAreEncodedForOneStep() {
    let routes = Routes(basePath: "/shelf")
    #expect(routes.tag("code/swift") == "/shelf/tag/code%2Fswift")
    #expect(routes.tag("设计") == "/shelf/tag/%E8%AE%BE%E8%AE%A1")
    #expect(routes.tag("a b?#&") == "/shelf/tag/a%20b%3F%23%26")
    #expect(routes.tag("..") == "/shelf/search?q=tag%3A%22..%22")
    #expect(routes.search("tag:a \"b\"") == "/shelf/search?q=tag%3Aa%20%22b%22")
    #expect(routes.link(-1) == "/shelf/link/-1")
    #expect(Routes(basePath: "//evil.example").inbox == "/")
  }

  @Test func formsAreReadIntoCommands() {
    typealias Field = (name: String, value: String)
    let many: [Field] = [("ids", "1"), ("ids", "2"), ("ids", "1"), ("ids", "x"), ("action", "tag"), ("value", "a, b")]
    #expect(LinkCommand(fields: many)?.ids == [1, 2])
    #expect(LinkCommand(fields: many)?.value == "a, b")
    let one: [Field] = [("ids", "1"), ("one", "bin:7"), ("value", "")]
    #expect(LinkCommand(fields: one)?.ids == [7])
    #expect(LinkCommand(fields: one)?.action == .bin)
    for bad: [Field] in [
      [("one", "bin")], [("one", "burn:7")], [("one", "bin:99999999999999999999")], [("action", "bin")], [("ids", "1")],
      [],
    ] {
      #expect(LinkCommand(fields: bad) == nil)
    }
    let tooMany: [Field] = (0...LinkCommand.mostLinks).map { ("ids", "\($0)") } + [("action", "bin")]
    #expect(LinkCommand(fields: tooMany) == nil)
    #expect(LinkCommand(fields: [("action", "empty-bin")])?.action == .emptyBin)
  }

  @Test func everyActionOfATemplateIsOneThatCommandsKnow() {
    let page = Models("word").lists.map { Pages.render($0, in: PageContext(userName: "a")) }.joined()
    let pattern = /name="one" value="([a-z-]+):/
    let actions = Set(page.matches(of: pattern).map { String($0.1) })
    // One goes to the list of what is read next.
    #expect(actions.subtracting(["add"]).isSubset(of: Set(LinkAction.allCases.map(\.rawValue))))
    #expect(actions.count >= 8)
  }

  @Test func theLanguageIsTakenFromTheHeader() {
    #expect(Language.preferred(by: "zh-CN,zh;q=0.9,en;q=0.8") == .chinese)
    #expect(Language.preferred(by: "fr, zh;q=0.4, en;q=0.5") == .english)
    #expect(Language.preferred(by: "") == .english)
    #expect(Language.preferred(by: "zh;q=nan,,;;q=") == .english)
    #expect(Language.preferred(by: String(repeating: "zh,", count: 20_000)) == .chinese)
  }

  @Test func datesAreWrittenInTheZone() {
    let zone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
    let context = PageContext(timeZone: zone, now: 1_795_852_320)
    #expect(context.dates.short(1_795_852_320) == "08:52")
    #expect(context.dates.short(1_795_852_320 - 86_400) == "Yesterday")
    #expect(context.dates.short(1_795_852_320 - 86_400 * 20) == "8 Nov")
    #expect(context.dates.short(951_782_400) == "29 Feb 2000")
    #expect(context.dates.time(-1).iso == "1970-01-01T00:59:59+01:00")
    #expect(context.dates.time(.max).iso.hasPrefix("9999-"))
    #expect(context.dates.time(.min).iso.hasPrefix("0001-"))
    let chinese = PageContext(language: .chinese, now: 1_795_852_320)
    #expect(chinese.dates.short(951_782_400) == "2000年2月29日")
  }
}
