// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

extension LayoutRecord {
  /// The ancestors, the host first, with the node itself at the end.
  package func path(to index: Int) -> [Int] {
    var path = [index]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }

  /// The path of a node as the command takes it: `Card/VStack/Text`.
  package func pathText(to index: Int) -> String {
    let names = path(to: index).dropFirst().map { nodes[$0].view }.filter { !$0.isEmpty }
    return names.isEmpty ? "Host" : names.joined(separator: "/")
  }

  /// What a tree shows below a node: hidden ones are left out, and what's in them stands in their place.
  package func visibleChildren(of index: Int) -> [Int] {
    nodes[index].children.flatMap { nodes[$0].isHidden ? visibleChildren(of: $0) : [$0] }
  }

  /// The container that proposed: views of the user's own only hand on.
  func proposer(of index: Int) -> Int? {
    var parent = nodes[index].parent
    while let current = parent, nodes[current].kind == .custom { parent = nodes[current].parent }
    return parent
  }

  /// The node's ancestors, from the parent up to the host.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: index) { current in
      guard let parent = nodes[current].parent else { return nil }
      current = parent
      return parent
    }
  }

  /// The indices of a node and of all below it: they follow each other.
  func subtree(of index: Int) -> Range<Int> {
    var end = index + 1
    while end < nodes.count, let parent = nodes[end].parent, parent >= index { end += 1 }
    return index..<end
  }

  /// Whether a node is another one or lies inside it.
  func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var current = index
    // Nodes stand behind those around them.
    while current > ancestor, let parent = nodes[current].parent { current = parent }
    return current == ancestor
  }
}

extension LayoutRecord.Node {
  /// The node in words, with its line: `Text “Hello” (Card.swift:12)`.
  var title: String { spoken + (source.map { " (\($0))" } ?? "") }

  /// The name of a node that the tree doesn't show.
  var shownName: String { view.isEmpty ? spoken : view }
}
