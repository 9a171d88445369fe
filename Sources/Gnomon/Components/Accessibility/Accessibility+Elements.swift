// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Whether assistive technologies pass over the view.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility("hidden", hidden)
  }

  /// Whether assistive technologies pass over the view.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("hidden", hidden, isEnabled: isEnabled)
  }

  /// A name that tests find the view by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("identifier", identifier)
  }

  /// A name that tests find the view by.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("identifier", identifier, isEnabled: isEnabled)
  }

  /// Adds to what kind of thing the view is.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("addTraits", traits)
  }

  /// Takes from what kind of thing the view is.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("removeTraits", traits)
  }

  /// The order in which views are read: higher first.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("sortPriority", sortPriority)
  }

  /// The rank of a heading.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("heading", level)
  }

  /// What kind of text the view shows.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("textContentType", value)
  }

  /// Where the view is tapped, in its own coordinates.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint)
  }

  /// Where the view is tapped, in fractions of its size.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("activationPoint", activationPoint)
  }

  /// Whether the view does something when it's used.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("respondsToUserInteraction", respondsToUserInteraction)
  }

  /// Whether the view does something when it's used.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("respondsToUserInteraction", respondsToUserInteraction, isEnabled: isEnabled)
  }

  /// Whether touches go straight to the view.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility("directTouch", isDirectTouchArea)
  }

  /// How the view's children are told of.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility("element", children)
  }

  /// Tells of other views in place of the view's children.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    accessibility("children", AnyView(children()))
  }

  /// Tells of another view in place of this one.
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
  where V: View {
    accessibility("representation", AnyView(representation()))
  }

  /// Whether the view keeps its colours where the display inverts them.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility("ignoresInvertColors", active)
  }

  /// Joins a label with what it labels.
  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    accessibility("labeledPair", role)
  }

  /// Joins views so that one leads to the next.
  nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable {
    accessibility("linkedGroup", AnyHashable(id))
  }

  /// Shows the view large on a long press.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility("showsLargeContentViewer", true)
  }

  /// Shows another view large on a long press.
  nonisolated public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V)
    -> some View where V: View
  {
    accessibility("showsLargeContentViewer", AnyView(largeContentView()))
  }
}
