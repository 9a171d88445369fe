// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// What is said where the view was scrolled to.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("scrollStatus", status, isEnabled: isEnabled)
  }

  /// What is said where the view was scrolled to.
  nonisolated public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }

  /// What is said where the view was scrolled to.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }

  /// What is said where the view was scrolled to.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(
    _ status: some StringProtocol, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
