// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

extension ResolvedFont {
  /// The size that Pango is asked for: finite and within what its integers hold.
  var pangoSize: Double {
    size.isFinite ? min(max(Double(size), 0.01), 4096) : 17
  }

  /// The families to try, most wanted first.
  var pangoFamilies: String {
    switch family {
    case .custom(let name):
      // A PostScript name that isn't there (Avenir-Heavy) has its family before the hyphen.
      let stem = name.split(separator: "-").first.map { name.contains("-") ? "," + $0 : "" } ?? ""
      return "\(name)\(stem),\(PangoTextEngine.systemFamily),sans-serif"
    case .system(.monospaced): return PangoTextEngine.monospacedFamily + ",monospace"
    case .system(.serif): return "Liberation Serif,Noto Serif,DejaVu Serif,serif"
    default: return PangoTextEngine.systemFamily + ",sans-serif"
    }
  }

  /// OpenType features to switch on or off, in Pango's notation.
  ///
  /// Inter's contextual alternates turn `->` into an arrow and 2x3 into 2×3, which San Francisco doesn't.
  var pangoFeatures: String {
    var features: [String] = []
    if case .system = family { features.append("calt=0") }
    if isMonospacedDigit { features.append("tnum=1") }
    if isSmallCaps { features.append("smcp=1") }
    return features.joined(separator: ",")
  }

  /// A description for Pango, that the caller frees.
  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, pangoFamilies)
    pango_font_description_set_absolute_size(description, pangoSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
    pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, pangoStretch)
    return description
  }

  /// The width in CSS's words; nil for the usual one.
  var stretchName: String? {
    let names = [
      "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", nil, "semi-expanded", "expanded",
      "extra-expanded", "ultra-expanded",
    ]
    return names[Int(pangoStretch.rawValue)]
  }

  private var pangoStretch: PangoStretch {
    switch width {
    case ..<57: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<82: PANGO_STRETCH_CONDENSED
    case ..<94: PANGO_STRETCH_SEMI_CONDENSED
    case ..<107: PANGO_STRETCH_NORMAL
    case ..<119: PANGO_STRETCH_SEMI_EXPANDED
    case ..<138: PANGO_STRETCH_EXPANDED
    case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
    default: PANGO_STRETCH_ULTRA_EXPANDED
    }
  }
}

extension ResolvedText.Run {
  /// The OpenType features of its font, and those that its letters are set apart without.
  var pangoFeatures: String {
    let apart = breaksLigatures ? "liga=0,clig=0" : ""
    return [font.pangoFeatures, apart].filter { !$0.isEmpty }.joined(separator: ",")
  }
}
