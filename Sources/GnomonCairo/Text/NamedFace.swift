// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The face that a PostScript name (`DejaVuSerif-Bold`) or a full name (`DejaVu Serif Bold`) stands for.
struct NamedFace {
  var family: String
  /// The weight of the strokes, from 100 to 1000; 400 is regular.
  var weight: Int
  var isSlanted: Bool
  /// The width of the letters in per cent of the usual one.
  var width: Int

  /// The font in the face's own weight, slant and width, except where others are asked for.
  func font(for font: ResolvedFont) -> ResolvedFont {
    var face = font
    face.family = .custom(family)
    // `bold()` asks for 700, and makes nothing lighter.
    if font.weight == 400 && !font.isWeightGiven || font.weight == 700 && weight > 700 { face.weight = weight }
    if font.width == 100 { face.width = width }
    face.isItalic = font.isItalic || isSlanted
    return face
  }
}

extension NamedFace {
  /// The installed face of a name; nil where there's none.
  init?(_ name: String, in config: OpaquePointer?) {
    guard
      let found = NamedFace.find(name, by: FC_POSTSCRIPT_NAME, in: config)
        ?? NamedFace.find(name, by: FC_FULLNAME, in: config)
    else { return nil }
    self = found
  }

  private static func find(_ name: String, by key: String, in config: OpaquePointer?) -> NamedFace? {
    FontList.fonts(where: key, is: name, asking: [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH], in: config) {
      NamedFace($0)
    }.first
  }

  private init?(_ pattern: OpaquePointer) {
    guard let family = FontList.family(of: pattern) else { return nil }
    func number(_ key: String) -> Double? {
      var value = 0.0
      return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
    }
    self.family = family
    // A variable font has ranges of these, and is asked for by its family.
    weight = number(FC_WEIGHT).map { Int(FcWeightToOpenTypeDouble($0).rounded()) } ?? 400
    isSlanted = (number(FC_SLANT) ?? 0) > 0
    width = Int((number(FC_WIDTH) ?? 100).rounded())
  }
}

extension FontLibrary {
  /// The font to ask Pango for: the face that a custom name stands for, where it isn't a family's. Call with the lock
  /// held.
  func face(of font: ResolvedFont) -> ResolvedFont {
    guard case .custom(let name) = font.family, let face = face(named: name) else { return font }
    return face.font(for: font)
  }
}

extension PangoShapedText {
  /// The font of a run as it's drawn: the face that its name stands for.
  func face(ofRun run: Int) -> ResolvedFont {
    library.lock.lock()
    defer { library.lock.unlock() }
    return library.face(of: text.runs[run].font)
  }
}
