// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation

/// The fonts of a directory as documents hold them: files that HarfBuzz has written anew.
///
/// Whoever makes a document reads tables that drawing a text never touches. Cairo follows the lengths and places in
/// them as the file has them, and a damaged file leads it to memory that isn't the font's. HarfBuzz checks them, and
/// what it writes agrees with itself. A font is written once for a library, whole.
final class SoundFonts {
  /// The form that a font has in a PDF.
  enum Form {
    /// A font of Cairo's, in the size of the original.
    case font(OpaquePointer)
    /// Outlines: nobody could write the font anew, its glyphs are drawn as shapes, and their text can't be searched.
    case outlines
  }

  /// A font that was written anew.
  struct Entry {
    let face: FontFace
    /// The font as Cairo has it.
    let drawn: OpaquePointer
  }

  /// The fonts that were written, by the face of the directory's file; nil for one that can't be written.
  private var entries: [FontFace: Entry?] = [:]
  private static let limit = 64

  deinit { removeAll() }

  /// What stands for a font in documents; nil where nothing does. Call with the library's lock held.
  func entry(of font: OpenedFont) -> Entry? {
    guard let face = FontFace(font), face.hasOutlines else { return nil }
    if let known = entries[face] { return known }
    if entries.count >= SoundFonts.limit { removeAll() }
    // Held, so that its address isn't given to another.
    hb_face_reference(face.address)
    let made = SoundFonts.make(face)
    entries[face] = .some(made)
    return made
  }

  private func removeAll() {
    for (face, entry) in entries {
      if let entry {
        cairo_font_face_destroy(entry.drawn)
        hb_face_destroy(entry.face.address)
      }
      hb_face_destroy(face.address)
    }
    entries = [:]
  }

  private static func make(_ face: FontFace) -> Entry? {
    guard let bytes = FontSubsetter.shared?.soundFont(of: face),
      let drawn = gnomon_font_face_of_bytes(bytes, bytes.count)
    else { return nil }
    if face.isEmboldened { cairo_ft_font_face_set_synthesize(drawn, UInt32(CAIRO_FT_SYNTHESIZE_BOLD.rawValue)) }
    let file = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(file) }
    guard let made = hb_face_create(file, 0) else { return nil }
    return Entry(face: FontFace(made, inPlaceOf: face), drawn: drawn)
  }
}
