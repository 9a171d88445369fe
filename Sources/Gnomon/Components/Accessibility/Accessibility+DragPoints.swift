// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where something can be dragged from or dropped, for those who can't see it.
struct AccessibilityPoint: Sendable {
  /// In fractions of the view's size.
  let place: UnitPoint
  let description: Text
}

extension View {
  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// text. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dragPoint", AccessibilityPoint(place: point, description: description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// key that is looked up in the tables of strings. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// localized resource. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// string that is taken as it is. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDragPoint(point, description: Text(description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// text. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dragPoint", AccessibilityPoint(place: point, description: description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// key that is looked up in the tables of strings. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing
  /// for it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// localized resource. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// string that is taken as it is. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a text. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dropPoint", AccessibilityPoint(place: point, description: description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a key that is looked up in the tables of strings. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a localized resource. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a string that is taken as it is. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S>(
    _ point: UnitPoint, description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDropPoint(point, description: Text(description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a text. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("dropPoint", AccessibilityPoint(place: point, description: description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a key that is looked up in the tables of strings. `isEnabled` false leaves it out. Gnomon keeps it
  /// and draws nothing for it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a localized resource. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a string that is taken as it is. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing
  /// for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
