// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon

/// What a book's front pages say of an article.
struct ContentsEntry {
  var title: String
  /// Site, author and reading time.
  var details: String
  /// The name of the article's place in the document.
  var place: String
  /// As it's printed; 0 before it's known.
  var page: Int
  var isRightToLeft: Bool
}

/// The first page: the book's title, and pictures of its articles.
struct CoverPage: View {
  let title: String
  let subtitle: String
  let summary: String
  let pictures: [BookPicture]
  let look: BookLook

  var body: some View {
    let paper = look.paper
    VStack(alignment: .leading, spacing: 0) {
      mosaic(CGSize(width: paper.size.width, height: paper.size.height * (pictures.isEmpty ? 0.2 : 0.56)))
      VStack(alignment: .leading, spacing: look.gap) {
        Text(verbatim: title).font(.system(size: look.textSize * 3.3, weight: .bold, design: .serif))
          .foregroundStyle(BookLook.ink).minimumScaleFactor(0.5).lineLimit(3)
        if !subtitle.isEmpty {
          Text(verbatim: subtitle).font(look.text(1.3)).foregroundStyle(BookLook.quiet)
        }
        Text(verbatim: summary).font(look.label(0.9, .medium)).foregroundStyle(BookLook.link)
      }
      .padding(.horizontal, paper.margins.leading)
      .padding(.top, look.gap * 3)
      Spacer(minLength: 0)
    }
    .frame(width: paper.size.width, height: paper.size.height, alignment: .topLeading)
  }

  /// One picture, or up to four side by side and below each other.
  @ViewBuilder private func mosaic(_ size: CGSize) -> some View {
    let gap: CGFloat = 2
    switch pictures.count {
    case 0:
      Rectangle().fill(
        LinearGradient(
          colors: [BookLook.link, BookLook.link.opacity(0.7)], startPoint: .topLeading, endPoint: .bottomTrailing)
      ).frame(width: size.width, height: size.height)
    case 1: tile(pictures[0], size.width, size.height)
    case 2, 3:
      HStack(spacing: gap) {
        ForEach(0..<2, id: \.self) { tile(pictures[$0], (size.width - gap) / 2, size.height) }
      }
    default:
      VStack(spacing: gap) {
        ForEach(0..<2, id: \.self) { row in
          HStack(spacing: gap) {
            ForEach(0..<2, id: \.self) { column in
              tile(pictures[row * 2 + column], (size.width - gap) / 2, (size.height - gap) / 2)
            }
          }
        }
      }
    }
  }

  private func tile(_ picture: BookPicture, _ width: CGFloat, _ height: CGFloat) -> some View {
    Image(decorative: picture.image, scale: 1).resizable().aspectRatio(contentMode: .fill)
      .frame(width: width, height: height).clipped()
  }
}

/// The table of contents: each line leads to its article.
struct ContentsPage: View {
  let entries: [ContentsEntry]
  let look: BookLook
  let words: BookWords

  var body: some View {
    VStack(alignment: .leading, spacing: look.gap * 0.9) {
      Text(verbatim: words.contents).font(.system(size: look.textSize * 2.1, weight: .bold, design: .serif))
        .foregroundStyle(BookLook.ink).padding(.bottom, look.gap)
      ForEach(entries.indices, id: \.self) { index in row(entries[index]) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func row(_ entry: ContentsEntry) -> some View {
    let content = HStack(alignment: .firstTextBaseline, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.title).font(look.text()).foregroundStyle(BookLook.ink).lineLimit(2)
        if !entry.details.isEmpty {
          Text(verbatim: entry.details).font(look.label(0.74)).foregroundStyle(BookLook.quiet).lineLimit(1)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Text(verbatim: entry.page > 0 ? "\(entry.page)" : " ").font(look.label(0.86, .medium)).monospacedDigit()
        .foregroundStyle(BookLook.ink)
        // Room for four digits, so that the lines don't depend on the numbers.
        .frame(width: look.textSize * 2.6, alignment: .trailing)
    }
    if let url = URL(string: "#\(entry.place)") {
      // No page ends in the midst of a line.
      Link(destination: url) { content }.keepsWithNext(0)
    } else {
      content.keepsWithNext(0)
    }
  }
}

/// What stands in the margins of each page.
struct PageMargins: View {
  let number: Int
  let book: String
  let title: String
  let look: BookLook

  var body: some View {
    let paper = look.paper
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: book)
        Spacer(minLength: 20)
        Text(verbatim: title)
      }
      .lineLimit(1)
      .frame(height: paper.margins.top * 0.72, alignment: .bottom)
      Spacer(minLength: 0)
      Text(verbatim: "\(number)").monospacedDigit()
        .frame(height: paper.margins.bottom * 0.72, alignment: .top)
    }
    .font(look.label(0.68))
    .foregroundStyle(BookLook.quiet)
    .padding(.horizontal, paper.margins.leading)
    .frame(width: paper.size.width, height: paper.size.height)
  }
}
