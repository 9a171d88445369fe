// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two layouts as `gnomon layout --json` prints them, a line each, compared as `gnomon diff` does.
struct LayoutReader: Reader {
  func read(_ data: Data) {
    let lines = data.split(separator: 0x0A, maxSplits: 1)
    guard let first = lines.first, let old = try? LayoutFile(reading: first),
      let new = try? LayoutFile(reading: lines.last ?? first)
    else { return }
    let told = LayoutDiff(old, new).lines
    if told.contains(where: { $0.contains("\n") }) { finding("A line holds two.") }
    if !LayoutDiff(new, new).lines.isEmpty { finding("A layout differs from itself.") }
  }
}
