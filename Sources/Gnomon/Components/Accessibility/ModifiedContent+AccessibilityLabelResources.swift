// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Labels the view for assistive technologies, which read the label aloud. The label is a localized resource.
  /// ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityLabel(label))
  }

  /// Labels the view for assistive technologies, which read the label aloud. The label is a localized resource.
  /// `isEnabled` false leaves it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityLabel(label, isEnabled: isEnabled))
  }

  /// Tells assistive technologies the view's value, as a localized resource. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityValue(valueResource))
  }

  /// Tells assistive technologies the view's value, as a localized resource. `isEnabled` false leaves it out.
  /// ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityValue(valueResource, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what happens when the view is used, as a localized resource. ``ViewHost/semantics()``
  /// tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityHint(hint))
  }

  /// Tells assistive technologies what happens when the view is used, as a localized resource. `isEnabled` false leaves
  /// it out. ``ViewHost/semantics()`` tells it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityHint(hint, isEnabled: isEnabled))
  }

  /// Gives the view a further action with a name that is read aloud. The name is a localized resource.
  /// ``ViewHost/perform(_:on:)`` does it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    merging(EmptyView().accessibilityAction(named: nameResource, handler))
  }
}
