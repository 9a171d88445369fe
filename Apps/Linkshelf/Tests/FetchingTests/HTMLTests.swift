// SPDX-License-Identifier: Apache-2.0

import Markup
import Testing

@testable import Fetching

@Suite(.serialized) struct HTMLTests {
  private func tokens(_ text: String) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(text)
    var all: [HTMLToken] = []
    while let token = tokenizer.next() { all.append(token) }
    return all
  }

  private func tag(_ name: String, _ attributes: (String, String)...) -> HTMLToken {
    .start(HTMLTag(name: name, attributes: attributes.map { (name: $0.0, value: $0.1) }))
  }

  @Test func attributesInAllForms() {
    #expect(
      tokens("<A HREF=x b='1' c=\"2\" d e = f g=>") == [
        tag("a", ("href", "x"), ("b", "1"), ("c", "2"), ("d", ""), ("e", "f"), ("g", ""))
      ])
    #expect(tokens("<a x=1 x=2>") == [tag("a", ("x", "1"))])
    #expect(tokens("<a/b/c=d/>") == [tag("a", ("b", ""), ("c", "d/"))])
    #expect(tokens("<a =b>") == [tag("a", ("=b", ""))])
    #expect(tokens("<meta content=\"a>b\">") == [tag("meta", ("content", "a>b"))])
    #expect(tokens("<br/>") == [tag("br")])
  }

  @Test func commentsAndDeclarationsAreLeftOut() {
    #expect(tokens("a<!-- <b> -- > -->c") == [.text("a"), .text("c")])
    #expect(tokens("<!-->a<!--->b<!---->c") == [.text("a"), .text("b"), .text("c")])
    #expect(tokens("<!DOCTYPE html><?php x ?><![CDATA[ <b> ]]>z</>y</ x>") == [.text("z"), .text("y")])
    #expect(tokens("<!-- never ends") == [])
    #expect(tokens("a <b") == [.text("a "), tag("b")])
    #expect(tokens("1 < 2 <3") == [.text("1 "), .text("<"), .text(" 2 "), .text("<"), .text("3")])
    #expect(tokens("<") == [.text("<")])
  }

  @Test func rawElementsHoldText() {
    #expect(
      tokens("<script>a<b></scriptx></SCRIPT >c") == [
        tag("script"), .text("a<b></scriptx>"), .end("script"), .text("c"),
      ])
    #expect(tokens("<title>a &amp; <b></title>") == [tag("title"), .text("a & <b>"), .end("title")])
    #expect(tokens("<style>&amp;</style>") == [tag("style"), .text("&amp;"), .end("style")])
    #expect(tokens("<title>never ends <p>") == [tag("title"), .text("never ends <p>")])
    #expect(tokens("<script></script>") == [tag("script"), .end("script")])
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#X43;", "ABC"), ("&#65 &#x42", "A B"),
    ("&copy &copy;", "© ©"), ("&nbsp;", "\u{A0}"),
    ("&eacute;&Eacute;&yuml;", "éÉÿ"), ("&mdash;&hellip;&euro;", "—…€"), ("&Omega;&omega;&sigmaf;&Sigma;", "ΩωςΣ"),
    ("&mdash", "&mdash"),
    ("&nothing;", "&nothing;"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&#0;", "\u{FFFD}"),
    ("&#xD800;", "\u{FFFD}"),
    ("&#x110000;", "\u{FFFD}"), ("&#99999999999999999999;", "\u{FFFD}"), ("&#128;&#x93;", "€“"), ("&#128512;", "😀"),
    ("a\0b", "a\u{FFFD}b"),
    ("AT&T", "AT&T"), ("&lt", "<"), ("&rarr;&larr;&times;", "→←×"),
  ])
  func referencesAreDecoded(text: String, expected: String) {
    #expect(CharacterReferences.decoded(Array(text.utf8), in: .text) == expected)
  }

  @Test func namesInBookmarksNeedTheirSemicolon() {
    #expect(
      CharacterReferences.decoded(Array("?a=1&copy&reg;&lt=2&#65 &Scaron;".utf8), in: .bookmarks)
        == "?a=1&copy®&lt=2A Š")
  }

  @Test func oldNamesInAddressesStay() {
    #expect(tokens("<a href='?a=1&copy=2&amp;lt=3'>") == [tag("a", ("href", "?a=1&copy=2&lt=3"))])
  }

  /// Each of these would take minutes if a byte were looked at more than some times.
  @Test(arguments: [
    "<", "<!--", "<script>", "<title>", "<a ", "<a b=\"", "&", "&#", "<![CDATA[", "</", "=", "<a =", "\0",
    "<svg><title>", "<h1>x", "<time datetime=",
  ])
  func oneMegabyteOfOneThingIsRead(piece: String) async throws {
    let size = 1_000_000
    let count = try await onOwnThread {
      let page = Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
      _ = Fetcher.facts(of: page[...], contentType: nil, address: try WebAddress("http://a.example/"))
      var tokenizer = HTMLTokenizer(bytes: page)
      var count = 0
      while tokenizer.next() != nil { count += 1 }
      return count
    }
    #expect(count <= size + 1)
  }

  @Test func twentyThousandOfEverything() async throws {
    let facts = try await onOwnThread {
      let all = (0..<20_000).map { number in
        "<meta name=k\(number) content=v><link rel=icon href=/\(number).png>"
          + "<link rel=alternate type=application/rss+xml href=/f\(number)>"
      }
      let more = (0..<20_000).map {
        "<script type=application/ld+json>[{\"@type\":\"Article\"}]</script><time datetime=\($0)></time>"
      }
      let attributes = "<meta " + (0..<20_000).map { "a\($0)=1" }.joined(separator: " ") + ">"
      let page = Array((all.joined() + more.joined() + attributes).utf8)
      return Fetcher.facts(of: page[...], contentType: nil, address: try WebAddress("http://a.example/")).facts
    }
    #expect(facts.icons.count == 21)
    #expect(facts.feeds.count == 20)
  }

  @Test func oneHundredMegabytesInOneLine() async throws {
    let length = try await onOwnThread {
      var page = Array("<title>Long</title><meta name=description content='".utf8)
      page += [UInt8](repeating: 0x61, count: 100_000_000)
      var tokenizer = HTMLTokenizer(bytes: page)
      var length: Int?
      while let token = tokenizer.next() { if case .start(let tag) = token { length = tag["content"]?.utf8.count } }
      return length
    }
    #expect(length == HTMLTokenizer.mostText)
  }

  /// Cuts and changes a page at every place; nothing may trap.
  @Test func damagedPagesAreRead() async throws {
    let count = try await onOwnThread {
      let page = Array(FactsTests.article.utf8)
      let address = try WebAddress("http://a.example/")
      var count = 0
      for end in stride(from: 0, to: page.count, by: 7) {
        _ = Fetcher.facts(of: page[..<end], contentType: nil, address: address)
        count += 1
      }
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<300 {
        var damaged = page
        for _ in 0..<20 {
          damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = Fetcher.facts(of: damaged[...], contentType: nil, address: address)
        count += 1
      }
      return count
    }
    #expect(count == 441)
  }
}
