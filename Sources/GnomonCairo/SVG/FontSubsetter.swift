// SPDX-License-Identifier: Apache-2.0
import CCairo
import CHarfBuzzSubset
import Foundation

/// Makes fonts of what a document uses of a font.
struct FontSubsetter: @unchecked Sendable {
  /// HarfBuzz's subsetter, loaded with the first font that is embedded; nil where it isn't installed.
  static let shared: FontSubsetter? = {
    var functions = gnomon_subsetter()
    return gnomon_subsetter_load(&functions) != 0 ? FontSubsetter(functions: functions) : nil
  }()

  private let functions: gnomon_subsetter

  /// The parts of a face that are kept.
  struct Selection {
    var characters: Set<UInt32> = []
    /// The glyphs that were drawn, which the shaper may have come to in ways of its own.
    var glyphs: Set<UInt32> = []
    /// The OpenType features that are on, beside those that are on without being asked for.
    var features: Set<UInt32> = []
    /// The OpenType features that are off.
    var withoutFeatures: Set<UInt32> = []
    /// Whether nothing may be left out.
    var isWhole = false
  }

  /// The file of a static font: variable ones are kept at their axes. nil where the face's file is broken.
  func font(of face: FontFace, keeping selection: Selection) -> [UInt8]? {
    guard let input = input(for: face, keeping: selection) else { return nil }
    defer { functions.release_input(input) }
    // Pictures are drawn without hints as well.
    functions.set_flags(input, gnomon_subset_without_hints)
    return bytes(of: face, input)
  }

  /// HarfBuzz's own form of a selection, at the face's axes. The caller releases it.
  private func input(for face: FontFace, keeping selection: Selection) -> UnsafeMutableRawPointer? {
    guard let input = functions.make_input() else { return nil }
    let characters = OpaquePointer(functions.characters(input))
    let glyphs = OpaquePointer(functions.glyphs(input))
    let count = hb_face_get_glyph_count(face.address)
    if selection.isWhole {
      hb_set_clear(characters)
      hb_set_invert(characters)
      if count > 0 { hb_set_add_range(glyphs, 0, count - 1) }
    } else {
      for character in selection.characters { hb_set_add(characters, character) }
      for glyph in selection.glyphs where glyph < count { hb_set_add(glyphs, glyph) }
    }
    let features = OpaquePointer(functions.set(input, gnomon_subset_features))
    if selection.isWhole {
      hb_set_clear(features)
      hb_set_invert(features)
    }
    for feature in selection.features { hb_set_add(features, feature) }
    for feature in selection.withoutFeatures { hb_set_del(features, feature) }
    // The family and the cut, where the file groups them otherwise than old systems do.
    let names = OpaquePointer(functions.set(input, gnomon_subset_names))
    hb_set_add_range(names, 16, 17)
    let source = UnsafeMutableRawPointer(face.address)
    for axis in face.axes { _ = functions.pin(input, source, axis.tag, axis.value) }
    return input
  }

  /// Seconds that a font from a directory may take.
  private static let patience = 10.0

  /// The file of a static font that draws and shapes as the face does, made in a process of its own: the face's file
  /// may be damaged in any way, and HarfBuzz 6 ends its process for some of those. nil where nothing is made. It takes
  /// as long as a fork and HarfBuzz's work: some milliseconds for a font of a megabyte.
  func soundFont(of face: FontFace) -> [UInt8]? {
    guard let input = input(for: face, keeping: Selection(isWhole: true)) else { return nil }
    defer { functions.release_input(input) }
    functions.set_flags(input, gnomon_subset_without_hints | gnomon_subset_same_glyphs)
    var count = 0
    guard
      let made = gnomon_subset_apart(
        functions.subset, UnsafeMutableRawPointer(face.address), input, FontSubsetter.patience, &count)
    else { return nil }
    defer { free(made) }
    return Array(UnsafeBufferPointer(start: made, count: count))
  }

  /// The file of a static font with these glyphs, by the numbers that they have, each with all of its outline. nil
  /// where the face's file is broken.
  func outlines(of face: FontFace, glyphs wanted: Set<UInt32>) -> [UInt8]? {
    guard face.axes.isEmpty, let input = functions.make_input() else { return nil }
    defer { functions.release_input(input) }
    let glyphs = OpaquePointer(functions.glyphs(input))
    let count = hb_face_get_glyph_count(face.address)
    for glyph in wanted where glyph < count { hb_set_add(glyphs, glyph) }
    functions.set_flags(
      input,
      gnomon_subset_without_hints | gnomon_subset_same_glyphs | gnomon_subset_without_subroutines
        | gnomon_subset_given_glyphs)
    return bytes(of: face, input)
  }

  /// What HarfBuzz makes of a face.
  private func bytes(of face: FontFace, _ input: UnsafeMutableRawPointer) -> [UInt8]? {
    guard let made = functions.subset(UnsafeMutableRawPointer(face.address), input).map({ OpaquePointer($0) }) else {
      return nil
    }
    defer { hb_face_destroy(made) }
    guard hb_face_get_glyph_count(made) > 0 else { return nil }
    let bytes = FontFace.bytes(of: hb_face_reference_blob(made))
    return bytes.isEmpty ? nil : bytes
  }
}
