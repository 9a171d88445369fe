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

  private mutating func add(_ index: Int, prefix: String, branch: String) {
    let node = record.nodes[index]
    let head = prefix + branch + node.spoken
    let sizes =
      node.kind == .host
      ? "\(points(node.size.width))×\(points(node.size.height))"
      : "\(proposed(node)) → \(points(node.size.width))×\(points(node.size.height))"
    var line = paint.dim(prefix + branch) + paint.bold(node.spoken) + "  " + sizes
    let width = head.count + 2 + sizes.count
    let place = paint.place(node.source, beside: width)
    if !place.isEmpty {
      line += String(repeating: " ", count: max(2, paint.columns - width - place.count)) + paint.dim(place)
    }
    lines.append(line)
    let children = record.visibleChildren(of: index)
    let below = prefix + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
    for sum in node.arithmetic {
      let bar = children.isEmpty ? "   " : "│  "
      for text in paint.lines(sum, first: below + bar + "= ", indent: below + bar + "  ") {
        let start = (below + bar).count
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
