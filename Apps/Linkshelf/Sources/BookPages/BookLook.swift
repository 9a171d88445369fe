// SPDX-License-Identifier: Apache-2.0
import Books
import Foundation
import Gnomon

/// How a book's texts look: their fonts, colours and distances.
struct BookLook {
  let paper: BookPaper

  static let ink = Color(red: 0.09, green: 0.09, blue: 0.1)
  static let quiet = Color(red: 0.38, green: 0.39, blue: 0.42)
  static let line = Color(red: 0.8, green: 0.8, blue: 0.78)
  static let wash = Color(red: 0.955, green: 0.955, blue: 0.94)
  static let mark = Color(red: 1, green: 0.93, blue: 0.6)
  static let link = Color(red: 0.09, green: 0.29, blue: 0.6)

  var textSize: CGFloat { paper.textSize }
  /// The distance between blocks.
  var gap: CGFloat { textSize * 0.72 }
  /// What a line adds to the height of its font.
  var leading: CGFloat { textSize * 0.2 }
  /// About a line's height.
  var lineHeight: CGFloat { textSize * 1.45 }

  func text(_ scale: CGFloat = 1) -> Font { .system(size: textSize * scale, design: .serif) }
  func label(_ scale: CGFloat = 0.78, _ weight: Font.Weight = .regular) -> Font {
    .system(size: textSize * scale, weight: weight)
  }

  func heading(_ level: Int) -> Font {
    let scale: CGFloat =
      switch level {
      case 1: 1.5
      case 2: 1.3
      case 3: 1.12
      default: 1
      }
    return .system(size: textSize * scale, weight: .semibold, design: .serif)
  }

  /// The font of a run in a text of a size.
  func font(_ style: ArticleRun.Style, scale: CGFloat, isStrong: Bool) -> Font {
    var scale = scale
    if !style.isDisjoint(with: [.raised, .lowered]) { scale *= 0.7 }
    var font: Font =
      style.isDisjoint(with: [.code, .formula])
      ? .system(size: textSize * scale, design: .serif)
      : .system(size: textSize * scale * 0.88, design: .monospaced)
    if style.contains(.strong) || isStrong { font = font.weight(.semibold) }
    if style.contains(.emphasis) { font = font.italic() }
    return font
  }
}
