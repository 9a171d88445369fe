import Foundation

/// What can have the focus as far as a `focused` modifier knows: it's told when a tap gives it the focus, and when another has it.
nonisolated final class FocusTaker: @unchecked Sendable {
  /// Whether it had the focus when it was seen last.
  var isFocused = false
  var take: () -> Void = {}
  var release: () -> Void = {}
}

private enum FocusTakerKey: EnvironmentKey {
  static var defaultValue: FocusTaker? { nil }
}

private enum TakesNoFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The nearest `focused` modifier around.
  var focusTaker: FocusTaker? {
    get { self[FocusTakerKey.self] }
    set { self[FocusTakerKey.self] = newValue }
  }

  /// Whether nothing here is given the focus, as nothing is seen of it.
  var takesNoFocus: Bool {
    get { self[TakesNoFocusKey.self] }
    set { self[TakesNoFocusKey.self] = newValue }
  }
}

/// A view that a click gives the focus; a finger doesn't.
nonisolated struct FocusableModifier: UnaryModifier {
  let isFocusable: Bool

  final class Node: UnaryNode<FocusableModifier> {
    override func modifierDidChange(from old: FocusableModifier) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      guard modifier.isFocusable, environment.isEnabled, environment.platformProfile.clicksGiveFocus,
        let taker = environment.focusTaker
      else { return true }
      let tap = TapGesture().onEnded { [weak graph] _ in
        taker.take()
        graph?.typingTarget.target?.endTyping()
        graph?.typingTarget = WeakTypingTarget(target: nil)
      }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .simultaneous)
      return true
    }
  }
}
