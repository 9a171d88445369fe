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

  /// `Card/VStack/Text`: what the command takes as a node.
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

  func ancestors(of index: Int) -> [Int] { Array(path(to: index).dropLast().reversed()) }
}

extension LayoutRecord.Node {
  /// `Text “Hello” (Card.swift:12)`.
  var title: String { spoken + (source.map { " (\($0))" } ?? "") }

  /// The name where the tree doesn't show the node.
  var shownName: String { view.isEmpty ? spoken : view }
}
