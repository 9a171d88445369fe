// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Tells assistive technologies a string under a name that is looked up among the app's resources. Gnomon keeps it
  /// and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ label: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(label, Text(value), importance: importance)
  }
}
