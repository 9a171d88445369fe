// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Tells what the view does when an assistive technology asks for an action; by default that of a tap.
  /// ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("action", AccessibilityHandler(kind: actionKind, action: handler))
  }

  /// Gives the view a further action with a name that is read aloud. The name is a text. ``ViewHost/perform(_:on:)``
  /// does it.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Gives the view a further action with a name that is read aloud. The name is a key that is looked up in the tables
  /// of strings. ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Gives the view a further action with a name that is read aloud. The name is a string that is taken as it is.
  /// ``ViewHost/perform(_:on:)`` does it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityAction(named: Text(name), handler)
  }

  /// Gives the view a further action, named by a view. ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    accessibility("labeledAction", AccessibilityLabeledAction(label: AnyView(label()), action: action))
  }

  /// Gives the view further actions: the buttons of `content`. ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View {
    accessibility("actions", AnyView(content()))
  }

  /// Tells what the view does when an assistive technology makes its value larger or smaller.
  /// ``ViewHost/perform(_:on:)`` does it.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("adjustableAction", handler)
  }

  /// Tells what the view does when an assistive technology scrolls it towards an edge. ``ViewHost/perform(_:on:)`` does
  /// it.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("scrollAction", handler)
  }

  /// Tells what the view does when an assistive technology zooms it. Gnomon keeps the handler and never calls it.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("zoomAction", handler)
  }
}

/// An action that is named by a view.
struct AccessibilityLabeledAction {
  let label: AnyView
  let action: () -> Void
}

/// An action of an assistive technology.
struct AccessibilityHandler {
  let kind: AccessibilityActionKind
  let action: () -> Void
}

// The older names.
extension View {
  /// Labels the view for assistive technologies. An older name of `accessibilityLabel(_:)`. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }
  /// Tells assistive technologies the view's value. An older name of `accessibilityValue(_:)`. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }
  /// Tells assistive technologies what happens when the view is used. An older name of `accessibilityHint(_:)`.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }
  /// Hides the view from assistive technologies where `hidden` is true. An older name of `accessibilityHidden(_:)`.
  /// Gnomon keeps it and goes on drawing the view.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }
  /// Gives the view a name that tests find it by. An older name of `accessibilityIdentifier(_:)`.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }
  /// Gives the names that people can call the view by when they speak to the device. An older name of
  /// `accessibilityInputLabels(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }
  /// Moves the view forward in the order of reading: higher numbers come first. An older name of
  /// `accessibilitySortPriority(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilitySortPriority(sortPriority) }

  /// Adds to what assistive technologies know of the kind of the view. An older name of `accessibilityAddTraits(_:)`.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityAddTraits(traits) }

  /// Takes from what assistive technologies know of the kind of the view. An older name of
  /// `accessibilityRemoveTraits(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityRemoveTraits(traits)
  }

  /// Tells assistive technologies where to tap the view, in points of its own coordinates. An older name of
  /// `accessibilityActivationPoint(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint)
  }

  /// Tells assistive technologies where to tap the view, as a fraction of its size. An older name of
  /// `accessibilityActivationPoint(_:)`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint)
  }
}
