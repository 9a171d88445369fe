// SPDX-License-Identifier: Apache-2.0
import Addresses
import Foundation
import Testing

@testable import Interchange

@Suite struct RoundTripTests {
  static let words = [
    "a", "Swift", "中文", "é", "e\u{301}", "👩‍👩‍👧", " ", "\n", "\t", "\r", "\"", "\\", "/", "<b>", "&amp;", "'", "\u{0}",
    "\u{1F}", "\u{7F}", "\u{2028}", "\u{FEFF}", "]", "}", ",",
    "\u{FFFD}", "\u{10FFFF}", "\\u0041",
  ]

  static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<8, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
  }

  static func maybe<T>(_ value: T, _ generator: inout SeededGenerator) -> T? {
    Bool.random(using: &generator) ? value : nil
  }

  static func date(_ generator: inout SeededGenerator) -> Date {
    Date(
      timeIntervalSince1970: Double(Int.random(in: -60_000_000_000_000...7_000_000_000_000, using: &generator)) / 1000)
  }

  static func link(_ generator: inout SeededGenerator) -> ExportedLink {
    var link = ExportedLink(address: text(&generator))
    link.title = maybe(text(&generator), &generator)
    link.summary = maybe(text(&generator), &generator)
    link.note = maybe(text(&generator), &generator)
    link.tags = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in text(&generator) }
    link.added = maybe(date(&generator), &generator)
    link.changed = maybe(date(&generator), &generator)
    link.read = maybe(date(&generator), &generator)
    link.isRead = maybe(Bool.random(using: &generator), &generator)
    link.isFavourite = Bool.random(using: &generator)
    link.isArchived = Bool.random(using: &generator)
    link.isPrivate = maybe(Bool.random(using: &generator), &generator)
    link.language = maybe(text(&generator), &generator)
    link.author = maybe(text(&generator), &generator)
    link.siteName = maybe(text(&generator), &generator)
    if Bool.random(using: &generator) {
      let keeps = Bool.random(using: &generator)
      link.watch = .init(period: keeps ? maybe(text(&generator), &generator) : "week", keepsChanges: keeps)
    }
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      var mark = ExportedLink.Highlight(
        text: text(&generator), note: maybe(text(&generator), &generator), added: maybe(date(&generator), &generator))
      mark.before = maybe(text(&generator), &generator)
      mark.after = maybe(text(&generator), &generator)
      mark.share = maybe(Double(Int.random(in: 0...1_000, using: &generator)) / 1_000, &generator)
      mark.colour = maybe("green", &generator)
      mark.version = maybe(text(&generator), &generator)
      mark.identifier = maybe(text(&generator), &generator)
      link.highlights.append(mark)
    }
    if Bool.random(using: &generator) {
      link.progress = .init(
        share: Double(Int.random(in: 0...1_000, using: &generator)) / 1_000, at: maybe(date(&generator), &generator),
        text: maybe(text(&generator), &generator), before: maybe(text(&generator), &generator))
    }
    link.next = maybe(Int.random(in: 0...1_000, using: &generator), &generator)
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      var version = ExportedLink.Version(
        identifier: text(&generator), captured: maybe(date(&generator), &generator),
        finalAddress: maybe(text(&generator), &generator),
        state: maybe(text(&generator), &generator), saved: maybe(date(&generator), &generator))
      for _ in 0..<Int.random(in: 0..<3, using: &generator) {
        let size = maybe(Int.random(in: Int.min...Int.max, using: &generator), &generator)
        version.parts.append(
          .init(
            name: text(&generator), mediaType: maybe(text(&generator), &generator), size: size,
            digest: maybe(text(&generator), &generator)))
      }
      link.versions.append(version)
    }
    return link
  }

  @Test func jsonLinesGiveBackWhatWasWritten() throws {
    var generator = SeededGenerator(state: 1)
    let writer = JSONLinesWriter()
    for _ in 0..<5_000 {
      var records: [ShelfRecord] = [.link(Self.link(&generator))]
      records.append(
        .tag(
          ExportedTag(
            name: Self.text(&generator), synonyms: [Self.text(&generator)],
            summary: Self.maybe(Self.text(&generator), &generator))))
      records.append(.search(ExportedSearch(name: Self.text(&generator), query: Self.text(&generator))))
      for record in records {
        let line = writer.line(record)
        #expect(line.utf8.count { $0 == 0x0A } == 1)
        let value = try #require(JSONValue.parse(Array(line.utf8)))
        let back = try #require(try ShelfRecord.read(value))
        let isSame = Self.exact(back) == Self.exact(record)
        #expect(isSame, "\(line)")
      }
    }
  }

  /// Equality of texts by their scalars: `==` on strings takes composed and decomposed letters as equal.
  private static func exact(_ record: ShelfRecord) -> [UInt32] { "\(record)".unicodeScalars.map(\.value) }

  @Test func aWholeFileComesBackThroughTheReader() throws {
    let writer = JSONLinesWriter()
    var link = ExportedLink(
      address: "https://a.example/?utm_source=x", title: "A <b>", tags: ["work/bills", "中文"],
      added: Date(timeIntervalSince1970: 1_700_000_000.123))
    link.note = "note\nmore"
    link.versions = [
      .init(
        identifier: "v1", captured: link.added,
        parts: [.init(name: "page.html", mediaType: "text/html", size: 3, digest: "ab")])
    ]
    let text =
      writer.header(written: Date(timeIntervalSince1970: 0)) + writer.line(.tag(ExportedTag(name: "x")))
      + writer.line(.link(link))
    let bytes = Array(text.utf8)
    #expect(ImportFormat.recognise(bytes) == .format(.jsonLines))
    let items = Reading.items(bytes, .jsonLines)
    #expect(items.count == 2)
    guard case .link(let back)? = items.last else {
      Issue.record("\(items)")
      return
    }
    #expect(back.values == link)
    #expect(back.address.shown == "https://a.example/")
  }

  @Test func aNewerFileIsRefusedWithASentence() {
    let items = Reading.items(Array("{\"linkshelf\":2}\n{\"address\":\"https://a.example\"}\n".utf8), .jsonLines)
    #expect(
      Reading.lines(items) == [
        "! Line 1: The file has the format's version 2. Only version 1 can be read. Update Linkshelf."
      ])
  }

  @Test func bookmarkPagesGiveBackWhatTheyCanHold() {
    let writer = BookmarkPageWriter()
    var one = ExportedLink(
      address: "https://a.example/?a=1&b=\"2\"", title: "A <script>alert('x')</script> & B",
      tags: ["work/bills", "a,b", "\"<&>"])
    one.added = Date(timeIntervalSince1970: 1_700_000_000)
    one.isRead = false
    one.isPrivate = true
    one.isFavourite = true
    one.isArchived = true
    one.summary = "About <A>\nmore"
    one.note = "My <b>note</b>"
    let two = ExportedLink(address: "javascript:alert(1)", title: "No")
    let three = ExportedLink(address: "https://b.example/")
    let text = writer.beginning + [one, two, three].map(writer.entry).joined() + writer.end
    #expect(!text.contains("<script") && !text.contains("javascript:"))
    let bytes = Array(text.utf8)
    #expect(ImportFormat.recognise(bytes) == .format(.bookmarkPage))
    let links = Reading.items(bytes, .bookmarkPage).compactMap {
      if case .link(let link) = $0 { link.values } else { nil }
    }
    one.tags[1] = "a，b"
    var last = three
    last.title = three.address
    #expect(links == [one, last])
  }

  @Test func datesComeBackToTheMillisecond() {
    var generator = SeededGenerator(state: 2)
    for _ in 0..<20_000 {
      let date = Self.date(&generator)
      #expect(DateWriter.iso(date).flatMap(DateReader.iso) == date)
    }
    #expect(DateWriter.iso(Date(timeIntervalSince1970: .infinity)) == nil)
    #expect(DateWriter.iso(Date(timeIntervalSince1970: .nan)) == nil)
    #expect(DateWriter.iso(Date(timeIntervalSince1970: 1_709_208_000)) == "2024-02-29T12:00:00.000Z")
  }

  @Test(arguments: [
    ("1700000000", 1_700_000_000.0), ("1700000000123", 1_700_000_000.123), ("1700000000123456", 1_700_000_000.123),
    ("1700000000123456789", 1_700_000_000.123),
    ("2023-11-14", 1_699_920_000), ("2023-11-14 22:13:20", 1_700_000_000),
    ("2023-11-14T22:13:20.123456789Z", 1_700_000_000.123),
    ("2023-11-15T03:43:20+05:30", 1_700_000_000), ("2023-11-14T22:13:20 +0000", 1_700_000_000),
    (" 1700000000 ", 1_700_000_000),
  ])
  func datesAreReadInTheirForms(_ text: String, _ seconds: Double) {
    #expect(DateReader.date(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "0", "-1", "soon", "2023", "2023-13-01", "2023-11-14T25:00:00", "99999999999999999999999", "1e400", "nan",
    "inf", "2023-1-1",
  ])
  func whatIsNoDateIsNone(_ text: String) {
    #expect(DateReader.date(text) == nil)
  }
}
