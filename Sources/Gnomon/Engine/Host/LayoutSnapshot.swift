// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The settled tree: every node's kind, frame, text and source line.
///
/// ```swift
/// @MainActor
/// func frameOfGreeting() -> CGRect? {
///   let host = ViewHost(Text("Hello").padding())
///   host.update()
///   return host.snapshot().root.first("Text")?.frame
/// }
/// ```
public struct LayoutSnapshot: Sendable {
  /// A view or a modifier.
  public struct Node: Sendable {
    /// The name of the type without generic arguments, or of a modifier: `Text`, `frame`.
    public var view: String
    /// The characters that a text shows; nil for other views.
    public var text: String?
    /// The colour as `#RRGGBBAA` where the view is one flat colour; nil for other views.
    public var color: String?
    /// The rectangle in which the view was laid out, in the host's coordinates: unrounded, before transforms and scroll
    /// offsets.
    public var frame: CGRect
    /// The box around the view as it's drawn, after transforms and scroll offsets, in the host's coordinates.
    public var rendered: CGRect
    /// The proposal with which the view was placed.
    public var proposal: ProposedViewSize
    /// The line in the user's code that made the view; nil if it isn't known.
    public var source: SourceLocation?
    /// The nodes inside, in the order of the view tree.
    public var children: [Node]
  }

  /// The host's size in points.
  public var size: CGSize
  /// The device pixels per point.
  public var scale: CGFloat
  /// The outermost node.
  public var root: Node
  /// The warnings of the host so far.
  public var warnings: [RuntimeWarning]
}

extension LayoutSnapshot.Node {
  /// The first node of a name, in the order of the tree; nil if there's none. The cost grows with the nodes.
  public func first(_ view: String) -> LayoutSnapshot.Node? {
    if self.view == view { return self }
    for child in children { if let found = child.first(view) { return found } }
    return nil
  }

  /// All nodes of a name, in the order of the tree. The cost grows with the nodes.
  public func all(_ view: String) -> [LayoutSnapshot.Node] {
    (self.view == view ? [self] : []) + children.flatMap { $0.all(view) }
  }
}

extension LayoutSnapshot {
  init(
    root: HostNode, size: CGSize, scale: CGFloat, warnings: [RuntimeWarning], modifiers: ModifierPlaces? = nil
  ) {
    self.size = size
    self.scale = scale
    self.warnings = warnings
    var children = Self.nodes(of: root.visibleChildren[...], inside: root, modifiers)
    if children.count == 1 {
      self.root = children.removeFirst()
    } else {
      self.root = Node(
        view: "Host", frame: CGRect(origin: .zero, size: size), rendered: CGRect(origin: .zero, size: size),
        proposal: ProposedViewSize(size), children: children)
    }
  }

  /// The nodes for a container's items: each itself, those of a custom view inside that view.
  private static func nodes(
    of items: ArraySlice<LayoutNode>, inside container: ViewNode, _ modifiers: ModifierPlaces?
  ) -> [Node] {
    var list: [Node] = []
    var rest = items
    while let first = rest.first {
      guard let view = outermostView(around: first, inside: container) else {
        list += node(of: first, modifiers)
        rest.removeFirst()
        continue
      }
      let own = rest.prefix { $0.isInside(view) }
      rest = rest.dropFirst(own.count)
      list.append(
        Node(
          view: view.snapshotName ?? "", frame: union(own.map(\.layoutFrame)),
          rendered: union(own.map { $0.convert($0.visibleBounds, to: nil) }),
          proposal: first.proposal, source: modifiers.location(of: view),
          children: nodes(of: own, inside: view, modifiers)))
    }
    return list
  }

  private static func node(of item: LayoutNode, _ modifiers: ModifierPlaces?) -> [Node] {
    let children = nodes(of: item.visibleChildren[...], inside: item, modifiers)
    guard let name = item.snapshotName else { return children }
    return [
      Node(
        view: name, text: item.snapshotText, color: item.snapshotColor.map(hexadecimal), frame: item.layoutFrame,
        rendered: item.convert(item.visibleBounds, to: nil), proposal: item.proposal,
        source: modifiers.location(of: item), children: children)
    ]
  }

  /// The first custom view on the way from a container to one of its items.
  static func outermostView(around item: LayoutNode, inside container: ViewNode) -> ViewNode? {
    var found: ViewNode?
    var parent = item.parent
    while let view = parent, view !== container, view !== container.parent || view.isUnary {
      if !(view is LayoutNode), view.snapshotName != nil { found = view }
      parent = view.parent
    }
    return parent == nil ? nil : found
  }

  static func union(_ rects: [CGRect]) -> CGRect {
    rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1).finite }
  }

  private static func hexadecimal(_ color: Color.Resolved) -> String {
    func byte(_ component: Float) -> String {
      let value = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue) + byte(color.opacity)
  }
}

extension LayoutNode {
  fileprivate var visibleChildren: [LayoutNode] {
    var list: [LayoutNode] = []
    // A transition is no view: what comes or goes stands for itself.
    forEachLayoutChild { list.append($0.identity) }
    return list
  }
}
