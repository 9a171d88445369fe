// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import BookPages
import Books
import Exchange
import Foundation
import Shelf
import ShelfWeb

/// Makes the digest of a week.
struct Digest: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes what was added in a week as a book: PDF or EPUB.",
    discussion:
      "The articles stand in the order in which their links were added. Without --week it's the week before this one.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var person: PersonOption

  @Argument(help: "The file. Its ending says the form: .pdf or .epub.")
  var target: String

  @Option(help: "The week, counted as ISO 8601 does, as 2026-W47.")
  var week: String?

  @Option(help: "The paper of a PDF: a4, letter, a5 or reader, which is a screen of six inches.")
  var paper = "a4"

  @Option(help: "The language of the words around the articles: en or zh.")
  var language = "en"

  func validate() throws {
    if let week, CalendarWeek(week) == nil {
      throw ValidationError("--week is a year and a week's number, as 2026-W47.")
    }
    guard BookPaper(rawValue: paper) != nil else {
      throw ValidationError("--paper is one of \(BookPaper.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    guard ["pdf", "epub"].contains(URL(filePath: target).pathExtension.lowercased()) else {
      throw ValidationError("The file ends in .pdf or .epub.")
    }
    guard ["en", "zh"].contains(language) else { throw ValidationError("--language is en or zh.") }
  }

  func run() async throws {
    let (stores, shelf) = try await person.open(store)
    defer { withExtendedLifetime(stores) {} }
    let zone = TimeZone.current
    let week = week.flatMap { CalendarWeek($0) } ?? CalendarWeek(of: shelf.now, in: zone).previous
    let digest = WeekDigest(week: week, zone: zone, language: language)
    let ids = try await shelf.articles(of: week, in: zone, most: WeekDigest.mostArticles)
    let file = URL(filePath: StoreOptions.absolute(target))
    do {
      if file.pathExtension.lowercased() == "epub" {
        _ = try await BookExport(shelf).write(ids, title: digest.title, to: file)
      } else {
        try await DrawBook.write(digest.order(ids, paper: paper), of: shelf, to: file)
      }
    } catch BookError.noChapters {
      throw CommandError("No article was added in \(week).")
    } catch {
      throw CommandError("\(error)")
    }
    print("\(ids.count) \(ids.count == 1 ? "article" : "articles") of \(week) were written to \(target).")
  }
}

/// What a server starts to make a PDF: it reads an order as JSON, and writes ``file`` into the folder where it's started.
struct DrawBook: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "draw-book", shouldDisplay: false)
  static let file = "book.pdf"

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let order = try? JSONDecoder().decode(DocumentOrder.self, from: input) else {
      throw CommandError("The input is no order for a book.")
    }
    do {
      try await Self.write(order, of: try store.open(), to: URL(filePath: Self.file))
    } catch let error as BookError {
      throw CommandError(error.description)
    }
  }

  @MainActor static func write(_ order: DocumentOrder, of shelf: Shelf, to file: URL) async throws {
    let export = BookExport(shelf)
    let writer = BookPDFWriter(
      try await export.book(of: order.links, title: order.title), subtitle: order.subtitle,
      paper: BookPaper(rawValue: order.paper) ?? .a4, words: order.language == "zh" ? .chinese : .english)
    // The next articles are read while one is set.
    func read(_ id: Link.ID) -> Task<ReadArticle?, any Error> {
      Task.detached { try await export.chapter(of: id).map { ReadArticle($0) } }
    }
    var ahead = order.links.prefix(2).map(read)
    for index in order.links.indices {
      let article = try await ahead.removeFirst().value
      if index + 2 < order.links.count { ahead.append(read(order.links[index + 2])) }
      if let article { try writer.add(article) }
    }
    try writer.finish().write(to: file, options: .atomic)
  }
}
