// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import BookPages
@testable import Books

/// The texts that a page shows, in their order.
private func texts(_ page: DisplayList) -> [String] {
  page.commands.compactMap {
    switch $0 {
    case .text(let text, _, _): text.text.runs.map(\.string).joined()
    // A text over a page's end is drawn line by line.
    case .textPart(let part, let text, _, _): (part.line == 0 ? "" : "… ") + text.text.runs.map(\.string).joined()
    default: nil
    }
  }
}

@MainActor @Suite struct BookPDFWriterTests {
  private static let prose =
    "A sundial tells the hours by the shadow of its gnomon, and needs no key, no oil and nobody who looks after it. "

  private func book(_ title: String = "Week 48, 2026") throws -> Book {
    Book(
      id: try #require(UUID(uuidString: "12345678-1234-1234-1234-123456789ABC")), title: title, language: "en",
      date: Date(timeIntervalSince1970: 0))
  }

  private func chapter(_ title: String, paragraphs: Int, _ more: String = "") -> Book.Chapter {
    let text = String(repeating: Self.prose, count: 4)
    let html = (0..<paragraphs).map { "<p>\($0). \(text)</p>" }.joined() + more
    return Book.Chapter(
      title: title, author: "Ada", site: "example.org", address: "https://example.org/\(title)", minutes: 3,
      html: "<article><h1>\(title)</h1>\(html)</article>")
  }

  private func writer(_ paper: BookPaper, _ chapters: [Book.Chapter]) throws -> BookPDFWriter {
    let writer = BookPDFWriter(try book(), subtitle: "23–29 November", paper: paper, words: .english)
    for chapter in chapters { try writer.add(chapter) }
    return writer
  }

  private func writer(_ chapters: [Book.Chapter]) throws -> BookPDFWriter { try writer(.a4, chapters) }

  @Test(arguments: BookPaper.allCases) func contentsTellThePageOnWhichAnArticleBegins(_ paper: BookPaper) throws {
    let chapters = (1...40).map { chapter("Title \($0)", paragraphs: $0 % 7 + 1) }
    let (pages, navigation) = try writer(paper, chapters).laidOut()
    #expect(pages.allSatisfy { $0.size == paper.size })
    #expect(navigation.outline.map(\.title) == ["Contents"] + (1...40).map { "Title \($0)" })
    for number in 1...40 {
      let place = try #require(navigation.places["article-\(number)"])
      #expect(navigation.outline[number].place == place)
      #expect(texts(pages[place.page]).contains("Title \(number)"))
      // The number stands behind the title and its details, and at the page's foot.
      let line = pages[..<place.page].compactMap { page -> String? in
        let all = texts(page)
        return all.firstIndex(of: "Title \(number)").flatMap { all.count > $0 + 2 ? all[$0 + 2] : nil }
      }.first
      #expect(line == "\(place.page + 1)", "\(paper) \(number)")
      #expect(texts(pages[place.page]).last == "\(place.page + 1)")
    }
    #expect(texts(pages[0]).contains("Week 48, 2026"))
    #expect(texts(pages[0]).contains("40 articles  ·  120 min"))
  }

