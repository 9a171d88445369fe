// SPDX-License-Identifier: Apache-2.0
public import Books
public import Foundation
import Gnomon
import GnomonCairo

/// Sets a book's articles on pages, one after the other, and writes them as one PDF: a first page, a table of contents with the numbers of
/// pages, an outline, and links that can be clicked.
///
/// It keeps all pages until the end: about 40 KB for a page of text, and the files of the pictures.
@MainActor public final class BookPDFWriter {
  private let book: Book
  private let subtitle: String
  private let look: BookLook
  private let words: BookWords
  private var articles: [SetArticle] = []
  private var leads: [BookPicture] = []
  private var pageCount = 0
  private var minutes = 0

  /// A book has so many pages at most.
  public static let mostPages = 4_000

  private struct SetArticle {
    var entry: ContentsEntry
    var title: String
    var pages: [DisplayList]
  }

  /// - Parameter subtitle: stands below the title on the first page; empty for none.
  public init(_ book: Book, subtitle: String = "", paper: BookPaper, words: BookWords) {
    self.book = book
    self.subtitle = subtitle
    self.words = words
    look = BookLook(paper: paper)
  }

  /// Sets an article. A picture that can't be read is left out, with its words in its place.
  ///
  /// - Throws: ``BookError/tooLarge`` where the book would have more than ``mostPages``.
  public func add(_ chapter: Book.Chapter) throws { try add(ReadArticle(chapter)) }

  /// Sets an article that was read before, as another thread can do.
  ///
  /// - Throws: ``BookError/tooLarge`` where the book would have more than ``mostPages``.
  public func add(_ article: ReadArticle) throws {
    let chapter = article.chapter
    if let lead = article.pictures.lead, leads.count < 4 { leads.append(lead) }
    let page = ArticlePage(
      chapter: chapter, blocks: article.blocks, pictures: article.pictures, look: look, words: words,
      isCutOff: article.isCutOff)
    let pages = try self.pages(page)
    pageCount += pages.count
    guard pageCount < Self.mostPages else { throw BookError.tooLarge }
    minutes += chapter.minutes
    let title = chapter.title.isEmpty ? chapter.address : chapter.title
    let details = [chapter.site, chapter.author, chapter.minutes > 0 ? words.minutes(chapter.minutes) : ""]
    articles.append(
      SetArticle(
        entry: ContentsEntry(
          title: title, details: details.filter { !$0.isEmpty }.joined(separator: "  ·  "),
          place: "article-\(articles.count + 1)", page: 0, isRightToLeft: chapter.isRightToLeft),
        title: title, pages: pages))
  }

  /// The book as a PDF. Nothing can be added afterwards.
  ///
  /// - Throws: ``BookError/noChapters`` where no article was added.
  public func finish() throws -> Data {
    let (pages, navigation) = try laidOut()
    return try CairoRenderer().pdf(
      pages: pages,
      information: DocumentInformation(title: book.title, subject: subtitle, creator: "Linkshelf"),
      navigation: navigation)
  }

  /// All pages in their order, and what leads to them.
  func laidOut() throws -> (pages: [DisplayList], navigation: DocumentNavigation) {
    guard !articles.isEmpty else { throw BookError.noChapters }
    let isBook = articles.count > 1
    let summary = [words.articles(articles.count), minutes > 0 ? words.minutes(minutes) : ""]
      .filter { !$0.isEmpty }.joined(separator: "  ·  ")
    var front: [DisplayList] = []
    var contents: [DisplayList] = []
    if isBook {
      front = [
        drawing(
          CoverPage(title: book.title, subtitle: subtitle, summary: summary, pictures: leads, look: look))
      ]
      contents = try pages(ContentsPage(entries: articles.map(\.entry), look: look, words: words))
    }
    var first = front.count + contents.count
    for index in articles.indices {
      articles[index].entry.page = first + 1
      first += articles[index].pages.count
    }
    var navigation = DocumentNavigation()
    if isBook {
      let again = try pages(ContentsPage(entries: articles.map(\.entry), look: look, words: words))
      // The numbers have room that doesn't depend on them, so that nothing moves.
      assert(again.count == contents.count, "The contents took another number of pages.")
      contents = again
      navigation.outline = [.init(title: words.contents, place: DocumentPlace(page: front.count))]
    }
    for article in articles {
      let place = DocumentPlace(page: article.entry.page - 1)
      navigation.places[article.entry.place] = place
      navigation.outline.append(.init(title: String(article.title.prefix(300)), place: place))
    }
    var all = front
    for page in contents { all.append(withMargins(page, number: all.count + 1, title: "")) }
    for article in articles {
      for (index, page) in article.pages.enumerated() {
        all.append(withMargins(page, number: all.count + 1, title: index == 0 ? "" : article.title))
      }
    }
    return (all, navigation)
  }

  // MARK: Pages

  private func pages(_ view: some View) throws -> [DisplayList] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    do {
      return try renderer.pages(size: look.paper.size, margins: look.paper.margins)
    } catch RenderingError.tooManyPages {
      throw BookError.tooLarge
    }
  }

  private func drawing(_ view: some View) -> DisplayList {
    var configuration = ViewHost.Configuration()
    configuration.size = look.paper.size
    configuration.scale = 2
    configuration.recordsSources = false
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host.displayList()
  }

  private func withMargins(_ page: DisplayList, number: Int, title: String) -> DisplayList {
    var page = page
    let margins = drawing(PageMargins(number: number, book: book.title, title: title, look: look))
    page.commands += [.save] + margins.commands + [.restore]
    return page
  }
}
