// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Small capitals of fonts that have none: capitals of a smaller size.
enum SmallCapitals {
  /// The size of small capitals as a share of the font's.
  static let scale = 0.8

  /// The capital of a small letter, where that is one character.
  static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.properties.isLowercase else { return nil }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    return mapping.count == 1 && mapping.first != scalar ? mapping.first : nil
  }
}

extension FontLibrary {
  /// Whether a font draws small letters as small capitals by itself; asked for once. Call with the lock held.
  func hasSmallCapitals(_ font: ResolvedFont) -> Bool {
    let key = "\(font.pangoFamilies)/\(font.weight)/\(font.isItalic)/\(font.width)"
    if let known = smallCapitals[key] { return known }
    if smallCapitals.count > 512 { smallCapitals.removeAll() }
    var plain = font
    plain.isSmallCaps = false
    let found = glyph(ofSmallLetterIn: font) != glyph(ofSmallLetterIn: plain)
    smallCapitals[key] = found
    return found
  }

  /// The glyph of an “a”.
  private func glyph(ofSmallLetterIn font: ResolvedFont) -> PangoGlyph? {
    guard let attributes = pango_attr_list_new(), let string = pango_glyph_string_new() else { return nil }
    let description = face(of: font).makeDescription()
    defer {
      pango_font_description_free(description)
      pango_attr_list_unref(attributes)
      pango_glyph_string_free(string)
    }
    gnomon_attr_insert(attributes, pango_attr_font_desc_new(description), 0, 1)
    let features = font.pangoFeatures
    if !features.isEmpty { gnomon_attr_insert(attributes, pango_attr_font_features_new(features), 0, 1) }
    let list = pango_itemize(context, "a", 0, 1, attributes, nil)
    defer { g_list_free(list) }
    guard let item = list?.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { return nil }
    defer { pango_item_free(item) }
    // The piece has to lie in its paragraph.
    "a".withCString { pango_shape_full($0, 1, $0, 1, &item.pointee.analysis, string) }
    return string.pointee.num_glyphs > 0 ? string.pointee.glyphs[0].glyph : nil
  }
}
