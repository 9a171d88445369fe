// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that can have the focus as far as a `focused` modifier knows: it's told when a tap gives it the focus, and
/// when another has it.
nonisolated final class FocusTaker: @unchecked Sendable {
  /// True if it had the focus when it was seen last.
  var isFocused = false
  var take: () -> Void = {}
  var release: () -> Void = {}
  /// The next one around.
  var outer: FocusTaker?
  /// The modifier's node.
  weak var node: ViewNode?

  /// Itself and those around, the nearest first.
  private var chain: UnfoldFirstSequence<FocusTaker> { sequence(first: self) { $0.outer } }

  /// Takes the focus for all around that know of it; of several values of a state the innermost.
  func takeAll() { for taker in Array(chain).reversed() { taker.take() } }

  /// Gives the focus back, except where others have it too.
  func releaseAll(butOf next: FocusTaker? = nil) {
    let kept = Set(next.map { $0.chain.map { ObjectIdentifier($0) } } ?? [])
    for taker in chain where !kept.contains(ObjectIdentifier(taker)) { taker.release() }
  }

  /// True if a state has given the focus and the field that is typed into isn't what it was given to.
  func isAsking(besides target: (any TypingTarget)?) -> Bool {
    guard let asking = chain.first(where: \.isFocused) else { return false }
    guard let target, target.isMounted, let taker = target.focusTaker else { return true }
    return !taker.chain.contains { $0 === asking }
  }
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

  /// True if what's here may be given the focus.
  var canTakeFocus: Bool { isEnabled && !takesNoFocus }

  /// True if nothing here is given the focus, as nothing is seen of it.
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

    override func didMakeContent() { refuse() }

    override func environmentDidChange(_ new: EnvironmentValues) {
      super.environmentDidChange(new)
      refuse()
    }

    /// Gives back what it's given and can't have.
    private func refuse() {
      guard environment.isFocused, !environment.canTakeFocus, let taker = environment.focusTaker else { return }
      graph.owe(self, "focused", value: nil as Int?) { [weak graph] in
        if let graph, taker.isAsking(besides: graph.typingTarget.target) { taker.releaseAll() }
      }
    }

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      guard modifier.isFocusable, !hits.givesFocus, environment.canTakeFocus,
        environment.platformProfile.clicksGiveFocus, let taker = environment.focusTaker
      else { return true }
      hits.givesFocus = true
      let tap = TapGesture().onEnded { [weak graph, weak self] _ in
        taker.takeAll()
        graph?.focusValues.clicked = self
        graph?.typingTarget.target?.endTyping(for: taker)
        graph?.typingTarget = WeakTypingTarget(target: nil)
      }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .simultaneous)
      return true
    }
  }
}
