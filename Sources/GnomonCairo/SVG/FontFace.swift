// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The face of an opened font as HarfBuzz sees it, at the axes that it's drawn with. Held as long as its font.
struct FontFace: Hashable {
  let address: OpaquePointer
  /// The axes of a variable font and where on them it's drawn, in the font's own units.
  let axes: [Axis]
  /// Whether the font is made bold from a lighter cut, since it has none of its own.
  let isEmboldened: Bool
  /// Whether the font is slanted from an upright cut.
  let isSheared: Bool
  /// Whether it has the outlines that a browser draws and a subset can hold.
  let hasOutlines: Bool

  struct Axis: Hashable {
    var tag: UInt32
    var value: Float
  }

  /// Whether a font may be put into a document, as its file says (OpenType's `OS/2` table, fsType).
  enum Right: Equatable {
    case subset
    /// The font goes into a document as a whole or not at all.
    case whole
    case none
  }

  /// nil for a font that isn't of a file. Call with the library's lock held.
  init?(_ font: OpenedFont) {
    guard let shaper = font.shaper, let face = hb_font_get_face(shaper),
      hb_face_get_glyph_count(face) > 0
    else { return nil }
    address = face
    var count: UInt32 = 0
    let known = hb_font_get_var_coords_design(shaper, &count)
    var found: [Axis] = []
    var length = hb_ot_var_get_axis_count(face)
    if length > 0 {
      var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(length))
      hb_ot_var_get_axis_infos(face, 0, &length, &infos)
      found = infos.prefix(Int(length)).enumerated().map { index, info in
        let value = index < Int(count) ? known?[index] : nil
        return Axis(tag: info.tag, value: min(max(value ?? info.default_value, info.min_value), info.max_value))
      }
    }
    axes = found
    hasOutlines =
      FontFace.has("glyf", face) || FontFace.has("CFF ", face) || FontFace.has("CFF2", face) && found.isEmpty
    let pattern = font.pattern
    var isBold: FcBool = 0
    isEmboldened = pattern.map { FcPatternGetBool($0, FC_EMBOLDEN, 0, &isBold) == FcResultMatch } == true && isBold != 0
    var matrix: UnsafeMutablePointer<FcMatrix>?
    isSheared =
      pattern.map { FcPatternGetMatrix($0, FC_MATRIX, 0, &matrix) == FcResultMatch } == true
      && matrix.map { $0.pointee.xy != 0 } == true
  }

  /// A face that takes another's place: drawn as that one is, from a file of its own without axes.
  init(_ address: OpaquePointer, inPlaceOf face: FontFace) {
    self.address = address
    axes = []
    isEmboldened = face.isEmboldened
    isSheared = face.isSheared
    hasOutlines = FontFace.has("glyf", address) || FontFace.has("CFF ", address)
  }

  var right: Right {
    let table = FontFace.bytes(of: hb_face_reference_table(address, FontFace.tag("OS/2")))
    guard table.count >= 10 else { return .subset }
    let type = Int(table[8]) << 8 | Int(table[9])
    // Where several are given, the least restrictive holds; only bitmaps is none of the outlines.
    if type & 0xF == 2 || type & 0x200 != 0 { return .none }
    return type & 0x100 != 0 ? .whole : .subset
  }

  /// The font's file as it is; nil where that holds more than what is drawn: other fonts, or axes.
  var file: [UInt8]? {
    guard axes.isEmpty else { return nil }
    let bytes = FontFace.bytes(of: hb_face_reference_blob(address))
    return bytes.isEmpty || bytes.starts(with: "ttcf".utf8) ? nil : bytes
  }

  /// The length of a table in bytes; 0 where there is none.
  func length(of table: StaticString) -> Int {
    let table = hb_face_reference_table(address, FontFace.tag(table))
    defer { hb_blob_destroy(table) }
    return Int(hb_blob_get_length(table))
  }

  /// Whether the font has a glyph for a character by itself.
  func has(_ scalar: Unicode.Scalar, font: OpenedFont) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font.shaper, scalar.value, &glyph) != 0
  }

  private static func has(_ table: StaticString, _ face: OpaquePointer) -> Bool {
    let table = hb_face_reference_table(face, FontFace.tag(table))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  /// A name of four letters as a number.
  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The bytes of a blob, which is released.
  static func bytes(of blob: OpaquePointer?) -> [UInt8] {
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return [] }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}
