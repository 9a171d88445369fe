// SPDX-License-Identifier: Apache-2.0
/// Something that bodies read and that may change: it knows who read it.
class Dependency {
  private struct Reader {
    let node: DynamicNode
    let generation: UInt32
    var isCurrent: Bool { node.isMounted && node.generation == generation }
  }

  @exclusivity(unchecked) private var readers: ContiguousArray<Reader> = []
  @exclusivity(unchecked) private var compactAt = 8

  /// Takes note that the node being evaluated depends on this.
  final func registerRead() {
    guard let node = Graph.current else { return }
    if let last = readers.last, last.node === node, last.generation == node.generation { return }
    if readers.count >= compactAt {
      forgetGoneReaders()
      compactAt = max(8, readers.count * 2)
    }
    readers.append(Reader(node: node, generation: node.generation))
  }

  /// Lets go of readers that have left the tree.
  final func forgetGoneReaders() {
    // Letting go of a reader may run code of the user's that reads this: the list is whole by then.
    let all = readers
    readers = all.filter { $0.isCurrent }
  }

  /// Makes due every node that read this in its last evaluation.
  final func notifyReaders(_ change: LayoutTracer.Change? = nil) {
    let current = readers
    readers.removeAll(keepingCapacity: true)
    for reader in current where reader.isCurrent {
      reader.node.invalidate(because: .property(traceName), change.map { "\($0.old) → \($0.new)" })
    }
  }

  /// The name of the value in a trace; nil where it has none.
  var traceName: String? { nil }
}
