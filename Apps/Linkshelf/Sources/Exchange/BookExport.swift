// SPDX-License-Identifier: Apache-2.0
import Books
import Crypto
import Passages
public import Foundation
public import Shelf

/// Writes the articles of links as one book.
public struct BookExport: Sendable {
  private let shelf: Shelf
  /// An article, and a picture of one, may have so many bytes.
  private static let mostBytes = 32 << 20

  public init(_ shelf: Shelf) { self.shelf = shelf }

  /// Writes a book in EPUB with the newest article of each link, in their order. Links without one are left out.
  ///
  /// The same links give a book of the same identity, so that a device takes it for a newer edition.
  /// - Parameter title: nil takes the only link's title, or the day.
  /// - Returns: how many articles it has.
  /// - Throws: ``BookError/noChapters`` where no link has an article.
  public func write(_ ids: [Link.ID], title: String? = nil, to target: URL) async throws -> Int {
    let unfinished = target.path + ".unfinished"
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let file = FileHandle(forWritingAtPath: unfinished)
    else { throw ShelfError(.invalid, "\(target.path) can't be written.") }
    defer {
      try? file.close()
      unlink(unfinished)
    }
    var writer = try EPUBWriter(try await book(of: ids, title: title), to: file)
    let count = try await eachChapter(of: ids) { try writer.add($0) }
    try writer.finish()
    try file.synchronize()
    guard rename(unfinished, target.path) == 0 else { throw ShelfError(.invalid, "\(target.path) can't be written.") }
    return count
  }

  /// What a book of links says of itself.
  ///
  /// - Parameter title: nil takes the only link's title, or the day.
  public func book(of ids: [Link.ID], title: String? = nil) async throws -> Book {
    let first = try await shelf.rows(Array(ids.prefix(1))).first?.link
    let now = shelf.now.date
    let usual = ids.count == 1 ? first?.shownTitle ?? "" : "Linkshelf, \(now.formatted(.iso8601.year().month().day()))"
    return Book(id: Self.identity(of: ids), title: title ?? usual, language: first?.language ?? "", date: now)
  }

  /// Hands over the newest article of each link, in their order. Links without one are left out.
  ///
  /// - Returns: how many there were.
  public func eachChapter(
    of ids: [Link.ID], isolation: isolated (any Actor)? = #isolation, _ body: (Book.Chapter) async throws -> Void
  ) async throws -> Int {
    var count = 0
    for id in ids {
      try Task.checkCancellation()
      guard let chapter = try await chapter(of: id) else { continue }
      try await body(chapter)
      count += 1
    }
    return count
  }

  /// The newest article of a link; nil where it has none.
  public func chapter(of id: Link.ID) async throws -> Book.Chapter? {
    guard let row = try await shelf.rows([id]).first, let newest = row.newest,
      let parts = try await shelf.snapshot(newest)?.parts,
      let article = parts.first(where: { $0.kind == .article })
    else { return nil }
    let text = try shelf.articleText(article)
    let marks = try await shelf.placedHighlights(of: row.id, in: newest) { text }
    let html = text.marked(marks.compactMap { ArticleMark($0) }, isPlain: true) + Self.notes(marks)
    let link = row.link
    let files = shelf.files
    return Book.Chapter(
      title: link.shownTitle, author: link.author, site: link.siteName.isEmpty ? link.host : link.siteName,
      address: link.address,
      dateWords: (link.publishedAt ?? link.addedAt).date.formatted(.iso8601.year().month().day()),
      language: link.language, isRightToLeft: html.prefix(200).contains(" dir=\"rtl\""),
      minutes: link.words > 0 ? max(1, link.words / 230) : 0, html: html,
      pictures: parts.filter { $0.kind == .articlePicture }.map { part in
        Book.Picture(name: part.name, mediaType: part.mediaType) { try files.data(part.hash, most: Self.mostBytes) }
      })
  }

  /// The notes that belong to marks, and what was marked in an article of before.
  private static func notes(_ marks: [PlacedHighlight]) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\n", with: "<br>")
    }
    let items = marks.filter { !$0.highlight.note.isEmpty || $0.place == nil }.map { mark in
      let words = mark.highlight.passage.exact
      // What stands marked above needs its beginning only.
      let shown = mark.place == nil || words.count <= 120 ? words : words.prefix(119) + "…"
      let note = mark.highlight.note.isEmpty ? "" : "<p>\(escaped(mark.highlight.note))</p>"
      return "<li><blockquote>\(escaped(String(shown)))</blockquote>\(note)</li>"
    }
    return items.isEmpty ? "" : "<section class=\"notes\"><ol>\(items.joined())</ol></section>"
  }

  private static func identity(of ids: [Link.ID]) -> UUID {
    let hash = SHA256.hash(data: Data(ids.map(String.init).joined(separator: ",").utf8))
    var bytes = Array(hash.prefix(16))
    // A UUID that is made of a hash says so.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
