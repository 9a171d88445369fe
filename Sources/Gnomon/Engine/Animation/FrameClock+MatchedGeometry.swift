// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that others take over from, before a pass.
struct MatchedSource {
  let node: MatchedGeometryModifier.Node
  /// The view's frame, in the host's coordinates.
  let frame: CGRect
}

extension FrameClock {
  /// True if a node belongs to a view that is going.
  func isDeparting(_ node: ViewNode) -> Bool {
    guard !departures.isEmpty else { return false }
    var current: ViewNode? = node
    while let here = current {
      if departures.contains(where: { $0.view === here }) { return true }
      current = here.parent
    }
    return false
  }

  /// The sources that are going in this pass, by what others know them by.
  func departingSources() -> [MatchedGeometryKey: MatchedSource] {
    var found: [MatchedGeometryKey: MatchedSource] = [:]
    guard !departures.isEmpty else { return found }
    for node in graph.matchedGeometry.allSources where isDeparting(node) && node.isPlaced {
      let frame = node.convert(CGRect(origin: .zero, size: node.size), to: nil)
      found[node.modifier.key] = found[node.modifier.key] ?? MatchedSource(node: node, frame: frame)
    }
    return found
  }

  /// Lets a view that has come begin where the one of the same id was, and that one go where the new one is.
  func matchFrames(_ departing: [MatchedGeometryKey: MatchedSource], _ before: inout [ObjectIdentifier: CGRect]) {
    for node in graph.matchedGeometry.allSources {
      guard let old = departing[node.modifier.key], !isDeparting(node), node.isPlaced else { continue }
      let frame = node.convert(CGRect(origin: .zero, size: node.size), to: nil)
      forEachFrame(in: node) { leaf, own in
        guard before[ObjectIdentifier(leaf)] == nil else { return }
        before[ObjectIdentifier(leaf)] = moved(leaf, own, from: frame, to: old.frame, node.modifier)
      }
      guard let departure = departures.first(where: { contains($0, old.node) }), !departure.isMatched(old.node) else {
        continue
      }
      forEachFrame(in: old.node) { leaf, own in
        let target = moved(leaf, own, from: old.frame, to: frame, old.node.modifier)
        leaf.cell.pointee.origin.x += target.origin.x - own.origin.x
        leaf.cell.pointee.origin.y += target.origin.y - own.origin.y
        leaf.cell.pointee.size = target.size
        departure.moved.append(leaf)
      }
      departure.matched.append(old.node)
    }
  }

  private func contains(_ departure: Departure, _ node: ViewNode) -> Bool {
    var current: ViewNode? = node
    while let here = current {
      if here === departure.view { return true }
      current = here.parent
    }
    return false
  }

  /// The frames of what draws in a node, with their places in what draws around it.
  private func forEachFrame(in node: LayoutNode, _ body: (LayoutNode, CGRect) -> Void) {
    var origin = CGPoint.zero
    var parent = node.layoutParent
    while let current = parent, !current.animatesFrame {
      origin.x += current.origin.x
      origin.y += current.origin.y
      parent = current.layoutParent
    }
    visit(node, at: origin, body)
  }

  /// A leaf's frame when the view that it's in goes from one frame to another; both are the host's.
  private func moved(
    _ leaf: LayoutNode, _ own: CGRect, from: CGRect, to: CGRect, _ modifier: MatchedGeometryModifier
  ) -> CGRect {
    let here = leaf.convert(CGRect(origin: .zero, size: leaf.size), to: nil)
    let takesSize = modifier.properties.contains(.size)
    let scale = CGSize(
      width: takesSize && from.width > 0 ? to.width / from.width : 1,
      height: takesSize && from.height > 0 ? to.height / from.height : 1)
    let target = modifier.properties.contains(.position) ? to : from
    let size = CGSize(width: from.width * scale.width, height: from.height * scale.height)
    let corner = CGPoint(
      x: target.minX + finite(modifier.anchor.x * (target.width - size.width)),
      y: target.minY + finite(modifier.anchor.y * (target.height - size.height)))
    var frame = CGRect(
      x: corner.x + (here.minX - from.minX) * scale.width, y: corner.y + (here.minY - from.minY) * scale.height,
      width: here.width * scale.width, height: here.height * scale.height)
    if !leaf.animatesSize {
      // It keeps its size about the middle of where it would be.
      frame.origin.x += (frame.width - here.width) / 2
      frame.origin.y += (frame.height - here.height) / 2
      frame.size = here.size
    }
    return CGRect(
      x: own.minX + frame.minX - here.minX, y: own.minY + frame.minY - here.minY, width: frame.width,
      height: frame.height)
  }
}
