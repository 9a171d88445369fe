// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Gnomon

/// Something about a layout that is probably not meant.
package struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// The stable name, by which it's silenced and looked up.
  package typealias Name = ViewHost.FindingName

  package var name: Name
  package var node: Int
  package var view: String
  package var source: SourceLocation?
  /// Where the expression begins that a modifier is a part of; nil where it's the same place.
  package var expression: SourceLocation?
  package var message: String
  package var hint: String
  /// The box of what is meant, in the host's coordinates, in points; nil where it isn't told.
  package var frame: CGRect?

  package init(
    name: Name, node: Int, view: String, source: SourceLocation?, message: String, hint: String, frame: CGRect? = nil
  ) {
    (self.name, self.node, self.view, self.source) = (name, node, view, source)
    (self.message, self.hint, self.frame) = (message, hint, frame)
  }

  /// The finding as a line of a compiler: `File.swift:12: warning: ContentView/Text: … [text-truncated]`.
  package var description: String {
    let place = source.map { "\($0): " } ?? ""
    return plainLine("\(place)warning: \(view): \(message) \(hint) [\(name.rawValue)]")
  }
}

extension LayoutRecord {
  /// What the rules find, in the order of the tree; each view at most once for a rule.
  package func findings() -> [Finding] {
    var list: [Finding] = []
    var stacks = StackWidths()
    for node in nodes where !node.isHidden {
      if let finding = readerIdealSize(node) ?? readerStretches(node, &stacks) ?? readerPushes(node) {
        list.append(finding)
      }
      if let finding = textTruncated(node) { list.append(finding) }
      if let finding = zeroSize(node) { list.append(finding) }
      if let finding = unstableLayout(node) { list.append(finding) }
      if let finding = excessProposal(node) { list.append(finding) }
      list += node.notes.compactMap { note in
        // The chart is what people have written: its parts are the library's.
        let owner = ancestors(of: node.id).first { nodes[$0].view == "Chart" } ?? node.id
        return Finding.Name(rawValue: note.name).map { finding($0, nodes[owner], note.message, note.hint) }
      }
    }
    list += overflows() + staleReads.map(readOnce) + lostPreferences.compactMap(preferenceLost) + wideEvaluations()
    list.removeAll { nodes.indices.contains($0.node) && nodes[$0.node].silenced.contains($0.name.rawValue) }
    // A line that makes many views is named once.
    var seen: Set<String> = []
    return list.filter { finding in
      finding.source.map { seen.insert("\(finding.name.rawValue) \($0)").inserted } ?? true
    }.sorted { $0.node < $1.node }
  }

  func finding(_ name: Finding.Name, _ node: Node, _ message: String, _ hint: String) -> Finding {
    var finding = Finding(
      name: name, node: node.id, view: pathText(to: node.id), source: node.source, message: message, hint: hint,
      frame: node.drawn)
    finding.expression = node.expression == node.source ? nil : node.expression
    return finding
  }

  // MARK: Rules

  private func textTruncated(_ node: Node) -> Finding? {
    guard node.isTruncated, !node.isOwnDrawing, node.size.width > 0, node.size.height > 0 else { return nil }
    return finding(
      .textTruncated, node,
      "\(node.spoken) is cut off: it got \(points(node.width.proposal))×\(points(node.height.proposal)).",
      "Give it more room, a layoutPriority, or fixedSize; lineLimit says that the cut is meant.")
  }

  private func zeroSize(_ node: Node) -> Finding? {
    let hasContent = node.kind == .text && node.text?.isEmpty == false || node.kind == .image
    guard hasContent, !node.isOwnDrawing else { return nil }
    guard node.size.width == 0 || node.size.height == 0 else { return nil }
    let axis: Axis = node.size.width == 0 ? .horizontal : .vertical
    let meant = ancestors(of: node.id).contains {
      nodes[$0].kind == .frame && nodes[$0][axis].length == 0 && nodes[$0][axis].answer.source == .own
    }
    guard !meant else { return nil }
    let decision = decision(for: node.id, axis)
    return finding(
      .zeroSize, node, "\(node.spoken) has content and no \(axis.length): " + sentence(decision, axis),
      "Look at who took the room, or give it a minimum with frame(min\(axis == .horizontal ? "Width" : "Height"):).")
  }

