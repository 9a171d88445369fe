// SPDX-License-Identifier: Apache-2.0
/// TrueType and OpenType: tables, which a directory gives the places, lengths and checksums of.
enum FontFormat: PartedFormat {
  static let kinds = [
    "cmap", "glyf", "loca", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "CFF ", "CFF2", "GSUB", "GPOS",
    "GDEF", "kern", "fvar", "gvar", "avar", "HVAR", "MVAR", "STAT", "COLR", "CPAL", "sbix", "CBDT", "CBLC", "SVG ",
    "VORG", "vhea", "vmtx", "cvt ", "fpgm", "prep", "gasp", "morx", "kerx", "trak",
  ].map { Array($0.utf8) }

  /// The first part is the version, without a name.
  static func parts(of bytes: [UInt8]) -> [Part]? {
    guard let count = bigEndian(bytes, at: 4, count: 2), (1...64).contains(count), bytes.count >= 12 + 16 * count
    else { return nil }
    var parts = [Part(kind: [], content: Array(bytes[0..<4]))]
    for index in 0..<count {
      let place = 12 + 16 * index
      let start = min(bigEndian(bytes, at: place + 8, count: 4) ?? 0, bytes.count)
      let end = min(start + (bigEndian(bytes, at: place + 12, count: 4) ?? 0), bytes.count)
      parts.append(Part(kind: Array(bytes[place..<place + 4]), content: Array(bytes[start..<end])))
    }
    return parts
  }

  static func file(of parts: [Part]) -> [UInt8] {
    let tables = parts.filter { $0.kind.count == 4 }
    let version = parts.first { $0.kind.isEmpty }?.content ?? []
    // Readers search the directory for half of it at a time.
    let power = max(1, Int.bitWidth - tables.count.leadingZeroBitCount) - 1
    var file = Array((version + [0, 1, 0, 0]).prefix(4)) + bigEndian(tables.count, count: 2)
    file += bigEndian(16 << power, count: 2) + bigEndian(power, count: 2)
    file += bigEndian(16 * tables.count - (16 << power), count: 2)
    var place = 12 + 16 * tables.count
    for table in tables {
      file += table.kind + bigEndian(sum(table.content), count: 4) + bigEndian(place, count: 4)
      file += bigEndian(table.content.count, count: 4)
      place += (table.content.count + 3) & ~3
    }
    for table in tables {
      file += table.content + [UInt8](repeating: 0, count: -table.content.count & 3)
    }
    return file
  }

  private static func sum(_ content: [UInt8]) -> Int {
    content.enumerated().reduce(0) { $0 + Int($1.element) << (24 - 8 * ($1.offset & 3)) }
  }
}
