// SPDX-License-Identifier: Apache-2.0

/// Collects bytes until a head's empty line is there. Looks at each byte once.
struct HeadBuffer {
  private(set) var bytes: [UInt8] = []
  private var scanned = 0
  private var lineBytes = 0
  let limit: Int
  let acceptsBareLineFeed: Bool

  init(limit: Int, acceptsBareLineFeed: Bool) {
    self.limit = limit
    self.acceptsBareLineFeed = acceptsBareLineFeed
  }

  enum Step {
    case needsMore
    case tooLarge
    /// The head with its line ends, and what came after it.
    case head(ArraySlice<UInt8>, rest: ArraySlice<UInt8>)
  }

  mutating func add(_ more: some Sequence<UInt8>) -> Step {
    bytes.append(contentsOf: more)
    return next()
  }

  private mutating func next() -> Step {
    while scanned < bytes.count, scanned < limit {
      let byte = bytes[scanned]
      scanned += 1
      if byte == 0x0A, acceptsBareLineFeed || scanned >= 2 && bytes[scanned - 2] == 0x0D {
        if lineBytes == 0, scanned > 2 { return .head(bytes[..<scanned], rest: bytes[scanned...]) }
        lineBytes = 0
      } else if byte != 0x0D || scanned < bytes.count && bytes[scanned] != 0x0A {
        lineBytes += 1
      }
    }
    return bytes.count >= limit ? .tooLarge : .needsMore
  }
}
