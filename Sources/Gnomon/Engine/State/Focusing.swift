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
  var chain: UnfoldFirstSequence<FocusTaker> { sequence(first: self) { $0.outer } }

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

private enum HoldsFocusKey: EnvironmentKey {
  static var defaultValue: Bool { false }
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

  /// True if the nearest view around that can have the focus was given it by the host.
  var holdsFocus: Bool {
    get { self[HoldsFocusKey.self] }
    set { self[HoldsFocusKey.self] = newValue }
  }

  /// True if what's here may be given the focus.
  var canTakeFocus: Bool { isEnabled && !takesNoFocus }

  /// True if nothing here is given the focus, as nothing is seen of it.
  var takesNoFocus: Bool {
    get { self[TakesNoFocusKey.self] }
    set { self[TakesNoFocusKey.self] = newValue }
  }
}

/// A view that keys can be given to. A click gives it the focus; a finger doesn't.
nonisolated struct FocusableModifier: UnaryModifier {
  let isFocusable: Bool
  /// False if it's like a button, which has the focus only where people move it through all controls.
  var takesKeys = true

  final class Node: UnaryNode<FocusableModifier>, FocusCandidate {
    override func modifierDidChange(from old: FocusableModifier) {
      if !modifier.isFocusable { graph.dropFocus(of: self) }
    }

    override func didMakeContent() { refuse() }

    override func environmentDidChange(_ new: EnvironmentValues) {
      let level = environment.focusLevel
      // What a state around has given to another view is lost, and so is what nobody may have any more.
      if !new.canTakeFocus || new.focusLevel == 0 && level > 0 { graph.forgetFocus(of: self) }
      if let content, new.holdsFocus != holdsFocus {
        environment = new
        content.environmentDidChange(inner)
      } else {
        super.environmentDidChange(new)
      }
      refuse()
      if new.focusLevel > level { endOtherTyping() }
    }

    private var holdsFocus: Bool { graph.knownFeature(HostInput.self)?.focused === self }

    private var inner: EnvironmentValues {
      var inner = environment
      inner.holdsFocus = holdsFocus
      return inner
    }

    /// It was given the focus, or has lost it.
    func focusDidChange() {
      if isMounted { content?.environmentDidChange(inner) }
    }

    /// Gives back what it's given and can't have.
    private func refuse() {
      guard environment.focusLevel > 0, !environment.canTakeFocus, let taker = environment.focusTaker else { return }
      graph.owe(self, "focused", value: nil as Int?) { [weak graph] in
        if let graph, taker.isAsking(besides: graph.typingTarget.target) { taker.releaseAll() }
      }
    }

    /// A state has given it the focus: a field elsewhere loses it.
    private func endOtherTyping() {
      guard modifier.isFocusable, environment.canTakeFocus, let taker = environment.focusTaker,
        taker.isAsking(besides: graph.typingTarget.target)
      else { return }
      graph.owe(self, "focused", value: nil as Int?) { [weak graph] in
        guard let graph, let target = graph.typingTarget.target, taker.isAsking(besides: target) else { return }
        graph.typingTarget = WeakTypingTarget(target: nil)
        target.endTyping(for: taker)
      }
    }

    var canTakeKeys: Bool { modifier.isFocusable && modifier.takesKeys && environment.canTakeFocus }

    func takeFocus() {
      let taker = environment.focusTaker
      taker?.takeAll()
      let target = graph.typingTarget.target
      graph.typingTarget = WeakTypingTarget(target: nil)
      target?.endTyping(for: taker)
      graph.keepFocus(self, taker)
    }

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      guard !hits.givesFocus, canTakeKeys, environment.platformProfile.clicksGiveFocus else { return true }
      hits.givesFocus = true
      let tap = TapGesture().onEnded { [weak self] _ in self?.takeFocus() }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .simultaneous)
      return true
    }
  }
}

extension Graph {
  /// The view that has the focus: the field that is typed into, else what was given it, else what the innermost state
  /// says.
  var focusedView: ViewNode? {
    if let target = typingTarget.target, target.isMounted, !target.isConcealed { return target }
    if let node = knownFeature(HostInput.self)?.focused, node.isMounted, !node.isConcealed { return node }
    return focusLedger?.viewOfStates
  }

  /// Remembers the view beside fields that has the focus; nil is none. Whoever knows of another's focus is told.
  ///
  /// - Parameter taker: the nearest one that knows of the new focus.
  func keepFocus(_ node: FocusableModifier.Node?, _ taker: FocusTaker?) {
    focusLedger?.releaseAll(butOf: taker)
    let old = knownFeature(HostInput.self)?.focused
    guard old !== node else { return }
    input.focused = node
    old?.focusDidChange()
    node?.focusDidChange()
  }

  /// Forgets that a view has the focus, where it's told by itself.
  fileprivate func forgetFocus(of node: FocusableModifier.Node) {
    if let input = knownFeature(HostInput.self), input.focused === node { input.focused = nil }
  }

  fileprivate func dropFocus(of node: FocusableModifier.Node) {
    guard let input = knownFeature(HostInput.self), input.focused === node else { return }
    input.focused = nil
    node.focusDidChange()
  }

  /// Takes the focus from whatever has it. False where nothing had it.
  func endFocus() -> Bool {
    guard focusedView != nil else { return false }
    let target = typingTarget.target
    typingTarget = WeakTypingTarget(target: nil)
    target?.endTyping(for: nil)
    keepFocus(nil, nil)
    return true
  }
}
