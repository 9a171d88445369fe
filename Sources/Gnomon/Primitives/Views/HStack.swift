// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out side by side, from the leading edge (`facts 36–47`).
///
/// Subviews of a higher `layoutPriority(_:)` are served first; of one priority those that can change least.
///
/// ```swift
/// struct Toolbar: View {
///   var body: some View {
///     HStack(alignment: .firstTextBaseline, spacing: 12) {
///       Text("Inbox").font(.headline)
///       Spacer()
///       Button("Edit") {}
///     }
///   }
/// }
/// ```
public nonisolated struct HStack<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the subviews.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content

  /// A row of the views that `content` gives.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the subviews are lined up vertically.
  ///   - spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  ///   - content: the subviews, from the leading edge.
  @inlinable
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Makes the node that shares the width among the subviews and places them.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) {
      StackNode.make(of: HStackLayout.self, Content.self, at: UnsafeRawPointer($0), context)
    }
  }
}
