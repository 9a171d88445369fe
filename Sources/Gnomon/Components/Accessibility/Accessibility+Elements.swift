// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Hides the view from assistive technologies where `hidden` is true. It's drawn all the same.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility("hidden", hidden)
  }

  /// Hides the view from assistive technologies where `hidden` is true. `isEnabled` false says nothing of it. The
  /// view is drawn all the same.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hidden", hidden, isEnabled: isEnabled)
  }

  /// Gives the view a name that tests find it by. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("identifier", identifier)
  }

  /// Gives the view a name that tests find it by. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("identifier", identifier, isEnabled: isEnabled)
  }

  /// Adds to what assistive technologies know of the kind of the view: that it is a button, a heading, a picture.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("addTraits", traits)
  }

  /// Takes from what assistive technologies know of the kind of the view. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("removeTraits", traits)
  }

  /// Moves the view forward in the order of reading: higher numbers come first, and a view without one has 0.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("sortPriority", sortPriority)
  }

  /// Ranks the view among the headings, from `h1` to `h6`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("heading", level)
  }

  /// Tells assistive technologies what kind of text the view shows, so that it can be read in a way that suits it.
  /// Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("textContentType", value)
  }

  /// Tells assistive technologies where to tap the view, in points of its own coordinates. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint)
  }

  /// Tells assistive technologies where to tap the view, as a fraction of its size. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint)
  }

  /// Tells assistive technologies whether the view does something when it is used. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("respondsToUserInteraction", respondsToUserInteraction)
  }

  /// Tells assistive technologies whether the view does something when it is used. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("respondsToUserInteraction", respondsToUserInteraction, isEnabled: isEnabled)
  }

  /// Lets touches go straight to the view while an assistive technology is on, as to the keys of a piano.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("directTouch", isDirectTouchArea)
  }

  /// Says how assistive technologies are told of the children of the view; by default not at all.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility("element", children)
  }

  /// Tells assistive technologies of other views in place of the children of the view. They aren't drawn: they are made
  /// when ``ViewHost/semantics()`` is asked, and gone afterwards, so that they keep no state of their own.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    accessibility("children", AnyView(children()))
  }

  /// Tells assistive technologies of another view in place of this one. That isn't drawn: it's made when
  /// ``ViewHost/semantics()`` is asked, and gone afterwards, so that it keeps no state of its own.
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
  where V: View {
    accessibility("representation", AnyView(representation()))
  }

  /// Keeps the colours of the view where the display inverts colours. Gnomon keeps it and inverts no colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility("ignoresInvertColors", active)
  }

  /// Joins a label with what it labels: both have one `id` in one namespace. ``ViewHost/semantics()`` gives what is
  /// labelled the label's words.
  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    accessibility("labeledPair", AccessibilityPair(role: role, key: [AnyHashable(id), AnyHashable(namespace)]))
  }

  /// Joins views so that assistive technologies lead from one to the next: all of them have one `id` in one namespace.
  /// Gnomon keeps the id and draws nothing for it.
  nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    accessibility("linkedGroup", AnyHashable(id))
  }

  /// Shows the view large on a long press, for people who read very large text. Gnomon keeps it and never shows it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility("showsLargeContentViewer", true)
  }

  /// Shows another view large on a long press, for people who read very large text. Gnomon keeps that view and never
  /// shows it.
  nonisolated public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V)
    -> some View where V: View
  {
    accessibility("showsLargeContentViewer", AnyView(largeContentView()))
  }
}

/// A half of a pair of a label and what it names.
struct AccessibilityPair {
  let role: AccessibilityLabeledPairRole
  /// What both halves have.
  let key: [AnyHashable]
}
