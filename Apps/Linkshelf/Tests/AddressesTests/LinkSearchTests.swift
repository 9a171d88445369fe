// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Addresses

@Suite struct LinkSearchTests {
  struct Row: Sendable {
    let text: String
    let links: [String]
  }

  @Test(arguments: [
    Row(text: "", links: []),
    Row(text: "Nothing here, e.g. Node.js, README.md, 1.5 and main.py.", links: []),
    Row(text: "See https://a.com/x, and (http://b.com/y).", links: ["https://a.com/x", "http://b.com/y"]),
    Row(text: "[one](https://a.com/x_(y)) [two](https://b.com)", links: ["https://a.com/x_(y)", "https://b.com/"]),
    Row(text: "<https://a.com/x>\n\"https://b.com/y\"", links: ["https://a.com/x", "https://b.com/y"]),
    Row(
      text: "请看 https://a.com/文章。很好，见（https://b.com/y）！",
      links: ["https://a.com/%E6%96%87%E7%AB%A0", "https://b.com/y"]),
    Row(text: "请看https://a.com/x，谢谢", links: ["https://a.com/x"]),
    Row(
      text: "https://a.com,https://b.com;https://c.com|https://d.com",
      links: ["https://a.com/", "https://b.com/", "https://c.com/", "https://d.com/"]),
    Row(
      text: "https://web.archive.org/web/2020/https://a.com/x",
      links: ["https://web.archive.org/web/2020/https://a.com/x"]),
    Row(text: "write to joe@example.com or see example.com/page.", links: ["https://example.com/page"]),
    Row(
      text: "www.example.museum, (github.com/a/b)", links: ["https://www.example.museum/", "https://github.com/a/b"]),
    Row(text: "https://a.com/x http://www.a.com/x/?utm_source=b", links: ["https://a.com/x"]),
    Row(text: "ftp://a.com https:// https://user:pw@b.com http://c.com", links: ["http://c.com/"]),
    Row(text: "HTTPS://A.com/X", links: ["https://a.com/X"]),
    Row(text: "<a href='https://a.com/x'>https://a.com/x</a>", links: ["https://a.com/x"]),
  ])
  func linksAreFoundInText(_ row: Row) {
    #expect(LinkAddress.all(in: row.text).map(\.shown) == row.links)
  }

  @Test func aHundredLinksAreFound() {
    let text = (0..<100).map { "\($0). Look: https://example.com/page/\($0)?utm_source=x, then" }.joined(
      separator: "\n")
    #expect(LinkAddress.all(in: text).map(\.key) == (0..<100).map { "https://example.com/page/\($0)" })
  }

  @Test func aTextOfTwentyThousandLinksEndsAtTheLimit() {
    let commas = (0..<20_000).map { "https://example.com/\($0)" }.joined(separator: ",")
    #expect(LinkAddress.all(in: commas).count == LinkAddress.mostInText)
    #expect(LinkAddress.all(in: String(repeating: "https://", count: 200_000)).isEmpty)
    #expect(
      LinkAddress.all(
        in: String(repeating: "(", count: 200_000) + "https://a.com" + String(repeating: ")", count: 200_000)
      ).map(\.key) == ["https://a.com"])
  }
}
