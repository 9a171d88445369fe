// SPDX-License-Identifier: Apache-2.0

/// A browser's `#:~:text=…` mark, which points into a page and is no part of its address.
enum TextFragment {
  /// The fragment before the mark.
  static func removed(_ fragment: [UInt8]) -> [UInt8] {
    guard fragment.count >= 3 else { return fragment }
    for index in 0...(fragment.count - 3)
    where fragment[index] == 0x3A && fragment[index + 1] == 0x7E && fragment[index + 2] == 0x3A {
      return Array(fragment[..<index])
    }
    return fragment
  }
}
