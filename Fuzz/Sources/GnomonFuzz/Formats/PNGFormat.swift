// SPDX-License-Identifier: Apache-2.0
/// PNG: chunks, each with its length and a checksum.
enum PNGFormat: PartedFormat {
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static let kinds = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "tEXt", "zTXt", "iTXt", "bKGD", "pHYs",
    "sBIT", "hIST", "tIME", "sPLT", "eXIf", "acTL", "fcTL", "fdAT", "oFFs", "pCAL", "sCAL", "abCd", "ABCD",
  ].map { Array($0.utf8) }

  static func parts(of bytes: [UInt8]) -> [Part]? {
    guard bytes.starts(with: signature) else { return nil }
    var parts: [Part] = []
    var place = 8
    while let length = bigEndian(bytes, at: place, count: 4), place + 8 <= bytes.count {
      let start = place + 8
      let end = min(start + length, bytes.count)
      parts.append(Part(kind: Array(bytes[place + 4..<start]), content: Array(bytes[start..<end])))
      place = end + 4
    }
    return parts
  }

  static func file(of parts: [Part]) -> [UInt8] {
    var file = signature
    for part in parts {
      let body = (part.kind + [0, 0, 0, 0]).prefix(4) + part.content
      file += bigEndian(part.content.count, count: 4) + body + bigEndian(Int(crc(body)), count: 4)
    }
    return file
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }
}
