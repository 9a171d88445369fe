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

  private var text: Text {
    if runs.count == 1, let run = runs.first, run.style.isEmpty, run.address.isEmpty {
      return Text(verbatim: run.text).font(look.font([], scale: scale, isStrong: isStrong))
    }
    return Text(attributed)
  }

  private var attributed: AttributedString {
    var text = AttributedString()
    for run in runs {
      var attributes = AttributeContainer()
      attributes.font = look.font(run.style, scale: scale, isStrong: isStrong)
      if run.style.contains(.raised) { attributes.baselineOffset = look.textSize * scale * 0.35 }
      if run.style.contains(.lowered) { attributes.baselineOffset = look.textSize * scale * -0.15 }
      if run.style.contains(.struck) { attributes.strikethroughStyle = Text.LineStyle.single }
      if run.style.contains(.underlined) { attributes.underlineStyle = Text.LineStyle.single }
      if run.style.contains(.marked) { attributes.backgroundColor = BookLook.mark }
      if !run.address.isEmpty, let url = URL(string: run.address) {
        attributes.link = url
        attributes.foregroundColor = BookLook.link
      }
      text.append(AttributedString(run.text, attributes: attributes))
    }
    return text
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
