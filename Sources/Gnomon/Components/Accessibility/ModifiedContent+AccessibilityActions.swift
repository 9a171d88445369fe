// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Tells what the view does when an assistive technology asks for an action; by default that of a tap.
  /// ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityAction(actionKind, handler))
  }

  /// Gives the view a further action with a name that is read aloud. The name is a text. ``ViewHost/perform(_:on:)``
  /// does it.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityAction(named: name, handler))
  }

  /// Gives the view a further action with a name that is read aloud. The name is a key that is looked up in the tables
  /// of strings. ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityAction(named: nameKey, handler))
  }

  /// Gives the view a further action with a name that is read aloud. The name is a string that is taken as it is.
  /// ``ViewHost/perform(_:on:)`` does it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<
    Content, Modifier
  > where S: StringProtocol {
    merging(EmptyView().accessibilityAction(named: name, handler))
  }

  /// Tells what the view does when an assistive technology makes its value larger or smaller.
  /// ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityAdjustableAction(handler))
  }

  /// Tells what the view does when an assistive technology scrolls it towards an edge. ``ViewHost/perform(_:on:)`` does
  /// it.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityScrollAction(handler))
  }

  /// Tells what the view does when an assistive technology zooms it. Gnomon keeps the handler and never calls it.
  nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityZoomAction(handler))
  }

  /// Labels the view for assistive technologies. An older name of `accessibilityLabel(_:)`. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(label: label))
  }

  /// Tells assistive technologies the view's value. An older name of `accessibilityValue(_:)`. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(value: value))
  }

  /// Tells assistive technologies what happens when the view is used. An older name of `accessibilityHint(_:)`.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(hint: hint))
  }

  /// Hides the view from assistive technologies where `hidden` is true. An older name of `accessibilityHidden(_:)`.
  /// Gnomon keeps it and goes on drawing the view.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(hidden: hidden))
  }

  /// Gives the view a name that tests find it by. An older name of `accessibilityIdentifier(_:)`.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(identifier: identifier))
  }

  /// Gives the names that people can call the view by when they speak to the device. An older name of
  /// `accessibilityInputLabels(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(inputLabels: inputLabels))
  }

  /// Moves the view forward in the order of reading: higher numbers come first. An older name of
  /// `accessibilitySortPriority(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(sortPriority: sortPriority))
  }

  /// Adds to what assistive technologies know of the kind of the view. An older name of `accessibilityAddTraits(_:)`.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(addTraits: traits))
  }

  /// Takes from what assistive technologies know of the kind of the view. An older name of
  /// `accessibilityRemoveTraits(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibility(removeTraits: traits))
  }

  /// Tells assistive technologies where to tap the view, in points of its own coordinates. An older name of
  /// `accessibilityActivationPoint(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(activationPoint: activationPoint))
  }

  /// Tells assistive technologies where to tap the view, as a fraction of its size. An older name of
  /// `accessibilityActivationPoint(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibility(activationPoint: activationPoint))
  }
}
