// SPDX-License-Identifier: Apache-2.0
import CCairo

/// Whether a font does no more to plain letters than to set a distance between two neighbours, so that a
/// `LetterTable` says all of them.
///
/// The lookups are asked that HarfBuzz would use. None may make a glyph of plain ones that isn't plain, nor a plain one
/// of plain ones: so none of those that change glyphs does anything here, however letters follow each other. Those that
/// move glyphs must be for one glyph, or for a pair of which only the first is moved.
struct LetterReach {
  private let face: OpaquePointer?
  private let plan: OpaquePointer?

  static func isPairwise(_ font: OpaquePointer?, hasLetters: Bool, features: [hb_feature_t]) -> Bool {
    guard let font, let face = hb_font_get_face(font), gnomon_has_other_positioning(face) == 0 else { return false }
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    properties.language = PlainWriting.language
    // HarfBuzz plans for fractions too, which it makes only around a sign that isn't a plain letter.
    let own = features + ["frac=0", "numr=0", "dnom=0"].compactMap { hb_feature_t(named: $0) }
    let plan = hb_shape_plan_create_cached(face, &properties, own, UInt32(own.count), nil)
    defer { hb_shape_plan_destroy(plan) }
    let letters = hb_set_create()
    defer { hb_set_destroy(letters) }
    for byte in 0..<LetterTable.count where PlainLines.mayHold(UInt8(byte)) {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, UInt32(byte), &glyph) != 0 { hb_set_add(letters, glyph) }
    }
    let reach = LetterReach(face: face, plan: plan)
    return !hb_set_is_empty(letters).isTrue && reach.areLetters(letters) && reach.changesNothing(letters)
      && reach.movesPairsAlone(letters)
  }

  /// Whether no glyph is a mark or a ligature, which lookups may pass over.
  private func areLetters(_ letters: OpaquePointer?) -> Bool {
    var glyph = gnomon_set_invalid
    while hb_set_next(letters, &glyph).isTrue {
      let kind = hb_ot_layout_get_glyph_class(face, glyph)
      if kind == HB_OT_LAYOUT_GLYPH_CLASS_MARK || kind == HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE { return false }
    }
    return true
  }

  /// Whether no lookup makes another glyph of plain ones.
  private func changesNothing(_ letters: OpaquePointer?) -> Bool {
    let reached = hb_set_copy(letters)
    defer { hb_set_destroy(reached) }
    for lookup in lookups(gnomon_tag_gsub) {
      hb_ot_layout_lookup_substitute_closure(face, lookup, reached)
      guard hb_set_get_population(reached) == hb_set_get_population(letters), !remakes(letters, lookup) else {
        return false
      }
    }
    return true
  }

  /// Whether a lookup may make a plain glyph of another plain one.
  private func remakes(_ letters: OpaquePointer?, _ lookup: UInt32) -> Bool {
    let (input, output) = (hb_set_create(), hb_set_create())
    defer {
      hb_set_destroy(input)
      hb_set_destroy(output)
    }
    hb_ot_layout_lookup_collect_glyphs(face, gnomon_tag_gsub, lookup, nil, input, nil, output)
    hb_set_intersect(input, letters)
    hb_set_intersect(output, letters)
    return !hb_set_is_empty(input).isTrue && !hb_set_is_empty(output).isTrue
  }

  /// Whether all lookups that touch plain letters move the first of two neighbours.
  private func movesPairsAlone(_ letters: OpaquePointer?) -> Bool {
    let blob = hb_face_reference_table(face, gnomon_tag_gpos)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &length)
    let lookups = lookups(gnomon_tag_gpos)
    guard let bytes, length > 0 else { return lookups.isEmpty }
    let table = PositioningTable(
      bytes: UnsafeRawBufferPointer(start: UnsafeRawPointer(bytes), count: Int(length)))
    return lookups.allSatisfy { lookup in
      switch table.kind(of: Int(lookup)) {
      case .pairs: true
      // Marks stand on letters; there's none among them.
      case .marks: true
      case .other: !touches(letters, lookup)
      }
    }
  }

  private func touches(_ letters: OpaquePointer?, _ lookup: UInt32) -> Bool {
    let input = hb_set_create()
    defer { hb_set_destroy(input) }
    hb_ot_layout_lookup_collect_glyphs(face, gnomon_tag_gpos, lookup, nil, input, nil, nil)
    hb_set_intersect(input, letters)
    return !hb_set_is_empty(input).isTrue
  }

  private func lookups(_ table: hb_tag_t) -> [UInt32] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_ot_shape_plan_collect_lookups(plan, table, set)
    var found: [UInt32] = []
    var lookup = gnomon_set_invalid
    while hb_set_next(set, &lookup).isTrue { found.append(lookup) }
    return found
  }
}

/// What the lookups of a font's `GPOS` table are, read from its bytes as OpenType lays them out.
struct PositioningTable {
  enum Kind {
    /// For one glyph, or for a pair of which only the first is moved.
    case pairs
    case marks
    case other
  }

  let bytes: UnsafeRawBufferPointer

  /// What cannot be read is `other`.
  func kind(of lookup: Int) -> Kind {
    guard let list = number(8), let count = number(list), lookup < count, let offset = number(list + 2 + 2 * lookup),
      let type = number(list + offset), let flags = number(list + offset + 2),
      let subtables = number(list + offset + 4)
    else { return .other }
    // A lookup that passes over letters brings others together.
    guard flags & 0x2 == 0 else { return .other }
    var kind: Kind?
    for index in 0..<subtables {
      guard let place = number(list + offset + 6 + 2 * index),
        let own = self.kind(ofSubtable: list + offset + place, type: type), kind == nil || kind == own
      else { return .other }
      kind = own
    }
    return kind ?? .pairs
  }

  private func kind(ofSubtable start: Int, type: Int) -> Kind? {
    switch type {
    case 1: return .pairs
    case 2:
      // The second glyph's format is 0 where it isn't moved.
      guard let format = number(start), format == 1 || format == 2, let second = number(start + 6) else { return nil }
      return second == 0 ? .pairs : nil
    case 4, 5, 6: return .marks
    case 9:
      guard let type = number(start + 2), type != 9, let high = number(start + 4), let low = number(start + 6) else {
        return nil
      }
      return kind(ofSubtable: start + (high << 16 | low), type: type)
    default: return nil
    }
  }

  /// The 16 bits at an offset; nil beyond the end.
  private func number(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}

extension hb_bool_t {
  fileprivate var isTrue: Bool { self != 0 }
}
