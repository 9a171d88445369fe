// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one above the other, aligned on both axes.
///
/// ```swift
/// struct Marked: View {
///   var body: some View {
///     ZStack(alignment: .topTrailing) {
///       Image(systemName: "bell").padding(6)
///       Circle().fill(.red).frame(width: 8, height: 8)
///     }
///   }
/// }
/// ```
public nonisolated struct ZStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content

  @inlinable
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    LayoutContainerNode<ZStackLayout, Content>(view.layout, view.content, name: "ZStack", context)
  }
}
