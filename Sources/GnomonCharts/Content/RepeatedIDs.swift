// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tells elements of a collection apart that have the same id: each has marks of its own, and the first repeated id is
/// noted.
struct RepeatedIDs {
  private var known: Set<Int> = []
  private var repeats: [Int: Int] = [:]

  init(count: Int) { known.reserveCapacity(min(max(count, 0), 1_000_000)) }

  /// The inputs of an element's marks.
  mutating func inputs<ID: Hashable>(_ inputs: _MarkInputs, _ id: ID, _ marks: _MarkCollector) -> _MarkInputs {
    let hash = id.hashValue
    if known.insert(hash).inserted { return inputs.of(hash: hash) }
    let number = repeats[hash, default: 0] + 1
    repeats[hash] = number
    marks.noteRepeated("\(id)")
    return inputs.of(hash: _MarkInputs.mixed(hash, number))
  }
}
