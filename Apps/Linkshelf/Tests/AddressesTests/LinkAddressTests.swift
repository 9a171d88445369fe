// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Addresses

@Suite struct LinkAddressTests {
  struct Pasted: Sendable {
    let text: String
    let given: String
    let shown: String
  }

  @Test(arguments: [
    Pasted(text: " https://example.com/a ", given: "https://example.com/a", shown: "https://example.com/a"),
    Pasted(text: "<https://example.com/a>", given: "https://example.com/a", shown: "https://example.com/a"),
    Pasted(
      text: "\u{FEFF}\u{3000}https://example.com/a\u{A0}\n", given: "https://example.com/a",
      shown: "https://example.com/a"),
    Pasted(text: "(https://example.com/a).", given: "https://example.com/a", shown: "https://example.com/a"),
    Pasted(text: "“https://example.com/a”，", given: "https://example.com/a", shown: "https://example.com/a"),
    Pasted(
      text: "https://en.wikipedia.org/wiki/Swift_(bird)", given: "https://en.wikipedia.org/wiki/Swift_(bird)",
      shown: "https://en.wikipedia.org/wiki/Swift_(bird)"),
    Pasted(
      text: "https://en.wikipedia.org/wiki/Swift_(bird)).", given: "https://en.wikipedia.org/wiki/Swift_(bird)",
      shown: "https://en.wikipedia.org/wiki/Swift_(bird)"),
    Pasted(text: "example.com", given: "example.com", shown: "https://example.com/"),
    Pasted(text: "//example.com/x", given: "//example.com/x", shown: "https://example.com/x"),
    Pasted(text: "example.com:8080/x", given: "example.com:8080/x", shown: "https://example.com:8080/x"),
    Pasted(text: "localhost:8080", given: "localhost:8080", shown: "http://localhost:8080/"),
    Pasted(text: "192.168.1.10/x", given: "192.168.1.10/x", shown: "http://192.168.1.10/x"),
    Pasted(text: "http:\\\\example.com\\a", given: "http:\\\\example.com\\a", shown: "http://example.com/a"),
    Pasted(
      text: "HTTPS://Example.COM:443/?utm_source=x&b=1#part", given: "HTTPS://Example.COM:443/?utm_source=x&b=1#part",
      shown: "https://example.com/?b=1#part"),
    Pasted(
      text: "https://example.com/a?fbclid=1", given: "https://example.com/a?fbclid=1", shown: "https://example.com/a"),
    Pasted(
      text: "https://example.com/a#:~:text=x", given: "https://example.com/a#:~:text=x", shown: "https://example.com/a"),
    Pasted(
      text: "https://例子.中国/路径?查询=值", given: "https://例子.中国/路径?查询=值",
      shown: "https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF%E5%BE%84?%E6%9F%A5%E8%AF%A2=%E5%80%BC"),
    Pasted(text: "https://example.com/100%", given: "https://example.com/100%", shown: "https://example.com/100%25"),
    Pasted(text: "https://exa\nmple.com/a", given: "https://exa\nmple.com/a", shown: "https://example.com/a"),
  ])
  func whatAPersonPastesIsUnderstood(_ row: Pasted) throws {
    let address = try LinkAddress(row.text)
    #expect(address.given == row.given)
    #expect(address.shown == row.shown)
  }

  struct Refused: Sendable {
    let text: String
    let problem: AddressProblem
  }

  @Test(arguments: [
    Refused(text: "", problem: .empty),
    Refused(text: " \n", problem: .empty),
    Refused(text: "<>", problem: .empty),
    Refused(text: "mailto:a@example.com", problem: .scheme("mailto")),
    Refused(text: "javascript:alert(1)", problem: .scheme("javascript")),
    Refused(text: "JAVASCRIPT://example.com/%0Aalert(1)", problem: .scheme("javascript")),
    Refused(text: "file:///etc/passwd", problem: .scheme("file")),
    Refused(text: "https://user:secret@example.com/", problem: .userInfo),
    Refused(text: "https://google.com@example.com/", problem: .userInfo),
    Refused(text: "https://", problem: .noHost),
    Refused(text: "https://:80/", problem: .noHost),
    Refused(text: "hello", problem: .host("hello")),
    Refused(text: "https://exa mple.com/", problem: .host("exa mple.com")),
    Refused(text: "https://a..b/", problem: .host("a..b")),
    Refused(text: "https://[::1/", problem: .host("[::1")),
    Refused(text: "https://[::g]/", problem: .host("[::g]")),
    Refused(text: "https://256.1.1.1/", problem: .host("256.1.1.1")),
    Refused(text: "https://example.com:70000/", problem: .port("70000")),
    Refused(text: "https://example.com:8a/", problem: .port("8a")),
    Refused(text: "https://example.com:99999999999999999999/", problem: .port("99999999999999999999")),
  ])
  func whatIsNoLinkIsRefusedWithItsReason(_ row: Refused) {
    #expect(throws: row.problem) { try LinkAddress(row.text) }
    #expect(row.problem.description.hasSuffix("."))
  }

