// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// A text engine without fonts: each character is 10 points wide and 20 high; lines break between words.
final class FixedTextEngine: TextEngine {
  static let advance: CGFloat = 10
  static let lineHeight: CGFloat = 20
  static let shared = FixedTextEngine()

  func shape(_ text: ResolvedText) -> any ShapedText { FixedText(text) }
}

final class FixedText: ShapedText {
  let text: ResolvedText
  private let paragraphs: [[Int]]

  init(_ text: ResolvedText) {
    self.text = text
    paragraphs = text.string.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(\.count) }
  }

  func fit(width: CGFloat?, height: CGFloat?) -> TextFit {
    let limit = characters(in: width)
    var lines = paragraphs.flatMap { wrap($0, limit) }
    var isTruncated = false
    if let most = text.paragraph.lineLimit, lines.count > most {
      lines = Array(lines.prefix(most))
      isTruncated = true
    }
    if let height, height.isFinite {
      let most = Int(max(0, min(height, 1e6)) / FixedTextEngine.lineHeight)
      if lines.count > max(1, most) {
        lines = Array(lines.prefix(max(1, most)))
        isTruncated = true
      }
    }
    let count = limit == 0 ? 0 : lines.count
    let longest = count == 0 ? 0 : lines.max() ?? 0
    return TextFit(
      size: CGSize(
        width: CGFloat(longest) * FixedTextEngine.advance, height: CGFloat(count) * FixedTextEngine.lineHeight),
      firstBaseline: count == 0 ? 0 : 15, lastBaseline: count == 0 ? 0 : CGFloat(count) * 20 - 5,
      lineCount: count, isTruncated: isTruncated)
  }

  private func characters(in width: CGFloat?) -> Int {
    guard let width, width.isFinite else { return .max }
    return Int(max(0, min(width, 1e6)) / FixedTextEngine.advance)
  }

  /// The lengths of the lines that words of the given lengths fill.
  private func wrap(_ words: [Int], _ limit: Int) -> [Int] {
    var lines: [Int] = []
    var line = 0
    for word in words {
      if line > 0, line + 1 + word <= limit {
        line += 1 + word
        continue
      }
      if line > 0 { lines.append(line) }
      var rest = word
      while rest > limit, limit > 0 {
        lines.append(limit)
        rest -= limit
      }
      line = rest
    }
    return lines + [line]
  }
}

/// Finds one picture, `pic`, of 160×90 pixels at scale 1.
final class OnePicture: ImageLoader {
  static let shared = OnePicture()
  static let none = OnePicture(isEmpty: true)
  private let isEmpty: Bool

  init(isEmpty: Bool = false) { self.isEmpty = isEmpty }

  func image(named name: String) -> LoadedImage? {
    guard !isEmpty, name == "pic" else { return nil }
    return LoadedImage(
      bitmap: Bitmap(width: 160, height: 90, pixels: Array(repeating: 255, count: 160 * 90 * 4)), scale: 1)
  }

  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? { nil }
  func image(data: Data) -> LoadedImage? { nil }
}
