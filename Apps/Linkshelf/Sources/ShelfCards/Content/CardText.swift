// SPDX-License-Identifier: Apache-2.0

/// Makes a stranger's text fit to be drawn: one line, without controls, no longer than its limit.
enum CardText {
  /// Reads no more of the text than it keeps, so that a long one costs nothing.
  ///
  /// - Parameter limit: the letters that are kept. A text that is cut ends in "…".
  static func cleaned(_ text: String, limit: Int) -> String {
    var result = String.UnicodeScalarView()
    var letters = 0
    var owesSpace = false
    for letter in text {
      if letter.unicodeScalars.allSatisfy({ isSpace($0) || isDropped($0) }) {
        owesSpace = owesSpace || (!result.isEmpty && letter.unicodeScalars.contains(where: isSpace))
        continue
      }
      letters += owesSpace ? 2 : 1
      guard letters <= limit else {
        result.append("…")
        break
      }
      if owesSpace { result.append(" ") }
      owesSpace = false
      var scalars = 0
      for scalar in letter.unicodeScalars where !isDropped(scalar) {
        scalars += 1
        if scalars > CardLimits.scalarsOfLetter { break }
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Controls, private letters, letters that nobody has defined, and marks that turn a line's direction over.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    if (0x202A...0x202E).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .unassigned: return !isSpace(scalar)
    default: return scalar.value == 0xFFFC || scalar.value == 0xFEFF
    }
  }

  /// Whether the first letter that has a direction is read from right to left. Looks at 500 scalars at most.
  static func beginsRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars.prefix(500) where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: return false
      }
    }
    return false
  }
}
