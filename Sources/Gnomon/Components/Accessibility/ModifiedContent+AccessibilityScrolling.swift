// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is said of a view that something was said of before: its type stays the same.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Tells assistive technologies what to say when the view was scrolled, as a text. `isEnabled` false leaves it out.
  /// Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> ModifiedContent<
    Content, Modifier
  > {
    merging(EmptyView().accessibilityScrollStatus(status, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what to say when the view was scrolled, as a key that is looked up in the tables of
  /// strings. `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityScrollStatus(statusKey, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what to say when the view was scrolled, as a localized resource. `isEnabled` false
  /// leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityScrollStatus(status, isEnabled: isEnabled))
  }

  /// Tells assistive technologies what to say when the view was scrolled, as a string that is taken as it is.
  /// `isEnabled` false leaves it out. Gnomon keeps it and draws nothing for it.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  {
    merging(EmptyView().accessibilityScrollStatus(status, isEnabled: isEnabled))
  }
}
