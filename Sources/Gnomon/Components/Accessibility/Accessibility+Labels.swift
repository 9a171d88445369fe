// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Labels the view for assistive technologies, which read the label aloud. The label is a text.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", label)
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a key that is looked up in
  /// the tables of strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", Text(labelKey))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a string that is taken as it
  /// is. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("label", Text(label))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a text. `isEnabled` false
  /// leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", label, isEnabled: isEnabled)
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a key that is looked up in
  /// the tables of strings. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("label", Text(labelKey), isEnabled: isEnabled)
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a string that is taken as it
  /// is. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("label", Text(label), isEnabled: isEnabled)
  }

  /// Tells assistive technologies the view's value, as a text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", valueDescription)
  }

  /// Tells assistive technologies the view's value, as a key that is looked up in the tables of strings.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", Text(valueKey))
  }

  /// Tells assistive technologies the view's value, as a string that is taken as it is. ``ViewHost/semantics()`` tells
  /// it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("value", Text(value))
  }

  /// Tells assistive technologies the view's value, as a text. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", valueDescription, isEnabled: isEnabled)
  }

  /// Tells assistive technologies the view's value, as a key that is looked up in the tables of strings. `isEnabled`
  /// false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("value", Text(valueKey), isEnabled: isEnabled)
  }

  /// Tells assistive technologies the view's value, as a string that is taken as it is. `isEnabled` false leaves it
  /// out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("value", Text(value), isEnabled: isEnabled)
  }

  /// Tells assistive technologies what happens when the view is used, as a text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", hint)
  }

  /// Tells assistive technologies what happens when the view is used, as a key that is looked up in the tables of
  /// strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", Text(hintKey))
  }

  /// Tells assistive technologies what happens when the view is used, as a string that is taken as it is.
  /// ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("hint", Text(hint))
  }

  /// Tells assistive technologies what happens when the view is used, as a text. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", hint, isEnabled: isEnabled)
  }

  /// Tells assistive technologies what happens when the view is used, as a key that is looked up in the tables of
  /// strings. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hint", Text(hintKey), isEnabled: isEnabled)
  }

  /// Tells assistive technologies what happens when the view is used, as a string that is taken as it is. `isEnabled`
  /// false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("hint", Text(hint), isEnabled: isEnabled)
  }

  /// Gives the names that people can call the view by when they speak to the device, as texts. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabels)
  }

  /// Gives the names that people can call the view by when they speak to the device, as keys that are looked up in the
  /// tables of strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabelKeys.map { Text($0) })
  }

  /// Gives the names that people can call the view by when they speak to the device, as strings that are taken as they
  /// are. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("inputLabels", inputLabels.map { Text($0) })
  }

  /// Gives the names that people can call the view by when they speak to the device, as texts. `isEnabled` false leaves
  /// it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabels, isEnabled: isEnabled)
  }

  /// Gives the names that people can call the view by when they speak to the device, as keys that are looked up in the
  /// tables of strings. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("inputLabels", inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Gives the names that people can call the view by when they speak to the device, as strings that are taken as they
  /// are. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility("inputLabels", inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
