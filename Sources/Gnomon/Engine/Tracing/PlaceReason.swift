// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why a container puts a child where it lies: a clause for each axis, empty where there's nothing to tell.
package struct PlaceReason: Sendable {
  package var x = ""
  package var y = ""

  package subscript(axis: Axis) -> String { axis == .horizontal ? x : y }
}

extension LayoutNode {
  func reasonForPlace(of child: LayoutNode) -> PlaceReason {
    PlaceReason(x: placeWords(of: child, .horizontal), y: placeWords(of: child, .vertical))
  }

  private func placeWords(of child: LayoutNode, _ axis: Axis) -> String {
    reasoning?.placeReason(of: child, axis) ?? inferredPlace(of: child, axis)
  }

  private func inferredPlace(of child: LayoutNode, _ axis: Axis) -> String {
    let before = child.origin[axis]
    let behind = size[axis] - child.size[axis] - before
    if sameLength(before, 0) { return "" }
    if sameLength(before, behind) { return centred(child, axis) }
    if sameLength(behind, 0) { return "at the \(axis == .horizontal ? "right" : "bottom") end" }
    return ""
  }

  private func centred(_ child: LayoutNode, _ axis: Axis) -> String {
    "centred, (\(points(size[axis])) − \(points(child.size[axis]))) / 2"
  }

  /// The words for how a guide of the child decides where it lies along the guide's axis in this node.
  ///
  /// - Parameter isShared: Whether the child meets its neighbours' guides rather than this node's own.
  func alignmentWords(_ key: AlignmentKey, of child: LayoutNode, isShared: Bool = false) -> String {
    let axis = key.axis
    let (own, before) = (child.size[axis], child.origin[axis])
    let behind = size[axis] - own - before
    var value = child.dimensions(in: child.proposal)[key]
    var place = key.place
    if axis == .horizontal, cell.pointee.flags.contains(.isRightToLeft) {
      value = own - value
      if place == .start { place = .end } else if place == .end { place = .start }
    }
    switch place {
    case .start where sameLength(before, 0) && sameLength(value, 0): return ""
    case .center where sameLength(before, behind) && sameLength(value, own / 2): return centred(child, axis)
    case .end where sameLength(behind, 0) && sameLength(value, own):
      return "aligned at its \(key.spokenName) edge, \(points(size[axis])) − \(points(own))"
    default: break
    }
    let setter = spokenSetter(key, in: child).map { " as \($0) says" } ?? ""
    return "its \(key.spokenName) guide lies at \(points(value)) of it\(setter) and meets "
      + (isShared ? "those of the others at \(points(before + value))" : "that around it at \(points(before + value))")
  }

  /// Who sets a guide in a view: `Text “Hello” (Card.swift:12)`.
  private func spokenSetter(_ key: AlignmentKey, in node: LayoutNode) -> String? {
    guard graph.explicitGuides.contains(key), let setter = guideSetter(key, in: node) else { return nil }
    return setter.spokenName + (setter.tracedLocation.map { " (\($0))" } ?? "")
  }

  private func guideSetter(_ key: AlignmentKey, in node: LayoutNode) -> LayoutNode? {
    ReasonMemo.setter(of: key, in: node) {
      if node.reasoning?.sets(key) == true { return node }
      for child in node.laidOutChildren { if let found = guideSetter(key, in: child) { return found } }
      return nil
    }
  }
}

// MARK: What containers say

extension HostNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    let (before, covered) = (child.origin[axis], axis == .horizontal ? coveredInsets.leading : coveredInsets.top)
    let all = axis == .horizontal ? covered + coveredInsets.trailing : covered + coveredInsets.bottom
    guard all > 0, !sameLength(before, 0) else { return nil }
    let room = size[axis] - all
    let centred = (room - child.size[axis]) / 2
    if sameLength(centred, 0) { return "the safe area begins there" }
    return "centred in the safe area, \(points(before - centred)) + (\(points(room)) − \(points(child.size[axis]))) / 2"
  }
}

extension ScrollNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    sameLength(child.origin[axis], 0) ? "" : nil
  }
}

extension StackNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    guard axis == cell.pointee.axis else { return alignmentWords(guideKey, of: child, isShared: childCount > 1) }
    if sameLength(child.origin[axis], 0) { return "" }
    if childCount > Self.mostCounted { return "the views before it, with their spacing, end there" }
    let isMirrored = axis == .horizontal && cell.pointee.flags.contains(.isRightToLeft)
    let plan = plan
    guard let place = plan.index(of: child) else { return nil }
    guard let before = plan.before(place, isMirrored: isMirrored) else {
      return isMirrored ? "the last from right to left" : ""
    }
    let taken = before.length
    let who =
      before.count == 1
      ? "\(before.first.spokenName(inside: self)), \(points(taken)) \(axis.adjective)"
      : "\(before.count) views, \(points(taken)) \(axis.adjective) in all"
    let gap = child.origin[axis] - taken
    let spacing =
      sameLength(gap, 0) ? "" : gap < 0 ? ", less \(points(-gap)) of spacing" : ", and \(points(gap)) of spacing"
    let rule = plan.neighbour(before: place).flatMap { distanceWords(between: $0, and: child) }
    return "\(isMirrored ? "left of what comes later: " : "after ")\(who)\(spacing)\(rule.map { "; \($0)" } ?? "")"
  }

  /// Of more views it isn't told how many lie before one: nobody counts them.
  private static var mostCounted: Int { 200 }
}

extension LayoutContainerNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    if sameLength(child.origin[axis], 0) { return "" }
    if let explanation, let index = index(of: child), let words = explanation.place(of: index, axis) { return words }
    if let layers = layout as? ZStackLayout { return alignmentWords(layers.alignment[axis], of: child, isShared: true) }
    if layout is GridLayout { return axis == .vertical ? "the rows above it end there" : nil }
    return layout is any BuiltInLayout ? nil : "its placeSubviews puts it there"
  }
}

extension GridRowNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    if sameLength(child.origin[axis], 0) { return "" }
    return axis == .horizontal ? "its column and its alignment in it put it there" : nil
  }
}

extension LazyGridNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    if sameLength(child.origin[axis], 0) { return "" }
    guard axis != self.axis else { return "the lines before it end there" }
    let start = child.origin[axis]
    let tracks = plan.tracks
    guard let number = plan.track(at: start) else { return nil }
    let begins = sameLength(tracks[number].start, start) ? "there" : "at \(points(tracks[number].start))"
    return "\(self.axis == .vertical ? "column" : "row") \(number + 1) begins \(begins)"
  }
}

extension LazyStackNode {
  func placeReason(of child: LayoutNode, _ axis: Axis) -> String? {
    if sameLength(child.origin[axis], 0) { return "" }
    return axis == self.axis ? "what comes before it in the stack ends there" : nil
  }
}

extension Alignment {
  /// The guide along an axis.
  subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
