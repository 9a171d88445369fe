// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension CairoPainter {
  /// Draws glyphs together with the characters that they stand for, so that a PDF's text can be searched and copied.
  ///
  /// - Parameter isPlain: whether it's painted in one colour. Poppler, which cuts a gradient by each piece of a text, fills
  ///   the whole box of a piece without a letter, such as Cairo begins another font with: those are shown apart.
  func showSelectable(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText, isPlain: Bool) {
    if isPlain { return showSelectable(stretch, of: text) }
    for (part, isBlank) in stretch.pieces(text) {
      cairo_save(context)
      if isBlank { cairo_set_source_rgb(context, 0, 0, 0) }
      showSelectable(part, of: text)
      cairo_restore(context)
    }
  }

  private func showSelectable(_ stretch: LineGlyphs.Stretch, of text: PangoShapedText) {
    guard let mapping = TextClusters(stretch, of: text) else {
      cairo_show_glyphs(context, stretch.glyphs, Int32(clamping: stretch.glyphs.count))
      return
    }
    mapping.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // From right to left, the glyphs in the order of reading: told that they're backward, Cairo would begin at the left end.
        cairo_show_text_glyphs(
          context, characters.baseAddress, Int32(clamping: characters.count),
          mapping.isBackward ? stretch.glyphs.reversed() : stretch.glyphs, Int32(clamping: stretch.glyphs.count),
          mapping.clusters, Int32(clamping: mapping.clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }
}

extension LineGlyphs.Stretch {
  /// Parts that Cairo writes in one font each: what is in Windows's Western set, what isn't, and the white space by
  /// itself.
  func pieces(_ text: PangoShapedText) -> [(part: LineGlyphs.Stretch, isBlank: Bool)] {
    let scalars = text.scalars
    // Nobody sees more letters on a line.
    guard !isEllipsis, (1...4096).contains(glyphs.count) else { return [(self, false)] }
    let kinds = characters.map { scalars.indices.contains($0) ? Kind(scalars[$0]) : .other }
    var parts: [(part: LineGlyphs.Stretch, isBlank: Bool)] = []
    var start = 0
    for index in 1...kinds.count where index == kinds.count || kinds[index] != kinds[start] {
      parts.append((part(start..<index), kinds[start] == .blank))
      start = index
    }
    return parts
  }

  private enum Kind {
    case western
    case other
    case blank

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.isWhitespace {
        self = .blank
      } else if scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) || Kind.others.contains(scalar) {
        self = .western
      } else {
        self = .other
      }
    }

    /// What code page 1252 has beside Latin 1.
    private static let others = Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars)
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
        // Cairo takes neither a NUL nor what Unicode keeps free of characters.
        let isFree = scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
        let written: Unicode.Scalar = scalar.value == 0 ? " " : isFree ? "\u{FFFD}" : scalar
        bytes.append(contentsOf: UTF8.encode(written) ?? UTF8.encodedReplacementCharacter)
      }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(bytes.count - before), num_glyphs: Int32(end - index)))
      from = next
      index = end
    }
  }
}
