// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some distances from the start; those past the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: [Element] = []
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some distances from the start to before the one at another distance, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let target = Swift.min(Swift.max(0, destination), all.count)
    let moved = source.filter { all.indices.contains($0) }
    let before = (0..<target).filter { !source.contains($0) }
    let after = (target..<all.count).filter { !source.contains($0) }
    for (index, offset) in zip(indices, before + moved + after) { self[index] = all[offset] }
  }
}
