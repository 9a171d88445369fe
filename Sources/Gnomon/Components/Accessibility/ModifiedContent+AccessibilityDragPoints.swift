// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// text. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityDragPoint(point, description: description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// key that is looked up in the tables of strings. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDragPoint(point, description: description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// localized resource. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDragPoint(point, description: description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// string that is taken as it is. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    merging(EmptyView().accessibilityDragPoint(point, description: description))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// text. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDragPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// key that is looked up in the tables of strings. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing
  /// for it.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDragPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// localized resource. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityDragPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where a drag of the view can begin, as a fraction of its size. The description is a
  /// string that is taken as it is. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier> where S: StringProtocol
  {
    merging(EmptyView().accessibilityDragPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a text. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityDropPoint(point, description: description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a key that is looked up in the tables of strings. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDropPoint(point, description: description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a localized resource. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDropPoint(point, description: description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a string that is taken as it is. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S>(_ point: UnitPoint, description: S) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    merging(EmptyView().accessibilityDropPoint(point, description: description))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a text. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDropPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a key that is looked up in the tables of strings. `isEnabled` false leaves it out. Gnomon keeps it
  /// and draws nothing for it.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityDropPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a localized resource. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityDropPoint(point, description: description, isEnabled: isEnabled))
  }

  /// Tells assistive technologies where something can be dropped on the view, as a fraction of its size. The
  /// description is a string that is taken as it is. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing
  /// for it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier> where S: StringProtocol
  {
    merging(EmptyView().accessibilityDropPoint(point, description: description, isEnabled: isEnabled))
  }
}
