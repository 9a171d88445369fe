// SPDX-License-Identifier: Apache-2.0

/// What a scalar is to a passage.
enum LetterKind {
  case letter
  case space
  /// It isn't seen: a soft hyphen, or a mark for the writing's direction.
  case unseen

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: self = .space
    case 0x00...0x1F, 0x7F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069,
      0xFEFF:
      self = .unseen
    default: self = .letter
    }
  }

  /// The letters of a text, as UTF-8: without white space and what isn't seen.
  static func letters(of text: String) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where LetterKind(scalar) == .letter { letters += String(scalar).utf8 }
    return letters
  }
}
