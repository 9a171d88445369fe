// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon

/// An article's blocks, one below the other.
struct BlocksView: View {
  let blocks: [ArticleBlock]
  let look: BookLook
  let pictures: BookPictures
  /// The width for pictures, in points.
  let width: CGFloat
  var scale: CGFloat = 1
  var color = BookLook.ink

  var body: some View {
    VStack(alignment: .leading, spacing: look.gap * scale) {
      ForEach(blocks.indices, id: \.self) { index in
        BlockView(
          block: blocks[index], look: look, pictures: pictures, width: width, scale: scale, color: color,
          isBeforeCaption: index + 1 < blocks.count && blocks[index + 1].isCaption)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension ArticleBlock {
  var isCaption: Bool { if case .caption = self { true } else { false } }
}

private struct BlockView: View {
  let block: ArticleBlock
  let look: BookLook
  let pictures: BookPictures
  let width: CGFloat
  let scale: CGFloat
  let color: Color
  let isBeforeCaption: Bool

  /// Two lines stay together at a page's edge.
  private var twoLines: CGFloat { look.lineHeight * scale * 2 }

  var body: some View {
    switch block {
    case .heading(let level, let runs):
      RunsText(runs: runs, look: look, scale: [1.5, 1.3, 1.12][min(level, 3) - 1] * scale, isStrong: true)
        .padding(.top, look.gap * (level < 3 ? 1.2 : 0.6))
        .keepsWithNext(look.gap + twoLines)
    case .paragraph(let runs):
      let pieces = RunsText.pieces(runs)
      ForEach(pieces.indices, id: \.self) { index in
        RunsText(runs: pieces[index], look: look, scale: scale, color: color)
          .keepsTop(twoLines).keepsBottom(twoLines)
      }
    case .caption(let runs):
      RunsText(runs: runs, look: look, scale: 0.84 * scale, color: BookLook.quiet).padding(.bottom, look.gap * 0.5)
    case .image(let image):
      if let picture = pictures[image.name] {
        PictureView(picture: picture, image: image, look: look, width: width)
          .keepsWithNext(isBeforeCaption ? look.gap + look.lineHeight : 0)
      } else if !image.words.isEmpty {
        RunsText(runs: [ArticleRun("[\(image.words)]")], look: look, scale: 0.84 * scale, color: BookLook.quiet)
      }
    case .code(let text):
      CodeView(text: text, look: look, scale: scale)
    case .rule:
      BookLook.line.frame(height: 0.5).padding(.vertical, look.gap)
    case .quote(let inner):
      BlocksView(
        blocks: inner, look: look, pictures: pictures, width: width - 14, scale: scale, color: BookLook.quiet
      )
      .padding(.leading, 14)
      .background(alignment: .leading) { BookLook.line.frame(width: 2) }
    case .list(let start, let items):
      VStack(alignment: .leading, spacing: look.gap * 0.6 * scale) {
        ForEach(items.indices, id: \.self) { index in
          ItemView(
            mark: start.map { "\($0 &+ index)." } ?? "•", blocks: items[index], look: look, pictures: pictures,
            width: width, scale: scale, color: color)
        }
      }
    case .notes(let items):
      VStack(alignment: .leading, spacing: look.gap * 0.5 * scale) {
        BookLook.line.frame(width: 80, height: 0.5).padding(.vertical, look.gap * 0.5)
        ForEach(items.indices, id: \.self) { index in
          ItemView(
            mark: "\(index + 1).", blocks: items[index], look: look, pictures: pictures, width: width,
            scale: 0.86 * scale, color: BookLook.quiet)
        }
      }
    case .definitions(let items):
      VStack(alignment: .leading, spacing: look.gap * 0.4 * scale) {
        ForEach(items.indices, id: \.self) { index in
          BlocksView(
            blocks: items[index].blocks, look: look, pictures: pictures, width: width, scale: scale, color: color
          )
          .fontWeight(items[index].isMeaning ? nil : .semibold)
          .padding(.leading, items[index].isMeaning ? 18 : 0)
        }
      }
    case .table(let rows):
      TableView(rows: rows, look: look, scale: scale)
    }
  }
}

private struct ItemView: View {
  let mark: String
  let blocks: [ArticleBlock]
  let look: BookLook
  let pictures: BookPictures
  let width: CGFloat
  let scale: CGFloat
  let color: Color

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text(verbatim: mark).font(look.text(scale)).foregroundStyle(BookLook.quiet)
        .frame(minWidth: look.textSize * 1.3, alignment: .trailing)
      BlocksView(
        blocks: blocks, look: look, pictures: pictures, width: width - look.textSize * 1.3 - 6, scale: scale,
        color: color)
    }
  }
}

/// Program text with its line breaks. Long lines are broken.
private struct CodeView: View {
  let text: String
  let look: BookLook
  let scale: CGFloat

  /// Lines that are one text.
  private static let linesAtOnce = 60
  private static let mostLines = 5_000

  var body: some View {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.mostLines)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(stride(from: lines.startIndex, to: lines.endIndex, by: Self.linesAtOnce)), id: \.self) { start in
        let piece = lines[start..<min(start + Self.linesAtOnce, lines.endIndex)]
        Text(verbatim: piece.map { $0.isEmpty ? " " : $0.replacing("\t", with: "    ") }.joined(separator: "\n"))
          .font(.system(size: look.textSize * 0.8 * scale, design: .monospaced))
          .lineSpacing(look.leading * 0.6)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .foregroundStyle(BookLook.ink)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(8)
    .background(BookLook.wash)
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A picture, no larger than the page, nor than it was on its page.
private struct PictureView: View {
  let picture: BookPicture
  let image: ArticleImage
  let look: BookLook
  let width: CGFloat

  /// A pixel of a web page in points.
  private static let point: CGFloat = 0.75

  var body: some View {
    let size = shown
    Image(decorative: picture.image, scale: 1)
      .resizable()
      .frame(width: size.width, height: size.height)
      .frame(maxWidth: .infinity, alignment: .center)
  }

  private var shown: CGSize {
    let (across, along) = (CGFloat(max(picture.image.width, 1)), CGFloat(max(picture.image.height, 1)))
    let natural = (image.width > 0 ? min(CGFloat(image.width), across) : across) * Self.point
    let most = min(width, look.paper.textHeight * 0.62 * across / along)
    let shown = max(min(natural, most), 1)
    return CGSize(width: shown, height: max(shown * along / across, 1))
  }
}
