// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a text; nil
  /// takes away what has the key. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(key, value, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a key that is
  /// looked up in the tables of strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(key, valueKey, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a localized
  /// resource. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(key, valueResource, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a string that is
  /// taken as it is. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
    merging(EmptyView().accessibilityCustomContent(key, value, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a text. Its value is a
  /// text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(label, value, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a key that is looked up in
  /// the tables of strings. Its value is a text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(labelKey, value, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a localized resource. Its
  /// value is a text. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(label, value, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a key that is looked up in
  /// the tables of strings. Its value is a key that is looked up in the tables of strings. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(labelKey, valueKey, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a localized resource. Its
  /// value is a localized resource. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityCustomContent(label, valueResource, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a key that is looked up in
  /// the tables of strings. Its value is a string that is taken as it is. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
    merging(EmptyView().accessibilityCustomContent(labelKey, value, importance: importance))
  }
}