  private func unstableLayout(_ node: Node) -> Finding? {
    guard node.kind == .layout, let other = node.otherAnswer else { return nil }
    return finding(
      .unstableLayout, node,
      "asked the same again, it answered \(points(node.size.width))×\(points(node.size.height)) after "
        + "\(points(other.width))×\(points(other.height)).",
      "sizeThatFits must depend on its arguments alone; keep in the cache only what it can be worked out from again.")
  }

  // MARK: Overflow

  /// Views whose own size reaches beyond the host or a frame of fixed size, where nothing scrolls or clips.
  private func overflows() -> [Finding] {
    var list: [Finding] = []
    // Of what lies around each node; nodes stand behind those around them.
    var (isTold, isClipped) = (Array(repeating: false, count: nodes.count), Array(repeating: false, count: nodes.count))
    for node in nodes {
      if let parent = node.parent {
        isTold[node.id] = isTold[parent]
        isClipped[node.id] = isClipped[parent] || nodes[parent].kind == .clip
      }
      // What makes up a stack that is too long is told with the stack.
      guard !isTold[node.id], !isClipped[node.id], !node.isHidden, node.kind != .custom, node.kind != .host,
        let finding = overflow(of: node, .horizontal) ?? overflow(of: node, .vertical)
      else { continue }
      isTold[node.id] = true
      list.append(finding)
    }
    return list
  }

  private func overflow(of node: Node, _ axis: Axis) -> Finding? {
    // Texts are rounded up to pixels.
    let slack = max(0.5, 1 / scale)
    guard let proposed = node[axis].proposal, proposed.isFinite, node[axis].length > proposed + slack,
      node[axis].answer.source == .own || node[axis].answer.source == .children && node.kind == .stack
    else { return nil }
    if node.isInvisible || node.isOwnDrawing { return nil }
    // Only the node that began to be too large: those below it were proposed what it has.
    var index = node.id
    var isTurned = false
    while let parent = nodes[index].parent {
      let outer = nodes[parent]
      if outer.kind == .layer { return nil }
      if outer.kind == .scroll, outer.axes.contains(axis == .horizontal ? .horizontal : .vertical) { return nil }
      // What asks for the ideal size, fills or moves means to reach beyond.
      if ["fixedSize", "aspectRatio", "offset", "position", "scaleEffect", "drawingGroup"].contains(outer.view) {
        return nil
      }
      if ["rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect"].contains(outer.view) {
        isTurned = true
      }
      // A frame of no length is a way to take no room.
      if outer.kind == .frame, outer[axis].length == 0 { return nil }
      let isBound = outer.kind == .host || outer.kind == .frame && outer[axis].answer.source == .own
      let reach = max(
        outer.frame.edge(axis).lower - node.frame.edge(axis).lower,
        node.frame.edge(axis).upper - outer.frame.edge(axis).upper)
      // A page that is laid out lying and turned upright is as large as its frame.
      let isWithin = isTurned && outer.drawn.insetBy(dx: -slack, dy: -slack).contains(node.drawn)
      if isBound, reach > slack, !isWithin {
        let limit = outer.kind == .host ? "the screen" : "\(outer.spoken), which doesn't clip it"
        return finding(
          .overflow, node,
          "\(node.spoken) is \(points(node[axis].length)) \(axis.adjective), \(points(node[axis].length - proposed)) more "
            + "than the \(points(proposed)) that it's proposed, and reaches \(points(reach)) beyond \(limit): "
            + "\(node[axis].answer.words).",
          "Let it shrink (a max in place of a fixed \(axis.length)), scroll it, or clip it where that is meant.")
      }
      index = parent
    }
    return nil
  }
}

extension CGRect {
  fileprivate func edge(_ axis: Axis) -> (lower: Double, upper: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
