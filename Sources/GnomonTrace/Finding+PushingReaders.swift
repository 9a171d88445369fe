// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon

/// Readers that push what follows them away.
extension LayoutRecord {
  /// A reader along a stack whose content needs a small part of what it takes, with views behind it.
  ///
  /// It says nothing where the room may be meant: the content fills it, is moved in it or is a share of it; the reader has a frame; what
  /// follows is as ready to be large.
  func readerPushes(_ node: Node) -> Finding? {
    guard node.kind == .reader, !node.children.isEmpty, let pushed = firstPushed(by: node) else { return nil }
    let (stack, axis) = (nodes[pushed.stack], pushed.axis)
    let length = node[axis].length
    let needed = node.children.map { nodes[$0].frame.end(axis) - node.frame.start(axis) }.max() ?? 0
    let rest = length - needed
    guard needed > 0, needed < length / 3, rest >= 40, rest >= stack[axis].length / 4, !usesItsRoom(node, axis) else {
      return nil
    }
    return finding(
      .readerPushes, node,
      "it takes all \(points(length)) of the \(axis.length) that \(stack.title) has left, though what's in it needs "
        + "\(points(needed)): \(nodes[pushed.view].spoken) lies \(points(rest)) further \(axis == .vertical ? "down" : "along") for that.",
      "Give the reader a frame of the \(axis.length) that is meant, or read the geometry in the background of a view "
        + "that has a size of its own, or with onGeometryChange.")
  }

  private struct Pushed {
    var view: Int
    var stack: Int
    var axis: Axis
  }

  /// The first view that stands behind a reader in a stack along which the reader takes what's left.
  private func firstPushed(by reader: Node) -> Pushed? {
    var current = reader.id
    var axis: Axis?
    var frames: [Int] = []
    // What stands behind it in bodies of several views.
    var later: [Int] = []
    while let parent = nodes[current].parent {
      let outer = nodes[parent]
      switch outer.kind {
      case .custom: later += outer.children.filter { $0 > current }
      case .clip: break
      case .other where outer.children.count == 1 || outer.children.contains { nodes[$0].kind == .layer }: break
      case .frame: frames.append(parent)
      case .stack:
        let along: Axis = outer.axes.contains(.vertical) ? .vertical : .horizontal
        guard axis ?? along == along, reader[along].answer.source == .proposal,
          !frames.contains(where: { [.own, .proposal].contains(nodes[$0][along].answer.source) })
        else { return nil }
        axis = along
        later += outer.children.filter { $0 > current }
        if later.contains(where: { nodes[$0][along].length > 0 && nodes[$0][along].answer.source == .proposal }) {
          return nil
        }
        if let view = later.first(where: { isPushed($0, along, by: reader) }) {
          return Pushed(view: view, stack: parent, axis: along)
        }
        // With nothing behind it in there, it makes the whole long.
        guard outer[along].answer.source != .own else { return nil }
        later = []
      default: return nil
      }
      current = parent
    }
    return nil
  }

  /// Whether a view is of a size of its own and shows something.
  private func isPushed(_ index: Int, _ axis: Axis, by reader: Node) -> Bool {
    let node = nodes[index]
    guard node[axis].length > 0, node[axis].length < reader[axis].length else { return false }
    var shows = false
    for inner in subtree(of: index) {
      let inner = nodes[inner]
      if inner.kind == .reader || inner.kind == .scroll { return false }
      if inner.kind == .text || inner.kind == .image { shows = true }
    }
    return shows
  }

  private static let movers: Set<String> = [
    "offset", "position", "rotationEffect", "scaleEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
    "visualEffect", "scrollTransition", "matchedGeometryEffect", "Canvas",
  ]

  /// Whether something in a reader is moved, scrolled, or a share of its length.
  private func usesItsRoom(_ reader: Node, _ axis: Axis) -> Bool {
    subtree(of: reader.id).dropFirst().contains { index in
      let node = nodes[index]
      return Self.movers.contains(node.view) || node.kind == .scroll || node[axis].answer.words.contains(" % of the ")
    }
  }
}

extension CGRect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
