// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

/// Findings about geometry readers.
extension LayoutRecord {
  func readerIdealSize(_ node: Node) -> Finding? {
    guard node.kind == .reader, !node.children.isEmpty else { return nil }
    let axes = [Axis.horizontal, .vertical].filter { node[$0].answer.source == .fallback }
    guard let axis = axes.first else { return nil }
    let silent = decision(for: node.id, axis).silent.map { "\(nodes[$0].title) proposes" } ?? "it's proposed"
    let lengths = axes.map { "no \($0.length)" }.joined(separator: " and ")
    return finding(
      .readerIdealSize, node,
      "\(silent) \(lengths), and a GeometryReader doesn't ask its content: it's 10 \(axis.adjective), whatever is in it.",
      "Give it a frame, or read the geometry of a view that has a size of its own, with onGeometryChange or in a "
        + "background.")
  }

  /// A reader across a stack that is the only one to want so much, for content that doesn't.
  func readerStretches(_ node: Node, _ stacks: inout StackWidths) -> Finding? {
    guard node.kind == .reader, !node.children.isEmpty, let row = proposer(of: node.id), nodes[row].kind == .stack
    else { return nil }
    let axis: Axis = nodes[row].axes.contains(.vertical) ? .horizontal : .vertical
    let length = node[axis].length
    guard node[axis].answer.source == .proposal, abs(nodes[row][axis].length - length) < 0.5,
      isBesideOthers(row, along: axis)
    else { return nil }
    let beside = stacks.longest(beside: node.id, in: row, axis, self)
    let inside = node.children.map { nodes[$0][axis].length }.max() ?? 0
    guard beside > 0, inside > 0, max(beside, inside) < length / 2 else { return nil }
    return finding(
      .readerStretches, node,
      "it takes all \(points(length)) of the \(axis.length) that \(nodes[row].title) is proposed, though what's in it "
        + "needs \(points(inside)) and the views beside it \(points(beside)): it makes the whole that \(axis.adjective).",
      "Read the geometry in the background of a view that has a size of its own, or with onGeometryChange; or give the "
        + "reader a frame of the \(axis.length) that is meant.")
  }

  /// Whether a stack shares a length with other views: then it has no business to take all of it.
  private func isBesideOthers(_ index: Int, along axis: Axis) -> Bool {
    for ancestor in ancestors(of: index) {
      let node = nodes[ancestor]
      if node.kind == .stack, node.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
        return node.children.count > 1
      }
      // Whatever else lays out several views has rules of its own.
      if node.children.count > 1 { return false }
    }
    return false
  }
}

/// The two longest views of stacks, across them, so that each view learns what lies beside it without asking all.
struct StackWidths {
  private struct Longest {
    var child: Int
    var length: CGFloat
    /// The length of the longest of the other views.
    var next: CGFloat
  }

  private var known: [Int: Longest] = [:]

  /// The length of the longest view of a stack, but for the one that a node is in; 0 where there's no other.
  ///
  /// - Parameter axis: The one across the stack.
  mutating func longest(beside index: Int, in stack: Int, _ axis: Axis, _ record: LayoutRecord) -> CGFloat {
    let longest = known[stack] ?? find(in: stack, axis, record)
    known[stack] = longest
    return record.isInside(index, longest.child) ? longest.next : longest.length
  }

  private func find(in stack: Int, _ axis: Axis, _ record: LayoutRecord) -> Longest {
    var found = Longest(child: stack, length: 0, next: 0)
    for child in record.nodes[stack].children {
      let length = record.nodes[child][axis].length
      if length > found.length {
        found = Longest(child: child, length: length, next: found.length)
      } else if length > found.next {
        found.next = length
      }
    }
    return found
  }
}
