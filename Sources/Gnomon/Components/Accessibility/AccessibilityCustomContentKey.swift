// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A place for the names that belong to further contents of a view.
public enum AXCustomContent {
  /// When assistive technologies read a further content of a view.
  public enum Importance: UInt, Sendable {
    /// When somebody asks for more.
    case `default`
    /// At once, together with the label.
    case high
  }
}

/// The label of a further content of a view, as “Length”, and an id. A content inside takes the place of one around it
/// that has the same key.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  let id: String

  /// Makes a key with a label that is read aloud. The label is a text. Keys of one `id` are the same.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key with a label that is read aloud. The label is a key that is looked up in the tables of strings. Keys
  /// of one `id` are the same.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Makes a key with a label that is read aloud. The label is a localized resource. Keys of one `id` are the same.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }

  /// Makes a key whose label is its id, too. The label is a key that is looked up in the tables of strings.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }

  /// Makes a key whose label is its id, too. The label is a localized resource.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(label, id: label.key) }
}

/// A further content of a view.
struct AccessibilityContent: Sendable {
  let key: AccessibilityCustomContentKey
  /// nil takes away what has the key.
  let value: Text?
  let importance: AXCustomContent.Importance
}

extension View {
  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a text; nil
  /// takes away what has the key. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("customContent", AccessibilityContent(key: key, value: value, importance: importance))
  }

  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a key that is
  /// looked up in the tables of strings. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a localized
  /// resource. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueResource), importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a key. Its value is a string that is
  /// taken as it is. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a text. Its value is a
  /// text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a key that is looked up in
  /// the tables of strings. Its value is a text. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a localized resource. Its
  /// value is a text. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a key that is looked up in
  /// the tables of strings. Its value is a key that is looked up in the tables of strings. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a localized resource. Its
  /// value is a localized resource. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(label, Text(valueResource), importance: importance)
  }

  /// Adds a further content to what assistive technologies know of the view, under a label, a key that is looked up in
  /// the tables of strings. Its value is a string that is taken as it is. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(labelKey, Text(value), importance: importance)
  }
}
