// SPDX-License-Identifier: Apache-2.0

/// English and what is written like it: words between spaces, with the signs that stand in and behind words.
///
/// Where its lines may break follows from the spaces and hyphens alone, as Unicode's rules for line breaks have it
/// (UAX 14). All other writing is left to Pango.
struct PlainLines {
  /// Whether there are letters, which say in which direction it's read and how signs are written.
  private(set) var hasLetters = false
  /// The number of places where a line may end, the end among them.
  private(set) var breakCount = 1

  /// Reads a paragraph in UTF-8; nil where it holds something else.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return nil }
    var before = Kind.space
    for index in bytes.indices {
      let kind = Kind.table[Int(bytes[index])]
      let next = index + 1 < bytes.count ? Kind.table[Int(bytes[index + 1])] : .space
      switch kind {
      case .letter:
        hasLetters = true
        if before == .space, index > 0 { breakCount += 1 }
      case .digit:
        if before == .space, index > 0 { breakCount += 1 }
      case .space: break
      case .point:
        // A line may break between a sign behind letters and a number.
        guard before.isWord, next == .space || next.isWord, next != .digit || before == .digit else { return nil }
      case .end:
        guard before.isWord, next == .space else { return nil }
      case .apostrophe:
        guard before == .letter, next == .letter else { return nil }
      case .hyphen:
        guard before == .letter, next == .letter else { return nil }
        breakCount += 1
      case .other: return nil
      }
      before = kind
    }
  }

  /// Tells of each place where a line may end.
  ///
  /// - Parameters:
  ///   - atBreak: is called with the first character of the next line and the end of what is seen before.
  @inline(__always)
  static func forEachBreak(
    _ bytes: UnsafeBufferPointer<UInt8>, atBreak: (_ next: Int, _ visibleEnd: Int) -> Void
  ) {
    var visibleEnd = 0
    var mayBreak = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == 0x20 {
        mayBreak = index > 0 || bytes.count > 1
        continue
      }
      if mayBreak { atBreak(index, visibleEnd) }
      mayBreak = byte == 0x2D
      visibleEnd = index + 1
    }
    atBreak(bytes.count, visibleEnd)
  }

  /// Whether a byte may stand in such writing.
  static func mayHold(_ byte: UInt8) -> Bool { Kind.table[Int(byte)] != .other }

  private enum Kind: UInt8 {
    case letter, digit, space
    /// A sign that stands behind a word, or in one.
    case point
    /// A sign that stands behind a word alone.
    case end
    case apostrophe, hyphen, other

    var isWord: Bool { self == .letter || self == .digit }

    static let table: [Kind] = (0...255).map { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: " "): .space
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): .point
      case UInt8(ascii: "!"), UInt8(ascii: "?"): .end
      case UInt8(ascii: "'"): .apostrophe
      case UInt8(ascii: "-"): .hyphen
      default: .other
      }
    }
  }
}
