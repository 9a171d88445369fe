// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How urgently a thing that's told of a view is told.
public enum AXCustomContent {
  /// When a piece of content is read aloud.
  public enum Importance: UInt, Sendable {
    /// When somebody asks for it.
    case `default`
    /// At once.
    case high
  }
}

/// What a further thing that's told of a view is called, by which a view inside can take its place.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  let id: String

  /// Makes a key with a label that is read aloud. Keys of one `id` are the same.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key with a label that is read aloud. Keys of one `id` are the same.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Makes a key with a label that is read aloud. Keys of one `id` are the same.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }

  /// A key that's the same as another of this label.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }

  /// A key that's the same as another of this label.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(label, id: label.key) }
}

/// A further thing that's told of a view.
struct AccessibilityContent: Sendable {
  let key: AccessibilityCustomContentKey
  /// nil takes away what has the key.
  let value: Text?
  let importance: AXCustomContent.Importance
}

extension View {
  /// Tells a further thing of the view; nil takes away what has the key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("customContent", AccessibilityContent(key: key, value: value, importance: importance))
  }

  /// Tells a further thing of the view.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Tells a further thing of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueResource), importance: importance)
  }

  /// Tells a further thing of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Tells a further thing of the view.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }

  /// Tells a further thing of the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance)
  }

  /// Tells a further thing of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Tells a further thing of the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(labelKey, Text(valueKey), importance: importance)
  }

  /// Tells a further thing of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(label, Text(valueResource), importance: importance)
  }

  /// Tells a further thing of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(labelKey, Text(value), importance: importance)
  }
}
