// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon

/// An article with its head, as high as it is.
struct ArticlePage: View {
  let chapter: Book.Chapter
  let blocks: [ArticleBlock]
  let pictures: BookPictures
  let look: BookLook
  let words: BookWords
  let isCutOff: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: look.gap * 1.6) {
      head
      BlocksView(blocks: blocks, look: look, pictures: pictures, width: look.paper.textWidth)
      if isCutOff { Text(verbatim: words.cutOff).font(look.label()).foregroundStyle(BookLook.quiet) }
    }
    .multilineTextAlignment(.leading)
    .environment(\.layoutDirection, chapter.isRightToLeft ? .rightToLeft : .leftToRight)
    .environment(\.locale, BookLocale.of(chapter.language) ?? Locale(identifier: "en"))
  }

  private var head: some View {
    VStack(alignment: .leading, spacing: look.gap * 0.8) {
      if !chapter.site.isEmpty {
        Text(verbatim: chapter.site).font(look.label(0.82, .semibold)).foregroundStyle(BookLook.link)
      }
      Text(verbatim: chapter.title.isEmpty ? chapter.address : chapter.title)
        .font(.system(size: look.textSize * 2.1, weight: .bold, design: .serif))
        .foregroundStyle(BookLook.ink)
      let details = [chapter.author, chapter.dateWords, chapter.minutes > 0 ? words.minutes(chapter.minutes) : ""]
        .filter { !$0.isEmpty }.joined(separator: "  ·  ")
      if !details.isEmpty { Text(verbatim: details).font(look.label()).foregroundStyle(BookLook.quiet) }
      if !chapter.address.isEmpty, let url = BookLocale.webAddress(chapter.address) {
        Link(destination: url) {
          Text(verbatim: chapter.address).font(look.label(0.68)).foregroundStyle(BookLook.link).lineLimit(2)
        }
      }
      BookLook.line.frame(height: 0.5)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

enum BookLocale {
  /// nil for what isn't the name of a language.
  static func of(_ language: String) -> Locale? {
    guard (2...35).contains(language.utf8.count),
      language.utf8.allSatisfy({
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
      })
    else { return nil }
    return Locale(identifier: language)
  }

  static func webAddress(_ address: String) -> URL? {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") ? URL(string: address) : nil
  }
}