  @Test func contentsLeadToArticlesAndWordsToTheWeb() throws {
    let more = "<p>See <a href=\"https://example.org/gnomon\">the gnomon</a>.</p>"
    let (pages, navigation) = try writer([chapter("A", paragraphs: 1, more), chapter("B", paragraphs: 1)]).laidOut()
    let links = pages.flatMap(\.commands).compactMap {
      if case .link(let url, _) = $0 { url.absoluteString } else { nil }
    }
    #expect(
      links == [
        "#article-1", "#article-2", "https://example.org/A", "https://example.org/gnomon", "https://example.org/B",
      ])
    #expect(Set(navigation.places.keys) == ["article-1", "article-2"])
  }

  @Test func oneArticleHasNoFrontPages() throws {
    let (pages, navigation) = try writer([chapter("Alone", paragraphs: 1)]).laidOut()
    #expect(pages.count == 1)
    #expect(texts(pages[0]).filter { $0 == "Alone" }.count == 1)
    #expect(navigation.outline.map(\.title) == ["Alone"])
    #expect(throws: BookError.noChapters) { _ = try writer([]).finish() }
  }

  /// A heading isn't the last on its page, and two lines of a paragraph stay together.
  @Test func headingsStayWithTheirText() throws {
    let html = (0..<60).map { "<h2>Part \($0)</h2><p>\(String(repeating: Self.prose, count: $0 % 9 + 1))</p>" }.joined()
    for paper in BookPaper.allCases {
      let (pages, _) = try writer(paper, [chapter("A", paragraphs: 0, html)]).laidOut()
      #expect(pages.count > 5)
      for page in pages {
        let body = texts(page).filter { !["Week 48, 2026", "A"].contains($0) }.dropLast()
        #expect(body.last?.hasPrefix("Part ") == false, "\(paper) \(body.suffix(2))")
      }
    }
  }

  @Test func picturesAreDrawnAndBadOnesLeaveTheirWords() throws {
    let square = CGRect(x: 0, y: 0, width: 900, height: 600)
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let list = DisplayList(
      size: square.size, scale: 1, commands: [.fill(Path(square), style: FillStyle(), paint: .color(red))])
    let (png, jpeg) = (try CairoRenderer().png(list), try CairoRenderer().jpeg(list))
    let html = ["a.jpg", "b.png", "c.png", "d.svg", "e.png"].map { "<p><img src=\"\($0)\" alt=\"Words of \($0)\"></p>" }
    var article = chapter("A", paragraphs: 1, html.joined())
    article.pictures = [
      .init(name: "a.jpg", mediaType: "image/jpeg") { jpeg }, .init(name: "b.png", mediaType: "image/png") { png },
      .init(name: "c.png", mediaType: "image/png") { png.prefix(60) },
      .init(name: "d.svg", mediaType: "image/svg+xml") { Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8) },
    ]
    let (pages, _) = try writer([article, chapter("B", paragraphs: 1)]).laidOut()
    let images = pages.map { $0.commands.filter { if case .image = $0 { true } else { false } }.count }
    // One on the first page, two in the article.
    #expect(images[0] == 1 && images.dropFirst().reduce(0, +) == 2)
    let all = pages.flatMap(texts)
    for name in ["c.png", "d.svg", "e.png"] { #expect(all.contains("[Words of \(name)]")) }
    let document = try writer([article]).finish()
    // The photograph is in the document as it is.
    #expect(document.range(of: jpeg) != nil)
  }

  @Test func anyArticleIsSet() throws {
    let deep = String(repeating: "<blockquote><ul><li>", count: 200) + "deep"
    let wide = "<table><tr>" + String(repeating: "<td colspan=\"99\">x</td>", count: 300) + "</tr></table>"
    let long = "<table>" + String(repeating: "<tr><td>a</td><td>b</td></tr>", count: 2_000) + "</table>"
    let word = "<p>" + String(repeating: "wwwwwwwwww", count: 3_000) + "</p>"
    let code = "<pre><code>" + String(repeating: "let x = 1\n", count: 3_000) + "</code></pre>"
    let list = "<ol start=\"-9223372036854775808\">" + String(repeating: "<li></li>", count: 500) + "</ol>"
    let last = "<ol start=\"9223372036854775807\"><li>a</li><li>b</li></ol>"
    let rest =
      "<h1></h1><p></p><hr><p>\u{202E}שלום مرحبا 你好 👩🏽‍💻\u{0}</p><p><sup>a</sup><sub>b</sub><s>c</s><u>d</u><mark>e</mark></p>"
    for html in [deep, wide, long, word, code, list, last, rest, "", "<", "text"] {
      for paper in [BookPaper.a4, .reader] {
        var article = chapter("A", paragraphs: 0)
        article.html = html
        #expect(try writer(paper, [article]).finish().prefix(5) == Data("%PDF-".utf8), "\(html.prefix(40))")
      }
    }
  }

  @Test func aTooLongArticleIsCutOffAndSaysSo() throws {
    var article = chapter("A", paragraphs: 0)
    article.html = "<p>begin</p>" + String(repeating: "<i></i>", count: 500_000)
    let all = try writer([article]).laidOut().pages.flatMap(texts)
    #expect(all.contains("begin") && all.contains(BookWords.english.cutOff))
  }

  @Test func theSameBookGivesTheSameBytes() throws {
    let chapters = [chapter("A", paragraphs: 3), chapter("B", paragraphs: 2)]
    #expect(try writer(chapters).finish() == writer(chapters).finish())
  }
}
