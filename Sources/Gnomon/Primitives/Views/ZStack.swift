// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one above the other, aligned on both axes (`facts 48–50`).
///
/// The first view lies at the bottom, unless `zIndex(_:)` says otherwise. Each is proposed the stack's whole space.
///
/// ```swift
/// struct Badge: View {
///   var body: some View {
///     ZStack(alignment: .topTrailing) {
///       RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 60, height: 60)
///       Circle().fill(.red).frame(width: 16, height: 16)
///     }
///   }
/// }
/// ```
public nonisolated struct ZStack<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the subviews.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content

  /// A stack of the views that `content` gives, one above the other.
  ///
  /// - Parameters:
  ///   - alignment: the guides by which the subviews are lined up horizontally and vertically.
  ///   - content: the subviews, from the bottom.
  @inlinable
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Makes the node that lays the subviews above each other.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<ZStackLayout, Content>(view.layout, view.content, name: "ZStack", context)
  }
}
