import Foundation

/// Gives its content the means to scroll to views inside.
public nonisolated struct ScrollViewReader<Content>: View where Content: View {
  public var content: (ScrollViewProxy) -> Content
  @State private var anchor = ScrollReaderAnchor()

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor @preconcurrency public var body: some View {
    content(ScrollViewProxy(anchor: anchor)).modifier(ScrollReaderModifier(anchor: anchor))
  }
}

/// Scrolls to views by their ids.
public nonisolated struct ScrollViewProxy {
  let anchor: ScrollReaderAnchor

  /// Scrolls the scroll views around the view with an id so that the view is in sight.
  ///
  /// - Parameter anchor: the point of the view that is brought to the same point of the visible area; nil scrolls as
  ///   little as it takes.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    self.anchor.scroll(to: AnyHashable(id), anchor)
  }
}

/// Where a reader stands in the tree.
nonisolated final class ScrollReaderAnchor: @unchecked Sendable {
  fileprivate weak var node: ViewNode?

  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let node, node.isMounted, let target = find(id, in: node) else { return }
    var inner = target
    while let outer = inner.layoutParent {
      if let view = outer as? ScrollNode { view.reveal(target, anchor) }
      inner = outer
    }
  }

  private func find(_ id: AnyHashable, in node: ViewNode) -> LayoutNode? {
    if let identified = node as? any IdentifiedNode, identified.anyID == id, let item = node.items.first {
      return item
    }
    var found: LayoutNode?
    node.forEachChild { child in
      if found == nil { found = find(id, in: child) }
    }
    return found
  }
}

extension ScrollNode {
  /// Scrolls so that a view inside is in sight.
  func reveal(_ target: LayoutNode, _ anchor: UnitPoint?) {
    let frame = target.convert(CGRect(origin: .zero, size: target.size), to: contentStack)
    var point = offset
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      let (start, length) = (frame.origin[axis] + contentStack.origin[axis], frame.size[axis])
      let visible = size[axis]
      if let anchor {
        let share = axis == .horizontal ? anchor.x : anchor.y
        point[axis] = start + length * share - visible * share
      } else if start < offset[axis] {
        point[axis] = start
      } else if start + length > offset[axis] + visible {
        point[axis] = start + length - visible
      }
      point[axis] = max(0, min(point[axis], scrollableSize[axis] - visible))
    }
    scroll(to: point)
  }
}

nonisolated struct ScrollReaderModifier: ViewModifier {
  typealias Body = Never
  let anchor: ScrollReaderAnchor

  static func _makeNode(_ modifier: Self, _ context: _NodeContext, content: _ModifierInput) -> ViewNode {
    let node = PassthroughNode(context, content: content)
    modifier.anchor.node = node
    return node
  }
}
