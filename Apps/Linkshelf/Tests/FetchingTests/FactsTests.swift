// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Fetching

@Suite struct FactsTests {
  static let article = """
    <!DOCTYPE html><html lang="en-GB"><head><meta charset=utf-8>
    <title>How to keep links &ndash; The Daily Shelf</title>
    <meta property="og:title" content="How to keep   links"><meta property="og:site_name" content="The Daily Shelf">
    <meta name="description" content="Links rot.&#10;Keep &quot;pages&quot;."><meta name=author content="Ada One"><meta name=author content="Bo Two">
    <meta property="article:published_time" content="2024-05-01T10:30:00+02:00"><meta property="og:image" content="/lead.jpg?a=1&amp;b=2">
    <link rel="shortcut icon" href="/favicon.ico"><link rel="icon" type="image/png" sizes="16x16" href="/16.png">
    <link rel="icon" type="image/png" sizes="96x96" href="/96.png"><link rel="apple-touch-icon" href="/touch.png">
    <link rel="canonical" href="https://daily.example/links"><link rel="alternate" type="application/rss+xml" title="All" href="/feed.xml">
    <link rel="alternate" hreflang="de" href="/de"></head><body><svg><title>Logo</title></svg><h1>Head</h1></body></html>
    """

  private func facts(_ page: String, at address: String = "https://daily.example/a/b") throws -> PageFacts {
    Fetcher.facts(of: Array(page.utf8)[...], contentType: "text/html; charset=utf-8", address: try WebAddress(address))
      .facts
  }

  @Test func anArticleSaysItAll() throws {
    let facts = try facts(Self.article)
    #expect(facts.title == "How to keep links")
    #expect(facts.siteName == "The Daily Shelf")
    #expect(facts.description == "Links rot. Keep \"pages\".")
    #expect(facts.author == "Ada One, Bo Two")
    #expect(facts.published == Date(timeIntervalSince1970: 1_714_552_200))
    #expect(facts.language == "en-GB")
    #expect(facts.picture == "https://daily.example/lead.jpg?a=1&b=2")
    #expect(facts.canonical == "https://daily.example/links")
    #expect(facts.feeds == [.init(title: "All", address: "https://daily.example/feed.xml")])
    #expect(
      facts.icons == ["96.png", "touch.png", "favicon.ico", "16.png"].map { "https://daily.example/\($0)" })
  }

  @Test func dataInJSONIsUsedWhereMetasAreSilent() throws {
    let facts = try facts(
      """
      <title>T</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Org"},
      {"@type":["NewsArticle"],"headline":"H","author":[{"@type":"Person","name":"Cy"},{"name":"Di"}],"datePublished":"2023-02-03",
      "image":[{"url":"/p.png"}],"publisher":{"name":"Pub"},"description":"D"}]}</script>
      <script type="application/ld+json">{broken</script>
      """)
    #expect(facts.title == "T")
    #expect(facts.author == "Cy, Di")
    #expect(facts.published == Date(timeIntervalSince1970: 1_675_382_400))
    #expect(facts.picture == "https://daily.example/p.png")
    #expect(facts.siteName == "Pub")
    #expect(facts.description == "D")
  }

  @Test(arguments: [
    ("<title>A | Site</title><meta property=og:site_name content=Site>", "A"),
    ("<title>A</title><meta property=og:title content=B>", "B"),
    ("<title>A - Site</title><meta property=og:title content=Site><meta property=og:site_name content=Site>", "A"),
    ("<title>Site</title><meta property=og:title content=Site><meta property=og:site_name content=Site>", "Site"),
    ("<title></title><h1>Big <i>head</i></h1>", "Big head"), ("<title> \n </title>", nil), ("", nil),
    ("<svg><title>Logo</title></svg><title>Real</title>", "Real"), ("<title>One</title><title>Two</title>", "One"),
    ("<!-- <title>Hidden</title> --><title>Shown</title>", "Shown"),
    ("<script>'<title>x</title>'</script><title>Y</title>", "Y"),
    ("<title>a\u{202E}b\u{0}c\td</title>", "ab\u{FFFD}c d"),
    ("<title>中文标题_网站</title><meta property=og:site_name content=网站>", "中文标题"),
  ])
  func titlesAreChosen(page: String, title: String?) throws {
    #expect(try facts(page).title == title)
  }

  @Test func longTextsAreCut() throws {
    let title = try facts("<title>" + String(repeating: "word ", count: 10_000) + "</title>").title
    #expect(title?.count == 300)
    #expect(title?.hasSuffix("…") == true)
    let accents = try facts("<title>a" + String(repeating: "\u{301}", count: 100_000) + "</title>").title
    #expect((accents?.unicodeScalars.count ?? 0) <= 2400)
  }

  @Test func addressesAreMadeAbsoluteByTheBase() throws {
    let facts = try facts(
      "<base href='//cdn.example/x/'><meta property=og:image content=a.png><link rel=icon href='data:image/png;base64,AA'>"
    )
    #expect(facts.picture == "https://cdn.example/x/a.png")
    #expect(facts.icons == ["https://daily.example/favicon.ico"])
  }

  @Test(arguments: ["javascript:alert(1)", "data:image/png,x", "file:///etc/passwd", "http://u:p@a.example/x", " "])
  func addressesThatAreNotOfTheWebAreLeftOut(text: String) throws {
    let facts = try facts("<meta property=og:image content='\(text)'><link rel=canonical href='\(text)'>")
    #expect(facts.picture == nil)
    #expect(facts.canonical == nil)
  }

  @Test func vectorIconsAreBest() throws {
    let facts = try facts(
      "<link rel=icon href=/a.png sizes=512x512><link rel=icon href=/b.svg><link rel=icon href=/c.png sizes='64x64 32x32'>"
    )
    #expect(facts.icons.map { String($0.dropFirst(22)) } == ["b.svg", "c.png", "a.png", "favicon.ico"])
  }

  @Test func deepDataEnds() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try facts("<title>T</title><script type=application/ld+json>\(deep)</script>").title == "T")
    let graph = String(repeating: "{\"@graph\":", count: 50) + "{}" + String(repeating: "}", count: 50)
    #expect(try facts("<title>T</title><script type=application/ld+json>\(graph)</script>").title == "T")
  }

  @Test(arguments: [
    ("2024-05-01", 1_714_521_600.0), ("2024-05-01T10:30:00Z", 1_714_559_400), ("2024-05-01 10:30", 1_714_559_400),
    ("2024-05-01T10:30:00.123456+08:00", 1_714_530_600), ("2024-05-01T10:30:00-0500", 1_714_577_400),
    ("20240501", 1_714_521_600),
    ("2024/05/01", 1_714_521_600), ("20240501T103000Z", 1_714_559_400),
    ("Wed, 01 May 2024 10:30:00 GMT", 1_714_559_400),
    ("1 May 2024 10:30:00 +0200", 1_714_552_200), ("1969-12-31T23:59:59Z", -1), ("2000-02-29", 951_782_400),
    (" 2024-05-01 ", 1_714_521_600),
    ("2024-05-01T24:00:00Z", 1_714_608_000), ("1000-01-01", -30_610_224_000), ("9999-12-31", 253_402_214_400),
  ])
  func datesAreRead(text: String, seconds: Double) {
    #expect(PublishedDate.date(from: text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "2023-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "0000-01-01", "2024-05-01T99:00",
    "12345678901234567890", "٢٠٢٤-٠٥-٠١", "99 May 99999",
  ])
  func otherDatesAreLeftOut(text: String) {
    #expect(PublishedDate.date(from: text) == nil)
  }
}