  @Test func theLengthIsLimitedInEveryForm() throws {
    let longest = "https://example.com/" + String(repeating: "a", count: LinkAddress.longest - 20)
    #expect(try LinkAddress(longest).key.utf8.count == LinkAddress.longest)
    #expect(throws: AddressProblem.tooLong(bytes: LinkAddress.longest + 1)) { try LinkAddress(longest + "a") }
    // Encoded, each of these takes nine bytes.
    #expect(throws: AddressProblem.tooLong(bytes: 20 + 9_000)) {
      try LinkAddress("https://example.com/" + String(repeating: "路", count: 1_000))
    }
  }

  struct Site: Sendable {
    let address: String
    let host: String
    let site: String
  }

  @Test(arguments: [
    Site(address: "https://www.example.com/", host: "example.com", site: "example.com"),
    Site(address: "https://en.m.wikipedia.org/", host: "en.m.wikipedia.org", site: "wikipedia.org"),
    Site(address: "https://www.bbc.co.uk/", host: "bbc.co.uk", site: "bbc.co.uk"),
    Site(address: "https://somebody.github.io/", host: "somebody.github.io", site: "somebody.github.io"),
    Site(address: "https://news.sina.com.cn/", host: "news.sina.com.cn", site: "sina.com.cn"),
    Site(address: "https://www.例子.中国/", host: "例子.中国", site: "xn--fsqu00a.xn--fiqs8s"),
    // Cyrillic letters that look like Latin ones stay encoded.
    Site(address: "https://аррӏе.com/", host: "xn--80ak6aa92e.com", site: "xn--80ak6aa92e.com"),
    Site(address: "https://10.0.0.1:80/", host: "10.0.0.1", site: "10.0.0.1"),
    Site(address: "https://[2001:db8::1]/", host: "[2001:db8::1]", site: "[2001:db8::1]"),
    Site(address: "http://localhost/", host: "localhost", site: "localhost"),
  ])
  func theSiteIsWhatOneOwnerHas(_ row: Site) throws {
    let address = try LinkAddress(row.address)
    #expect(address.host == row.host)
    #expect(address.site == row.site)
  }

  @Test(arguments: [
    [
      "https://a.com/x", "http://www.a.com/x/", "HTTPS://A.COM:443/x?utm_medium=1#top", "a.com/x",
      "https://m.a.com/y/../x",
    ],
    [
      "https://youtu.be/abc_-1", "https://www.youtube.com/watch?v=abc_-1&t=10",
      "https://m.youtube.com/watch?si=x&v=abc_-1", "https://youtube.com/live/abc_-1",
    ],
    ["https://twitter.com/a/status/1?s=20", "https://x.com/a/status/1", "https://mobile.twitter.com/a/status/1?t=x"],
    [
      "https://zh.wikipedia.org/wiki/雨燕", "https://zh.m.wikipedia.org/wiki/%E9%9B%A8%E7%87%95",
      "https://zh.wikipedia.org/wiki/%e9%9b%a8%e7%87%95#历史",
    ],
    [
      "https://mp.weixin.qq.com/s?__biz=a&mid=1&idx=1&sn=b",
      "http://mp.weixin.qq.com/s?sn=b&__biz=a&mid=1&idx=1&chksm=c&scene=21#wechat_redirect",
    ],
  ])
  func theSameLinkHasOneKey(_ addresses: [String]) throws {
    #expect(Set(try addresses.map { try LinkAddress($0).key }).count == 1)
  }

  @Test(arguments: [
    ["https://a.com/x", "https://a.com/X"], ["https://a.com/a/b", "https://a.com/a%2Fb"],
    ["https://a.com/?a=1", "https://a.com/?a=2"],
    ["https://a.com/?a=%26", "https://a.com/?a=&"], ["https://a.com/?a=%2B", "https://a.com/?a=+"],
    ["https://a.com/#/x", "https://a.com/#/y"],
    ["https://youtube.com/shorts/a", "https://youtube.com/watch?v=a"],
    ["https://arxiv.org/abs/1", "https://arxiv.org/pdf/1"],
    ["https://www.gov.uk/a", "https://www.gov.cn/a"], ["https://a.com/?s=1", "https://a.com/?s=2"],
    ["https://a.com/%", "https://a.com/"],
    ["https://m.co.uk/", "https://co.uk/"], ["https://a.com/amp", "https://a.com/"],
  ])
  func differentLinksHaveDifferentKeys(_ addresses: [String]) throws {
    #expect(Set(try addresses.map { try LinkAddress(exactly: $0).key }).count == addresses.count)
  }
}
