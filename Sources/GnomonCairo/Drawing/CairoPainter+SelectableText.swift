import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  /// Draws glyphs together with the characters that they stand for, so that a PDF's text can be searched and copied.
  func showSelectable(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText) {
    guard let mapping = TextClusters(stretch, of: text) else {
      cairo_show_glyphs(context, stretch.glyphs, Int32(clamping: stretch.glyphs.count))
      return
    }
    mapping.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cairo_show_text_glyphs(
          context, characters.baseAddress, Int32(clamping: characters.count), stretch.glyphs,
          Int32(clamping: stretch.glyphs.count), mapping.clusters, Int32(clamping: mapping.clusters.count),
          mapping.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }
}

/// Which bytes of a text belong to which glyphs.
struct TextClusters {
  private(set) var bytes: [UInt8] = []
  private(set) var clusters: [cairo_text_cluster_t] = []
  let isBackward: Bool

  /// nil where glyphs and characters aren't in one order.
  init?(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText) {
    isBackward = stretch.isRightToLeft
    // What stands in a box is copied with the letter before it.
    guard !stretch.glyphs.isEmpty else { return nil }
    if stretch.isEllipsis {
      bytes = Array("…".utf8)
      clusters = [cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: Int32(stretch.glyphs.count))]
      return
    }
    let characters = isBackward ? stretch.characters.reversed() : stretch.characters
    let scalars = text.scalars
    guard stretch.range.upperBound <= scalars.count, (characters.first ?? 0) >= stretch.range.lowerBound else {
      return nil
    }
    var from = stretch.range.lowerBound
    var index = 0
    while index < characters.count {
      let character = characters[index]
      var end = index
      while end < characters.count, characters[end] == character { end += 1 }
      let next = end < characters.count ? characters[end] : stretch.range.upperBound
      guard next > character, next <= stretch.range.upperBound else { return nil }
      let before = bytes.count
      for scalar in scalars[from..<next] {
        bytes.append(contentsOf: UTF8.encode(scalar.value == 0 ? " " : scalar) ?? UTF8.encodedReplacementCharacter)
      }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(bytes.count - before), num_glyphs: Int32(end - index)))
      from = next
      index = end
    }
  }
}
