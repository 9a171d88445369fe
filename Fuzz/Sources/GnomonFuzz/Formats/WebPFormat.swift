// SPDX-License-Identifier: Apache-2.0
/// WebP: chunks of RIFF, each with its length, in a container that tells its own.
enum WebPFormat: PartedFormat {
  static let kinds = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "XMP ", "abcd"].map {
    Array($0.utf8)
  }

  static func parts(of bytes: [UInt8]) -> [Part]? {
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)) else { return nil }
    var parts: [Part] = []
    var place = 12
    while place + 8 <= bytes.count {
      let start = place + 8
      let length = bytes[place + 4..<start].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = min(start + length, bytes.count)
      parts.append(Part(kind: Array(bytes[place..<place + 4]), content: Array(bytes[start..<end])))
      place = end + (length & 1)
    }
    return parts
  }

  static func file(of parts: [Part]) -> [UInt8] {
    var body = Array("WEBP".utf8)
    for part in parts {
      body += (part.kind + [32, 32, 32, 32]).prefix(4) + littleEndian(part.content.count, count: 4) + part.content
      if !part.content.count.isMultiple(of: 2) { body.append(0) }
    }
    return Array("RIFF".utf8) + littleEndian(body.count, count: 4) + body
  }
}
