// SPDX-License-Identifier: Apache-2.0

/// The words of a line of code, one after the other.
struct CodeWords {
  struct Word {
    let text: String
    let followsDot: Bool
    /// How many bytes of the line lie before it.
    let start: Int

    /// Whether it's written as types are.
    var isType: Bool { text.utf8.first.map { $0 >= 65 && $0 <= 90 || $0 == 95 } ?? false }
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ line: Substring) { bytes = Array(line.utf8) }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 || byte > 127
  }

  mutating func next() -> Word? {
    while place < bytes.count, !isLetter(bytes[place]) { place += 1 }
    guard place < bytes.count else { return nil }
    let start = place
    while place < bytes.count, isLetter(bytes[place]) { place += 1 }
    let followsDot = start > 0 && [UInt8(ascii: "."), UInt8(ascii: "`")].contains(bytes[start - 1])
    return Word(text: String(decoding: bytes[start..<place], as: UTF8.self), followsDot: followsDot, start: start)
  }

  /// A type's name with those of the types inside that follow it, each after a dot: `Text.LineStyle`.
  mutating func chain(after word: Word) -> String {
    var name = word.text
    while place + 1 < bytes.count, bytes[place] == UInt8(ascii: "."), bytes[place + 1] >= 65, bytes[place + 1] <= 90,
      let inner = next()
    {
      name += "." + inner.text
    }
    return name
  }
}
