// SPDX-License-Identifier: Apache-2.0
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

  /// Scrolls the innermost scroll view around the view with an id so that the view is in sight.
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
    guard let node, node.isMounted, let target = node.destination(id) else { return }
    var inner: LayoutNode = target.anchorNode
    while let outer = inner.layoutParent {
      // The nearest one alone moves (recorded on macOS 27).
      if let view = outer as? ScrollNode {
        view.reveal(id, anchor, below: node)
        return
      }
      inner = outer
    }
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
