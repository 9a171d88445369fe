// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays its subviews out one below the other.
///
/// ```swift
/// struct Address: View {
///   var body: some View {
///     VStack(alignment: .leading, spacing: 4) {
///       Text("1 Harbour Road").bold()
///       Text("Bergen")
///     }
///   }
/// }
/// ```
public nonisolated struct VStack<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  // The node reads both by their place: the layout first.
  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content

  /// - Parameter spacing: the distance between subviews in points; nil leaves it to them (usually 8).
  @inlinable
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) {
      StackNode.make(of: VStackLayout.self, Content.self, at: UnsafeRawPointer($0), context)
    }
  }
}
