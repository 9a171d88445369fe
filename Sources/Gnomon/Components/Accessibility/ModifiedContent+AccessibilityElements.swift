// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Hides the view from assistive technologies where `hidden` is true. It's drawn all the same.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityHidden(hidden))
  }

  /// Hides the view from assistive technologies where `hidden` is true. `isEnabled` false says nothing of it. The
  /// view is drawn all the same.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityHidden(hidden, isEnabled: isEnabled))
  }

  /// Gives the view a name that tests find it by. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityIdentifier(identifier))
  }

  /// Gives the view a name that tests find it by. `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityIdentifier(identifier, isEnabled: isEnabled))
  }

  /// Adds to what assistive technologies know of the kind of the view: that it is a button, a heading, a picture.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityAddTraits(traits))
  }

  /// Takes from what assistive technologies know of the kind of the view. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityRemoveTraits(traits))
  }

  /// Moves the view forward in the order of reading: higher numbers come first, and a view without one has 0.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilitySortPriority(sortPriority))
  }

  /// Ranks the view among the headings, from `h1` to `h6`. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityHeading(level))
  }

  /// Tells assistive technologies what kind of text the view shows, so that it can be read in a way that suits it.
  /// Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityTextContentType(value))
  }

  /// Tells assistive technologies where to tap the view, in points of its own coordinates. ``ViewHost/semantics()``
  /// tells it.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityActivationPoint(activationPoint))
  }

  /// Tells assistive technologies where to tap the view, as a fraction of its size. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityActivationPoint(activationPoint))
  }

  /// Tells assistive technologies whether the view does something when it is used. ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityRespondsToUserInteraction(respondsToUserInteraction))
  }

  /// Tells assistive technologies whether the view does something when it is used. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: isEnabled))
  }

  /// Lets touches go straight to the view while an assistive technology is on, as to the keys of a piano.
  /// ``ViewHost/semantics()`` tells it.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityDirectTouch(isDirectTouchArea, options: options))
  }
}
