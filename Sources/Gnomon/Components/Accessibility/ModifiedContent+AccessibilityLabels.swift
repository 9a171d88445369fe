// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Labels the view for assistive technologies, which read the label aloud. The label is a text.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityLabel(label))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a key that is looked up in
  /// the tables of strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityLabel(labelKey))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a string that is taken as it
  /// is. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityLabel(label))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a text. `isEnabled` false
  /// leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a key that is looked up in
  /// the tables of strings. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityLabel(labelKey, isEnabled: isEnabled))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a string that is taken as it
  /// is. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
  }

  /// Tells assistive technologies the view's value, as a text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityValue(valueDescription))
  }

  /// Tells assistive technologies the view's value, as a key that is looked up in the tables of strings.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityValue(valueKey))
  }

  /// Tells assistive technologies the view's value, as a string that is taken as it is. ``ViewHost/semantics()`` tells
  /// it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityValue(value))
  }

  /// Tells assistive technologies the view's value, as a text. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityValue(valueDescription, isEnabled: isEnabled))
  }

  /// Tells assistive technologies the view's value, as a key that is looked up in the tables of strings. `isEnabled`
  /// false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityValue(valueKey, isEnabled: isEnabled))
  }

  /// Tells assistive technologies the view's value, as a string that is taken as it is. `isEnabled` false leaves it
  /// out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityValue(value, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what happens when the view is used, as a text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityHint(hint))
  }

  /// Tells assistive technologies what happens when the view is used, as a key that is looked up in the tables of
  /// strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityHint(hintKey))
  }

  /// Tells assistive technologies what happens when the view is used, as a string that is taken as it is.
  /// ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityHint(hint))
  }

  /// Tells assistive technologies what happens when the view is used, as a text. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what happens when the view is used, as a key that is looked up in the tables of
  /// strings. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityHint(hintKey, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what happens when the view is used, as a string that is taken as it is. `isEnabled`
  /// false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
  }

  /// Gives the names that people can call the view by when they speak to the device, as texts. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityInputLabels(inputLabels))
  }

  /// Gives the names that people can call the view by when they speak to the device, as keys that are looked up in the
  /// tables of strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityInputLabels(inputLabelKeys))
  }

  /// Gives the names that people can call the view by when they speak to the device, as strings that are taken as they
  /// are. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier>
  where S: StringProtocol {
    merging(EmptyView().accessibilityInputLabels(inputLabels))
  }

  /// Gives the names that people can call the view by when they speak to the device, as texts. `isEnabled` false leaves
  /// it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityInputLabels(inputLabels, isEnabled: isEnabled))
  }

  /// Gives the names that people can call the view by when they speak to the device, as keys that are looked up in the
  /// tables of strings. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityInputLabels(inputLabelKeys, isEnabled: isEnabled))
  }

  /// Gives the names that people can call the view by when they speak to the device, as strings that are taken as they
  /// are. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    merging(EmptyView().accessibilityInputLabels(inputLabels, isEnabled: isEnabled))
  }
}
