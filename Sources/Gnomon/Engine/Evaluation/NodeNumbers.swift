// SPDX-License-Identifier: Apache-2.0

/// Gives nodes numbers, which are theirs as long as they're there. No number is given twice.
final class NodeNumbers {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let ordinal: Int
  }

  private struct Entry {
    weak var node: ViewNode?
    let number: Int
  }

  private var entries: [Key: Entry] = [:]
  private var last = 0
  private var limit = 1_024

  /// The number of a node.
  ///
  /// - Parameter ordinal: Which of several, where a node stands for more than one thing.
  func number(of node: ViewNode, _ ordinal: Int = 0) -> Int {
    let key = Key(node: ObjectIdentifier(node), ordinal: ordinal)
    if let entry = entries[key], entry.node === node { return entry.number }
    last += 1
    if entries.count >= limit {
      entries = entries.filter { $0.value.node?.isMounted == true }
      limit = max(1_024, entries.count * 2)
    }
    entries[key] = Entry(node: node, number: last)
    return last
  }
}

extension Graph {
  var nodeNumbers: NodeNumbers { feature(NodeNumbers.self) { NodeNumbers() } }
}
