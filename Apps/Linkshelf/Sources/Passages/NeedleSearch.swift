// SPDX-License-Identifier: Apache-2.0

/// Looks for many short strings of letters in a text at once.
///
/// It goes over the text once for each width of needles' beginnings, and compares in full only where a sum over so many letters is that of
/// a needle's. The
/// comparing is bounded: in a text of one letter that repeats, not every place is seen.
struct NeedleSearch {
  /// The places of one needle that are kept.
  static let mostPlaces = 300
  /// Bytes that are compared in all.
  private static let mostCompared = 16 << 20

  /// The places where each needle begins, in their order. An empty needle is nowhere.
  static func places(of needles: [ArraySlice<UInt8>], in text: [UInt8]) -> [[Int]] {
    var places = Array(repeating: [Int](), count: needles.count)
    // All needles behind each other, so that letters are read from one place.
    let pool = needles.flatMap(\.self)
    let starts = needles.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    var left = mostCompared
    for (position, width) in widths.enumerated() {
      let wider = position > 0 ? widths[position - 1] : .max
      var starting: [UInt64: [Int]] = [:]
      for (index, needle) in needles.enumerated() where needle.count >= width && needle.count < wider {
        starting[needle.prefix(width).reduce(UInt64(0)) { $0 &* factor &+ UInt64($1) }, default: []].append(index)
      }
      guard !starting.isEmpty, text.count >= width else { continue }
      var isKnown = [Bool](repeating: false, count: 1 << 14)
      for key in starting.keys { isKnown[slot(key)] = true }
      let last = (0..<width).reduce(UInt64(1)) { power, _ in power &* factor }
      text.withUnsafeBufferPointer { text in
        pool.withUnsafeBufferPointer { pool in
          var window: UInt64 = 0
          for end in 0..<text.count {
            window = window &* factor &+ UInt64(text[end])
            if end >= width { window = window &- last &* UInt64(text[end - width]) }
            guard end + 1 >= width, isKnown[slot(window)], let found = starting[window] else { continue }
            let start = end + 1 - width
            guard left > 0 else { break }
            for index in found {
              left -= 1
              guard places[index].count < mostPlaces else { continue }
              let needle = starts[index]
              let count = starts[index + 1] - needle
              guard count <= text.count - start else { continue }
              var matched = 0
              while matched < count, text[start + matched] == pool[needle + matched] { matched += 1 }
              left -= matched
              if matched == count { places[index].append(start) }
            }
          }
        }
      }
    }
    return places
  }

  /// A needle's beginning has the greatest of these widths that it can have.
  private static let widths = [64, 32, 16, 8, 4, 3, 2, 1]
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 50) }
}
