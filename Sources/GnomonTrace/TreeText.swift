// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

/// The tree with what each view was proposed and what it took.
package struct TreeText {
  let record: LayoutRecord
  let paint: Paint
  private var lines: [String] = []

  package init(_ record: LayoutRecord, _ paint: Paint) {
    self.record = record
    self.paint = paint
  }

  package mutating func text() -> String {
    lines = []
    guard !record.nodes.isEmpty else { return "" }
    add(0, prefix: "", branch: "")
    return lines.joined(separator: "\n")
  }

  /// The number of columns that the branches may take; deeper ones are cut at the left.
  private var deepest: Int { paint.columns / 2 }

  private func shortened(_ prefix: String) -> String {
    prefix.count <= deepest ? prefix : "…" + prefix.suffix(deepest - 1)
  }

  /// A name that leaves room for the sizes behind it.
  private func shortened(_ name: String, to room: Int) -> String {
    name.count <= room ? name : name.prefix(max(8, room - 1)) + "…"
  }

  private mutating func add(_ index: Int, prefix: String, branch: String) {
    let node = record.nodes[index]
    let start = shortened(prefix + branch)
    let sizes =
      node.kind == .host
      ? "\(points(node.size.width))×\(points(node.size.height))"
      : "\(proposed(node)) → \(points(node.size.width))×\(points(node.size.height))"
    let lineNumber = node.source.map { ":\($0.line)".count + 2 } ?? 0
    let name = shortened(node.spoken, to: paint.columns - start.count - sizes.count - 2 - lineNumber)
    var line = paint.dim(start) + paint.bold(name) + "  " + sizes
    let width = start.count + name.count + 2 + sizes.count
    let place = paint.place(node.source, beside: width)
    if !place.isEmpty {
      line += String(repeating: " ", count: max(2, paint.columns - width - place.count)) + paint.dim(place)
    }
    lines.append(line)
    let children = record.visibleChildren(of: index)
    let below = prefix + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
    for sum in node.arithmetic {
      let bar = children.isEmpty ? "   " : "│  "
      let indent = shortened(below + bar)
      for text in paint.lines(sum, first: indent + "= ", indent: indent + "  ") {
        let start = indent.count
        lines.append(
          paint.dim(String(text.prefix(start))) + paint.blue(String(text.dropFirst(start))))
      }
    }
    for child in children { add(child, prefix: below, branch: child == children.last ? "└─ " : "├─ ") }
  }

  private func proposed(_ node: LayoutRecord.Node) -> String {
    let (width, height) = (node.width.proposal, node.height.proposal)
    return (width.map { points($0) } ?? "nil") + "×" + (height.map { points($0) } ?? "nil")
  }
}
