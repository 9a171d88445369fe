// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gives its content the means to scroll to views inside.
///
/// ```swift
/// struct Log: View {
///   let lines: [String]
///
///   var body: some View {
///     ScrollViewReader { proxy in
///       ScrollView {
///         ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
///       }
///       Button("Newest") { proxy.scrollTo(lines.count - 1, anchor: .bottom) }
///     }
///   }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content>: View where Content: View {
  /// Makes the content from a proxy, which scrolls to the views in it.
  public var content: (ScrollViewProxy) -> Content
  @State private var anchor = ScrollReaderAnchor()

  /// A reader whose content is made with a proxy.
  ///
  /// - Parameter content: makes the content. Use the proxy in actions, once the views are shown.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content, made with a proxy for the scroll views in it.
  @MainActor @preconcurrency public var body: some View {
    content(ScrollViewProxy(anchor: anchor)).modifier(ScrollReaderModifier(anchor: anchor))
  }
}

/// Scrolls to views by their ids.
public nonisolated struct ScrollViewProxy {
  let anchor: ScrollReaderAnchor

  /// Scrolls to the view with an id: the innermost scroll view around it moves until the view is in sight.
  ///
  /// Where no view has the id, nothing happens. To find an id among elements of a `ForEach` that aren't made yet, up to
  /// 5,000 of them are made.
  ///
  /// - Parameters:
  ///   - id: the id that `id(_:)` or a `ForEach` gave the view.
  ///   - anchor: the point of the view that is brought to the same point of the visible area; nil scrolls as little as
  ///     it takes.
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
