// SPDX-License-Identifier: Apache-2.0

/// `.` and `..` in a path.
enum DotSegments {
  /// The path without them; `..` at the root is left out. `%2e` counts as a dot. Empty segments stay. Cost: linear.
  static func removed(_ path: [UInt8]) -> [UInt8] {
    guard path.first == 0x2F else { return path }
    guard path.contains(0x2E) || path.contains(0x25) else { return path }
    var kept: [ArraySlice<UInt8>] = []
    let segments = path.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      switch dots(segment) {
      case 1:
        if isLast { kept.append([]) }
      case 2:
        _ = kept.popLast()
        if isLast { kept.append([]) }
      default:
        kept.append(segment)
      }
    }
    return kept.reduce(into: []) { $0 += [0x2F] + $1 }
  }

  /// 1 for `.`, 2 for `..`, 0 for all else.
  private static func dots(_ segment: ArraySlice<UInt8>) -> Int {
    var rest = segment
    var count = 0
    while let first = rest.first, count < 3 {
      if first == 0x2E {
        rest = rest.dropFirst()
      } else if rest.count >= 3, first == 0x25, rest[rest.startIndex + 1] == 0x32,
        rest[rest.startIndex + 2] | 0x20 == 0x65
      {
        rest = rest.dropFirst(3)
      } else {
        return 0
      }
      count += 1
    }
    return rest.isEmpty && count < 3 ? count : 0
  }
}
