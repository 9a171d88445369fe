// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon

/// A line's runs as one text.
struct RunsText: View {
  let runs: [ArticleRun]
  let look: BookLook
  var scale: CGFloat = 1
  var isStrong = false
  var color = BookLook.ink
  /// Whether it takes all of the width. In a table's cell it takes what it needs.
  var fillsWidth = true

  /// A paragraph longer than this is set in pieces: no page holds it, and a reader doesn't see where one ends.
  static let longest = 6_000

  var body: some View {
    text
      .lineSpacing(look.leading * scale)
      .foregroundStyle(color)
      .frame(maxWidth: fillsWidth ? .infinity : nil, alignment: .leading)
      .fixedSize(horizontal: false, vertical: true)
  }

  private var text: Text { joined(runs[...]) }

  /// Halves are joined, so that a thousand runs don't lie in each other.
  private func joined(_ runs: ArraySlice<ArticleRun>) -> Text {
    guard runs.count > 1 else { return runs.first.map(text) ?? Text(verbatim: "") }
    let middle = runs.startIndex + runs.count / 2
    return joined(runs[..<middle]) + joined(runs[middle...])
  }

  private func text(_ run: ArticleRun) -> Text {
    var text: Text
    if let attributes = attributes(of: run) {
      text = Text(AttributedString(run.text, attributes: attributes))
    } else {
      text = Text(verbatim: run.text)
    }
    text = text.font(look.font(run.style, scale: scale, isStrong: isStrong))
    if run.style.contains(.raised) { text = text.baselineOffset(look.textSize * scale * 0.35) }
    if run.style.contains(.lowered) { text = text.baselineOffset(look.textSize * scale * -0.15) }
    if run.style.contains(.struck) { text = text.strikethrough() }
    if run.style.contains(.underlined) { text = text.underline() }
    return text
  }

  /// What only an attributed string says; making one takes time.
  private func attributes(of run: ArticleRun) -> AttributeContainer? {
    let url = run.address.isEmpty ? nil : URL(string: run.address)
    let isMarked = run.style.contains(.marked)
    guard url != nil || isMarked else { return nil }
    var attributes = AttributeContainer()
    if isMarked { attributes.backgroundColor = BookLook.mark }
    if let url {
      attributes.link = url
      attributes.foregroundColor = BookLook.link
    }
    return attributes
  }

  /// Runs in pieces that aren't longer than ``longest``.
  static func pieces(_ runs: [ArticleRun]) -> [[ArticleRun]] {
    var pieces: [[ArticleRun]] = [[]]
    var length = 0
    for run in runs {
      var rest = run.text[...]
      while !rest.isEmpty {
        if length >= longest {
          pieces.append([])
          length = 0
        }
        let piece = rest.prefix(longest - length)
        pieces[pieces.count - 1].append(ArticleRun(String(piece), style: run.style, address: run.address))
        length += piece.count
        rest = rest[piece.endIndex...]
      }
    }
    return pieces
  }
}
