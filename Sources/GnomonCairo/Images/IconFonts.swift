// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Synchronization

/// The installed fonts whose glyphs are signs with names. Each is opened when a symbol is first asked for that there's
/// no drawing of.
final class IconFonts: Sendable {
  /// A sign that stands for a symbol.
  struct Sign: Sendable {
    /// The glyph's name in the font.
    let name: String
    /// The font's name.
    let font: String
    /// The outline in units: a symbol is 24 by 24.
    let path: Path
  }

  /// The fonts that are looked for, the better first: their families, and what stands between the words of a glyph's
  /// name.
  private static let known = [
    Family(name: "Material Design Icons", separator: "-"), Family(name: "FontAwesome", separator: "_"),
  ]
  /// The fonts of the machine.
  static let installed = IconFonts(families: known)
  private static let ofDirectories = Mutex<[URL: IconFonts]>([:])

  /// The fonts of a directory that the texts' are taken from, too; the machine's where there's none.
  static func fonts(in directory: URL?) -> IconFonts {
    guard let directory else { return installed }
    return ofDirectories.withLock { fonts in
      if let known = fonts[directory] { return known }
      let made = IconFonts(families: known, directory: directory)
      fonts[directory] = made
      return made
    }
  }

  struct Family: Sendable {
    let name: String
    let separator: String
  }

  private let families: [Family]
  private let directory: URL?
  private let state = Mutex(State())

  private struct State {
    var fonts: [(family: Family, font: IconFont)]?
    var signs: [String: Sign?] = [:]
  }

  init(families: [Family], directory: URL? = nil) {
    self.families = families
    self.directory = directory
  }

  /// The sign for a symbol's name; nil where there's none.
  func sign(for name: String) -> Sign? {
    state.withLock { state in
      if let known = state.signs[name] { return known }
      let fonts = state.fonts ?? open()
      state.fonts = fonts
      let made = IconFonts.sign(for: name, in: fonts)
      if state.signs.count >= 1024 { state.signs = [:] }
      state.signs[name] = .some(made)
      return made
    }
  }

  private func open() -> [(family: Family, font: IconFont)] {
    // A directory without a font leaves texts to the machine's fonts, and signs too.
    let config = directory.flatMap { FontLibrary.configuration(directory: $0) }
    defer { if let config { FcConfigDestroy(config) } }
    return families.compactMap { family in IconFont(family: family.name, in: config).map { (family, $0) } }
  }

  /// The first icon that any of the fonts has: what a nearer word leads to goes before the better font.
  private static func sign(for name: String, in fonts: [(family: Family, font: IconFont)]) -> Sign? {
    if fonts.isEmpty { return nil }
    for icon in SymbolWords(name).icons {
      for (family, font) in fonts {
        let glyph = family.separator == "-" ? icon : icon.replacingOccurrences(of: "-", with: family.separator)
        if let path = font.path(named: glyph) { return Sign(name: glyph, font: family.name, path: path) }
      }
    }
    return nil
  }
}

/// A font file whose glyphs are found by their names.
final class IconFont: @unchecked Sendable {
  // Only ever used with the lock of IconFonts held.
  private let font: OpaquePointer
  private let unitsPerEm: Double
  /// The height of the em's middle above the baseline, in the font's units.
  private let middle: Double

  /// nil where no font of the family is installed in a format that HarfBuzz reads.
  init?(family: String, in config: OpaquePointer?) {
    guard let file = IconFont.file(of: family, in: config), let blob = hb_blob_create_from_file(file) else {
      return nil
    }
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0, let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.font = font
    unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    var extents = hb_font_extents_t()
    let isKnown = hb_font_get_h_extents(font, &extents) != 0
    middle = isKnown ? Double(extents.ascender + extents.descender) / 2 : unitsPerEm / 2
  }

  deinit { hb_font_destroy(font) }

  /// The path of the family's file; nil where there's none.
  private static func file(of family: String, in config: OpaquePointer?) -> String? {
    let files = FontList.fonts(where: FC_FAMILY, is: family, asking: [FC_FILE], in: config) { pattern -> String? in
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &text) == FcResultMatch, let text else { return nil }
      return String(cString: text)
    }
    // Compressed ones can't be read.
    return files.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.max()
  }

  /// A glyph's outline in a symbol's units: the em is 24 of them, and the glyph stands in the middle.
  func path(named name: String) -> Path? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0, glyph > 0 else { return nil }
    let outline = IconOutline()
    outline.draw(glyph, of: font)
    guard !outline.path.isEmpty else { return nil }
    let advance = Double(hb_font_get_glyph_h_advance(font, glyph))
    let scale = 24 / max(unitsPerEm, advance)
    return outline.path.applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 12 - advance / 2 * scale, ty: 12 + middle * scale))
  }
}
