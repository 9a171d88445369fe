// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Tells assistive technologies a string under a name that is looked up among the app's resources. Gnomon keeps it
  /// and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ label: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
    merging(EmptyView().accessibilityCustomContent(label, value, importance: importance))
  }
}
