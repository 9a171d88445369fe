// SPDX-License-Identifier: Apache-2.0
/// What assistive technologies are told of a view.
///
/// It changes neither layout nor drawing; a host keeps it for those who ask.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  /// It is built in and has no body.
  public typealias Body = Never
  // The node takes it for an attribute: it must stay the only field.
  let attribute: AttributeModifier

  /// How the graph builds it. Gnomon's own.
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
