// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where something can be dragged from or dropped, for those who can't see it.
struct AccessibilityPoint: Sendable {
  /// In fractions of the view's size.
  let place: UnitPoint
  let description: Text
}

extension View {
  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dragPoint", AccessibilityPoint(place: point, description: description))
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dragPoint", AccessibilityPoint(place: point, description: description), isEnabled: isEnabled)
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells where the view can be dragged from, in fractions of its size, and what it is there.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dropPoint", AccessibilityPoint(place: point, description: description))
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dropPoint", AccessibilityPoint(place: point, description: description), isEnabled: isEnabled)
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells where something can be dropped on the view, in fractions of its size, and what that does.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
