// SPDX-License-Identifier: Apache-2.0
/// The modifier that tells assistive technologies something of a view.
///
/// It changes neither layout nor drawing. ``ViewHost/semantics()`` tells it.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  /// The modifier is built in and has no body.
  public typealias Body = Never
  // The node takes it for an attribute: it must stay the only field.
  let attribute: AttributeModifier

  /// Makes the node of the modifier. Only Gnomon calls it.
  public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    AttributeNode(modifier.attribute, context, content: content)
  }
}

extension View {
  /// Tells assistive technologies something.
  nonisolated func accessibility(
    _ name: String, _ value: Any?, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(
        attribute: AttributeModifier(name: "accessibility." + name, value: isEnabled ? value : nil)))
  }
}
