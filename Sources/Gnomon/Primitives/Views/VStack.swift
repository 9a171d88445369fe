// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one below the other (`facts 36–46`).
///
/// Subviews of a higher `layoutPriority(_:)` are served first; of one priority those that can change least.
///
/// ```swift
/// struct Card: View {
///   var body: some View {
///     VStack(alignment: .leading, spacing: 4) {
///       Text("Sundial").font(.headline)
///       Text("A clock without hands.").foregroundStyle(.secondary)
///     }
///     .padding()
///   }
/// }
/// ```
public nonisolated struct VStack<Content>: View, PrimitiveView where Content: View {
  /// No body: a node measures and places the subviews.
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content

  /// A column of the views that `content` gives.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which the subviews are lined up horizontally.
  ///   - spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  ///   - content: the subviews, from the top.
  @inlinable
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Makes the node that shares the height among the subviews and places them.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) {
      StackNode.make(of: VStackLayout.self, Content.self, at: UnsafeRawPointer($0), context)
    }
  }
}
