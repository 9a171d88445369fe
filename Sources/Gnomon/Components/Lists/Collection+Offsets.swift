// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start. Offsets past the end are ignored.
  ///
  /// It takes time in proportion to the length of the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: [Element] = []
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to before another offset, and keeps their order.
  ///
  /// Both are counted before anything moves. A destination out of range is taken as the start or the end, and sources
  /// out of range are ignored. It takes time in proportion to the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let target = Swift.min(Swift.max(0, destination), all.count)
    let moved = source.filter { all.indices.contains($0) }
    let before = (0..<target).filter { !source.contains($0) }
    let after = (target..<all.count).filter { !source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = all[offset] }
  }
}
