// SPDX-License-Identifier: Apache-2.0

/// Tells whether the calls of a source still stand in the lines in which they were compiled.
///
/// It's made of brackets, ends of lines and the names before calls: another number or text in a call leaves it as it is.
package enum SourcePrint {
  /// The print of a source's text, as a text itself.
  package static func of(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if isWord(byte) {
          let start = index
          while index < bytes.count, isWord(bytes[index]) { index += 1 }
          let isCall =
            index < bytes.count
            && (isOpening(bytes[index])
              || bytes[index] == 32 && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "{"))
          if isCall {
            for index in start..<index { mix(bytes[index]) }
            mix(32)
          }
          continue
        }
        if byte == 10 || byte == 13 || isOpening(byte) || isClosing(byte) { mix(byte) }
        index += 1
      }
    }
    return String(hash, radix: 36)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool { byte == 40 || byte == 91 || byte == 123 }
  private static func isClosing(_ byte: UInt8) -> Bool { byte == 41 || byte == 93 || byte == 125 }
}
