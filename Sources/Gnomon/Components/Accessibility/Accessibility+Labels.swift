// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// What the view is.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", label)
  }

  /// What the view is.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", Text(labelKey))
  }

  /// What the view is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("label", Text(label))
  }

  /// What the view is where it's enabled.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", label, isEnabled: isEnabled)
  }

  /// What the view is where it's enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", Text(labelKey), isEnabled: isEnabled)
  }

  /// What the view is where it's enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("label", Text(label), isEnabled: isEnabled)
  }

  /// What the view's value is.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", valueDescription)
  }

  /// What the view's value is.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", Text(valueKey))
  }

  /// What the view's value is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("value", Text(value))
  }

  /// What the view's value is where it's enabled.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", valueDescription, isEnabled: isEnabled)
  }

  /// What the view's value is where it's enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", Text(valueKey), isEnabled: isEnabled)
  }

  /// What the view's value is where it's enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("value", Text(value), isEnabled: isEnabled)
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", hint)
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", Text(hintKey))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("hint", Text(hint))
  }

  /// What happens when the view is used where it's enabled.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", hint, isEnabled: isEnabled)
  }

  /// What happens when the view is used where it's enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", Text(hintKey), isEnabled: isEnabled)
  }

  /// What happens when the view is used where it's enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("hint", Text(hint), isEnabled: isEnabled)
  }

  /// What the view may be called when it's spoken to.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabels)
  }

  /// What the view may be called when it's spoken to.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabelKeys.map { Text($0) })
  }

  /// What the view may be called when it's spoken to.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("inputLabels", inputLabels.map { Text($0) })
  }

  /// What the view may be called when it's spoken to.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabels, isEnabled: isEnabled)
  }

  /// What the view may be called when it's spoken to.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// What the view may be called when it's spoken to.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("inputLabels", inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
