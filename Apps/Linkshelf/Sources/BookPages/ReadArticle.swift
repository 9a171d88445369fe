// SPDX-License-Identifier: Apache-2.0
public import Books
import Foundation

/// An article whose text and pictures are read, so that it can be set. Reading needs no main thread.
public struct ReadArticle: Sendable {
  let chapter: Book.Chapter
  let blocks: [ArticleBlock]
  let pictures: BookPictures
  let isCutOff: Bool

  /// An article has so many letters at most, with its tags; it's cut off there.
  static let mostLetters = 3_000_000

  public init(_ chapter: Book.Chapter) {
    var chapter = chapter
    isCutOff = chapter.html.utf8.count > Self.mostLetters
    let html = isCutOff ? String(decoding: chapter.html.utf8.prefix(Self.mostLetters), as: UTF8.self) : chapter.html
    blocks = Self.withoutTitle(ArticleReader(html).blocks, chapter.title)
    pictures = BookPictures(chapter.pictures, named: Self.images(blocks))
    // They aren't needed any more.
    (chapter.html, chapter.pictures) = ("", [])
    self.chapter = chapter
  }

  /// The title stands above the article already.
  private static func withoutTitle(_ blocks: [ArticleBlock], _ title: String) -> [ArticleBlock] {
    guard case .heading(_, let runs)? = blocks.first, runs.map(\.text).joined() == title else { return blocks }
    return Array(blocks.dropFirst())
  }

  private static func images(_ blocks: [ArticleBlock]) -> Set<String> {
    var names: Set<String> = []
    var pending = blocks
    while let block = pending.popLast() {
      switch block {
      case .image(let image): names.insert(image.name)
      case .quote(let inner): pending += inner
      case .list(_, let items): pending += items.joined()
      case .notes(let items): pending += items.joined()
      case .definitions(let items): pending += items.flatMap(\.blocks)
      case .heading, .paragraph, .caption, .code, .rule, .table: break
      }
    }
    return names
  }
}
