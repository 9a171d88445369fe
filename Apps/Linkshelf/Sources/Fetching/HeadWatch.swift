// SPDX-License-Identifier: Apache-2.0

/// Watches a page that comes in for the end of its head: `</head` or `<body`. Looks at each byte once.
struct HeadWatch {
  private var scanned = 0
  /// Where the head ends, or nil if it hasn't ended.
  private(set) var end: Int?

  /// Looks at the bytes that are new. `bytes` is all of the page so far.
  mutating func look(at bytes: [UInt8]) {
    while end == nil, scanned + 6 <= bytes.count {
      if bytes[scanned] == UInt8(ascii: "<"), Self.isBorder(bytes[(scanned + 1)..<(scanned + 6)]) { end = scanned }
      scanned += 1
    }
  }

  private static func isBorder(_ name: ArraySlice<UInt8>) -> Bool {
    let lower = name.map(\.asciiLower)
    return lower.elementsEqual("/head".utf8) || lower.prefix(4).elementsEqual("body".utf8)
  }
}
