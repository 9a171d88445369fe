// SPDX-License-Identifier: Apache-2.0
import Books
import Crypto
import Passages
public import Foundation
public import Shelf

/// Writes the articles of links as one book.
public struct BookExport {
  private let shelf: Shelf
  /// An article, and a picture of one, may have so many bytes.
  private static let mostBytes = 32 << 20

  public init(_ shelf: Shelf) { self.shelf = shelf }

  /// Writes a book in EPUB with the newest article of each link, in their order. Links without one are left out.
  ///
  /// The same links give a book of the same identity, so that a device takes it for a newer edition.
  /// - Returns: how many articles it has.
  /// - Throws: ``BookError/noChapters`` where no link has an article.
  public func write(_ ids: [Link.ID], to target: URL) async throws -> Int {
    let unfinished = target.path + ".unfinished"
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let file = FileHandle(forWritingAtPath: unfinished)
    else { throw ShelfError(.invalid, "\(target.path) can't be written.") }
    defer {
      try? file.close()
      unlink(unfinished)
    }
    let first = try await shelf.rows(Array(ids.prefix(1))).first?.link
    let now = shelf.now.date
    let title = ids.count == 1 ? first?.shownTitle ?? "" : "Linkshelf, \(now.formatted(.iso8601.year().month().day()))"
    var writer = try EPUBWriter(
      Book(id: Self.identity(of: ids), title: title, language: first?.language ?? "", date: now), to: file)
    var count = 0
    for id in ids {
      try Task.checkCancellation()
      guard let row = try await shelf.rows([id]).first, let chapter = try await chapter(of: row) else { continue }
      try writer.add(chapter)
      count += 1
    }
    try writer.finish()
    try file.synchronize()
    guard rename(unfinished, target.path) == 0 else { throw ShelfError(.invalid, "\(target.path) can't be written.") }
    return count
  }

  private func chapter(of row: LinkRow) async throws -> Book.Chapter? {
    guard let newest = row.newest, let parts = try await shelf.snapshot(newest)?.parts,
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
      language: link.language, isRightToLeft: html.prefix(200).contains(" dir=\"rtl\""), html: html,
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
