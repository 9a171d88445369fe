// SPDX-License-Identifier: Apache-2.0
/// JPEG: segments behind markers, each with its length, and what is coded behind the start of a scan.
enum JPEGFormat: PartedFormat {
  /// Frames, tables, scans, and what programs write for themselves; EXIF is the second of those.
  static let kinds: [[UInt8]] = [
    0xC0, 0xC1, 0xC2, 0xC4, 0xC9, 0xCA, 0xCC, 0xDA, 0xDB, 0xDC, 0xDD, 0xE0, 0xE1, 0xE1, 0xE2, 0xEE, 0xFE,
  ].map { [$0] }

  static func parts(of bytes: [UInt8]) -> [Part]? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var parts: [Part] = []
    var place = 2
    while place + 1 < bytes.count {
      guard bytes[place] == 0xFF, (0xC0...0xFE).contains(bytes[place + 1]), !(0xD0...0xD9).contains(bytes[place + 1])
      else {
        // Coded values, up to the next segment.
        let end = nextMarker(bytes, from: place + 1)
        parts.append(Part(kind: [], content: Array(bytes[place..<end])))
        place = end
        continue
      }
      let length = max(2, bigEndian(bytes, at: place + 2, count: 2) ?? 2)
      let end = min(place + 2 + length, bytes.count)
      parts.append(Part(kind: [bytes[place + 1]], content: Array(bytes[min(place + 4, end)..<end])))
      place = end
    }
    return parts
  }

  private static func nextMarker(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place + 1 < bytes.count {
      let marker = bytes[place + 1]
      if bytes[place] == 0xFF, marker >= 0xC0, marker != 0xFF, !(0xD0...0xD9).contains(marker) { return place }
      place += 1
    }
    return bytes.count
  }

  static func file(of parts: [Part]) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    for part in parts {
      if let marker = part.kind.first {
        let content = part.content.prefix(65_533)
        file += [0xFF, marker] + bigEndian(content.count + 2, count: 2) + content
      } else {
        file += part.content
      }
    }
    return file
  }
}
