// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// What a face does with plain letters, found out when it's first asked for.
final class KnownLetters {
  /// Whether a table says all of them: of signs alone and with letters, then both where letters stay apart.
  var isPairwise: [Bool?] = [nil, nil, nil, nil]
}

/// Opens the families that stand in for the system's straight from their files, as Pango would.
///
/// Pango's font map has fontconfig read all rules of a machine, some 90 files and 2.4 ms of a program's start; the
/// folders of fonts alone take a tenth of that. Where the environment names a configuration (`FONTCONFIG_FILE` and its
/// like) or a family isn't in the usual folders, all is left to Pango. Call with the library's lock held.
final class SystemFaces: @unchecked Sendable {
  /// A font file at one weight and slant.
  struct Face {
    /// The pattern that Cairo opens.
    let pattern: OpaquePointer
    /// The outlines that HarfBuzz reads.
    let outlines: OpaquePointer
    let family: String
    let letters = KnownLetters()
  }

  private struct FaceKey: Equatable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  // Lists, since the types of dictionaries take longer to make than a dozen faces to look through.
  private struct KnownFace {
    var key: FaceKey
    /// The face; nil where Pango has to be asked.
    var face: Face?
  }

  private struct KnownFont {
    var key: FaceKey
    var size: Double
    var font: OpenedFont
  }

  private static let mostFonts = 64

  private let lock: NSRecursiveLock
  /// The folder's configuration, which the library keeps.
  private let folder: OpaquePointer?
  /// The machine's folders of fonts without its rules; nil in it where they aren't to be used.
  private var machine: OpaquePointer??
  private var faces: [KnownFace] = []
  private var fonts: [KnownFont] = []

  init(config: OpaquePointer?, lock: NSRecursiveLock) {
    folder = config
    self.lock = lock
  }

  /// Lets go of all, before the library's configuration goes.
  func close() {
    fonts.removeAll()
    for case let face? in faces.map(\.face) {
      FcPatternDestroy(face.pattern)
      hb_face_destroy(face.outlines)
    }
    faces.removeAll()
    if let machine = machine ?? nil { FcConfigDestroy(machine) }
    machine = .some(nil)
  }

  /// Whether a family is in the folders; where it isn't, it may be elsewhere.
  func hasFamily(_ name: String) -> Bool {
    guard let config else { return false }
    return FontLibrary.hasFamily(name, in: config)
  }

  /// What a system font is opened as; nil where Pango has to be asked.
  func font(for font: ResolvedFont) -> OpenedFont? {
    guard let family = font.systemFamily else { return nil }
    let key = FaceKey(family: family, weight: min(max(font.weight, 100), 1000), isItalic: font.isItalic)
    // Pango counts in 1024ths of a point.
    let units = Double(PANGO_SCALE)
    let size = (font.pangoSize * units).rounded(.down) / units
    if let known = fonts.first(where: { $0.size == size && $0.key == key }) { return known.font }
    guard let face = face(key), let made = OpenedFont(face, size: size, lock: lock) else { return nil }
    if fonts.count >= SystemFaces.mostFonts { fonts.removeFirst(SystemFaces.mostFonts / 2) }
    fonts.append(KnownFont(key: key, size: size, font: made))
    return made
  }

  private func face(_ key: FaceKey) -> Face? {
    if let known = faces.first(where: { $0.key == key }) { return known.face }
    // Pango opens the rest just as well.
    guard faces.count < SystemFaces.mostFonts else { return nil }
    let found = config.flatMap { find(key, in: $0) }
    faces.append(KnownFace(key: key, face: found))
    return found
  }

  private var config: OpaquePointer? {
    if let folder { return folder }
    if let machine { return machine }
    let made = SystemFaces.makeConfiguration()
    machine = .some(made)
    return made
  }

  /// The usual folders of fonts, where fontconfig keeps what it has read of them, and what it says of hinting unless
  /// told otherwise: nothing is hinted here, but so a face is the one that Pango opens, and a document holds it once.
  private static let folders = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <dir>~/.fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern">
        <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
        <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
      </match>
    </fontconfig>
    """

  private static func makeConfiguration() -> OpaquePointer? {
    let named = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    guard named.allSatisfy({ (name: String) in getenv(name) == nil }), let config = FcConfigCreate() else { return nil }
    guard FcConfigParseAndLoadFromMemory(config, folders, 1) != 0, FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// The face that is closest to what's wanted; nil where that is another family, or where letters would have to be
  /// made bold or slanted.
  private func find(_ key: FaceKey, in config: OpaquePointer) -> Face? {
    guard let wanted = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(wanted) }
    let weight = FcWeightFromOpenTypeDouble(Double(key.weight))
    FcPatternAddString(wanted, FC_FAMILY, key.family)
    FcPatternAddDouble(wanted, FC_WEIGHT, weight)
    FcPatternAddInteger(wanted, FC_SLANT, key.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddInteger(wanted, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddBool(wanted, FC_VARIABLE, 0)
    FcConfigSubstitute(config, wanted, FcMatchPattern)
    let options = FontLibrary.makeOptions()
    cairo_ft_font_options_substitute(options, wanted)
    cairo_font_options_destroy(options)
    FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    guard let pattern = FcFontMatch(config, wanted, &result) else { return nil }
    guard let face = Face(pattern, of: key.family, isItalic: key.isItalic, isBold: weight >= Double(FC_WEIGHT_DEMIBOLD))
    else {
      FcPatternDestroy(pattern)
      return nil
    }
    return face
  }
}

extension SystemFaces.Face {
  /// Takes a pattern over where its file has the letters as they're wanted.
  fileprivate init?(_ pattern: OpaquePointer, of family: String, isItalic: Bool, isBold: Bool) {
    func text(_ key: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }
    func number(_ key: String) -> Double? {
      var value = 0.0
      return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
    }
    var matrix: UnsafeMutablePointer<FcMatrix>?
    var isMadeBold: FcBool = 0
    guard text(FC_FAMILY) == family, text(FC_FONT_VARIATIONS) == nil,
      FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) != FcResultMatch,
      FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isMadeBold) != FcResultMatch || isMadeBold == 0,
      let weight = number(FC_WEIGHT), !isBold || weight > Double(FC_WEIGHT_MEDIUM),
      let slant = number(FC_SLANT), (slant > 0) == isItalic, let file = text(FC_FILE)
    else { return nil }
    let index = number(FC_INDEX).map { Int($0) } ?? 0
    // What stands above is an instance of a variable font.
    guard index >= 0, index <= 0xFFFF, let bytes = hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { hb_blob_destroy(bytes) }
    let outlines = hb_face_create(bytes, UInt32(index))
    guard let outlines, hb_face_get_glyph_count(outlines) > 0, hb_ot_var_get_axis_count(outlines) == 0 else {
      hb_face_destroy(outlines)
      return nil
    }
    self.init(pattern: pattern, outlines: outlines, family: family)
  }
}

extension ResolvedFont {
  /// The family that stands in for the system's; nil for others, and for designs that several may stand in for.
  fileprivate var systemFamily: String? {
    guard case .system(let design) = family, !isSmallCaps, stretchName == nil else { return nil }
    switch design {
    case .serif: return nil
    case .monospaced: return PangoTextEngine.monospacedFamily
    default: return PangoTextEngine.systemFamily
    }
  }
}
