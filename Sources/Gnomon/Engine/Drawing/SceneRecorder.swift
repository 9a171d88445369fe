// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gathers the commands of a frame by the nodes that draw them, for those who are told only what has changed.
final class SceneRecorder: DrawingRecorder {
  /// What a node draws.
  struct Span {
    let node: LayoutNode
    /// The node's corner, in the coordinates of the commands.
    let origin: CGPoint
    var range: Range<Int>
    /// What nodes inside draw, in order.
    var children: [Span] = []
    /// True if it's what a scroll view scrolls.
    let isScrolled: Bool
  }

  private(set) var spans: [Span] = []
  private var open: [Span] = []

  override func begin(_ node: LayoutNode, at origin: CGPoint, _ commands: [DisplayCommand]) {
    let isScrolled = node is StackedContentNode && node.layoutParent is ScrollNode
    open.append(
      Span(node: node, origin: origin, range: commands.count..<commands.count, isScrolled: isScrolled))
  }

  override func end(_ commands: [DisplayCommand]) {
    guard var span = open.popLast(), span.range.lowerBound < commands.count else { return }
    span.range = span.range.lowerBound..<commands.count
    // What only hands on is its content.
    if span.children.count == 1, span.children[0].range == span.range, !span.isScrolled { span = span.children[0] }
    if open.isEmpty { spans.append(span) } else { open[open.count - 1].children.append(span) }
  }

  override func willReplace(_ commands: [DisplayCommand], from start: Int, with others: [DisplayCommand]) {
    // Whose they are isn't known any more: they're those of the node that replaces them.
    func isBefore(_ span: Span) -> Bool { span.range.upperBound <= start }
    if open.isEmpty {
      spans = spans.filter(isBefore)
    } else {
      open[open.count - 1].children = open[open.count - 1].children.filter(isBefore)
    }
  }
}
