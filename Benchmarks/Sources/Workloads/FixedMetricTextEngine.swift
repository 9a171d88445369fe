// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Fits a `Text` whose string is its natural width in points, with the metrics of ``WrappingText``: layout with real
/// `Text`s, without the cost of shaping.
final class FixedMetricTextEngine: TextEngine {
  func shape(_ text: ResolvedText) -> any ShapedText { FixedMetricText(text) }
}

private final class FixedMetricText: ShapedText {
  let text: ResolvedText
  private let naturalWidth: CGFloat

  init(_ text: ResolvedText) {
    self.text = text
    naturalWidth = CGFloat(Int(text.string) ?? 0)
  }

  func fit(width: CGFloat?, height: CGFloat?) -> TextFit {
    let lineHeight: CGFloat = 14
    let size = WrappingText.size(naturalWidth, lineHeight, within: width)
    return TextFit(
      size: size, firstBaseline: 11, lastBaseline: size.height - 3, lineCount: Int(size.height / lineHeight),
      isTruncated: false)
  }
}

/// For trees without pictures.
final class NoPictures: ImageLoader {
  func image(named name: String) -> LoadedImage? { nil }
  func symbol(named name: String, font: ResolvedFont, displayScale: CGFloat) -> LoadedImage? { nil }
  func image(data: Data) -> LoadedImage? { nil }
}
