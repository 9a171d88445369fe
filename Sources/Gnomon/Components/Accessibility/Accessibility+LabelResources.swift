// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Labels the view for assistive technologies, which read the label aloud. The label is a localized resource.
  /// ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", Text(label))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a localized resource.
  /// `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", Text(label), isEnabled: isEnabled)
  }

  /// Tells assistive technologies the view's value, as a localized resource. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", Text(valueResource))
  }

  /// Tells assistive technologies the view's value, as a localized resource. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", Text(valueResource), isEnabled: isEnabled)
  }

  /// Tells assistive technologies what happens when the view is used, as a localized resource. ``ViewHost/semantics()``
  /// tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", Text(hint))
  }

  /// Tells assistive technologies what happens when the view is used, as a localized resource. `isEnabled` false leaves
  /// it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", Text(hint), isEnabled: isEnabled)
  }

  /// Gives the view a further action with a name that is read aloud. The name is a localized resource.
  /// ``ViewHost/perform(_:on:)`` does it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }
}
