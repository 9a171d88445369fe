// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Stands for the view that a transition or an animation is applied to.
public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  nonisolated init<V: View>(_ content: V) { self.content = AnyView(content) }

  /// The view that the placeholder stands for.
  @MainActor @preconcurrency public var body: AnyView { content }
}

extension PlaceholderContentView: _SeeThroughView {}
