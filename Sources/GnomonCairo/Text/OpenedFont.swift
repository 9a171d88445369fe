// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// A font that was opened in a size, kept open as long as a shaped text uses it.
final class OpenedFont: @unchecked Sendable {
  /// What Cairo draws the glyphs with.
  let scaledFont: OpaquePointer?
  /// What HarfBuzz shapes with: lengths in 1024ths of a point.
  let shaper: OpaquePointer?
  /// What fontconfig knows of it.
  let pattern: OpaquePointer?
  let family: String
  /// The font's size in points.
  let size: Double
  /// Whether glyphs have colours of their own (emoji).
  let isColored: Bool
  /// The tables of its letters: of signs alone and with letters, then both where letters stay apart.
  var letterTables: [LetterTable?] = [nil, nil, nil, nil]
  /// What is known of the face at all sizes; nil for one that Pango chose.
  let face: KnownLetters?
  private let owner: Owner
  private let lock: NSRecursiveLock

  /// The owner of the addresses.
  private enum Owner {
    case pango(UnsafeMutablePointer<PangoFont>)
    /// The addresses belong to this font alone.
    case itself
  }

  /// A font that Pango chose.
  init(font: UnsafeMutablePointer<PangoFont>, lock: NSRecursiveLock) {
    self.lock = lock
    face = nil
    owner = .pango(font)
    gnomon_object_ref(font)
    scaledFont = OpenedFont.sound(gnomon_font_scaled_font(font))
    shaper = pango_font_get_hb_font(font)
    pattern = gnomon_font_pattern(font)
    isColored = scaledFont.map { gnomon_scaled_font_has_color($0) != 0 } ?? false
    let description = pango_font_describe(font)
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    pango_font_description_free(description)
  }

  /// A face in a size in points, as Pango would open it; nil where it can't be read.
  init?(_ face: SystemFaces.Face, size: Double, lock: NSRecursiveLock) {
    var matrix = cairo_matrix_t()
    var device = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&device)
    let options = FontLibrary.makeOptions()
    let drawn = cairo_ft_font_face_create_for_pattern(face.pattern)
    let scaled = OpenedFont.sound(cairo_scaled_font_create(drawn, &matrix, &device, options))
    cairo_font_face_destroy(drawn)
    cairo_font_options_destroy(options)
    guard let scaled else { return nil }
    self.lock = lock
    self.face = face.letters
    owner = .itself
    scaledFont = scaled
    let shaper = hb_font_create(face.outlines)
    let scale = Int32(size * Double(PANGO_SCALE))
    hb_font_set_scale(shaper, scale, scale)
    hb_font_set_ptem(shaper, Float(size))
    self.shaper = shaper
    pattern = face.pattern
    FcPatternReference(face.pattern)
    family = face.family
    self.size = size
    isColored = gnomon_scaled_font_has_color(scaled) != 0
  }

  /// Whether Pango had no part in it.
  var isOfFile: Bool { if case .itself = owner { true } else { false } }

  private static func sound(_ font: OpaquePointer?) -> OpaquePointer? {
    font.flatMap { cairo_scaled_font_status($0) == CAIRO_STATUS_SUCCESS ? $0 : nil }
  }

  deinit {
    lock.lock()
    switch owner {
    case .pango(let font): gnomon_object_unref(font)
    case .itself:
      hb_font_destroy(shaper)
      cairo_scaled_font_destroy(scaledFont)
      FcPatternDestroy(pattern)
    }
    lock.unlock()
  }
}
