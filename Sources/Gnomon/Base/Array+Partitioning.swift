// SPDX-License-Identifier: Apache-2.0
extension Array {
  /// The first index from which on a condition holds, where it holds for all behind one for which it does.
  package func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
