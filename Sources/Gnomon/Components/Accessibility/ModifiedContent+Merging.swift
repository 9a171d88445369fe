// SPDX-License-Identifier: Apache-2.0

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says something more, in the way of a modifier of any view, without becoming another type.
  nonisolated func merging(
    _ more: ModifiedContent<EmptyView, AccessibilityAttachmentModifier>
  ) -> ModifiedContent<Content, Modifier> {
    let merged = more.modifier.attribute.around(modifier.attribute)
    return ModifiedContent(content: content, modifier: AccessibilityAttachmentModifier(attribute: merged))
  }
}
