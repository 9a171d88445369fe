// SPDX-License-Identifier: Apache-2.0

/// Which member of an expression made which of its nodes.
///
/// Members stand for the nodes that they're known to make, others for any. A node has a member only where all ways to tell the nodes to
/// the members agree on it.
struct ChainMatch {
  /// The nodes that a member makes, by their names from the outermost inwards.
  enum Pattern: Equatable {
    case exactly([String])
    case optionally(String)
    case anything
  }

  /// The members from the last to the first, then what the chain begins with.
  private let patterns: [Pattern]
  private let names: [String]
  /// Whether the nodes are known to reach to what the chain begins with. Else what's inside of something unknown may not be among
  /// them: a function that puts its view into a stack gives a stack.
  private let isWhole: Bool

  init(_ patterns: [Pattern], _ names: [String], isWhole: Bool) {
    (self.patterns, self.names, self.isWhole) = (patterns, names, isWhole)
  }

  /// The number of the pattern of each node; nil where there are several, or no way at all.
  func owners() -> [Int?] {
    let (count, last) = (names.count, patterns.count)
    var forward = Array(repeating: Array(repeating: false, count: count + 1), count: last + 1)
    var backward = forward
    forward[0][0] = true
    for number in patterns.indices {
      for start in 0...count where forward[number][start] {
        for end in ends(of: number, from: start) { forward[number + 1][end] = true }
      }
    }
    backward[last][count] = true
    for number in patterns.indices.reversed() {
      for start in 0...count {
        backward[number][start] =
          start == count && mayEnd(at: number)
          || ends(of: number, from: start).contains { backward[number + 1][$0] }
      }
    }
    var owners: [Set<Int>] = Array(repeating: [], count: count)
    for number in patterns.indices {
      for start in 0..<count where forward[number][start] {
        for end in ends(of: number, from: start)
        where end > start && (backward[number + 1][end] || end == count && mayEnd(at: number)) {
          for index in start..<end { owners[index].insert(number) }
        }
      }
    }
    return owners.map { $0.count == 1 ? $0.first : nil }
  }

  private func mayEnd(at number: Int) -> Bool { !isWhole && patterns[number] == .anything }

  /// Where the nodes of a pattern may end that begin somewhere.
  private func ends(of number: Int, from start: Int) -> [Int] {
    switch patterns[number] {
    case .anything: return Array(start...names.count)
    case .optionally(let name): return start < names.count && names[start] == name ? [start, start + 1] : [start]
    case .exactly(let list):
      let end = start + list.count
      return end <= names.count && names[start..<end].elementsEqual(list) ? [end] : []
    }
  }
}
