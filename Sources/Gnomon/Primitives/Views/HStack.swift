// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out side by side, from the leading edge.
///
/// ```swift
/// struct Row: View {
///   var body: some View {
///     HStack(alignment: .firstTextBaseline) {
///       Text("Total")
///       Spacer()
///       Text("12.50").font(.title)
///     }
///   }
/// }
/// ```
public nonisolated struct HStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content

  /// - Parameter spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  @inlinable
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) {
      StackNode.make(of: HStackLayout.self, Content.self, at: UnsafeRawPointer($0), context)
    }
  }
}
