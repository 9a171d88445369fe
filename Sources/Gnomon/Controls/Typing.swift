import Foundation

/// A view that takes what is typed once it has been tapped or has been given the focus.
nonisolated struct TypingModifier: UnaryModifier {
  let text: Binding<String>
  let isMultiline: Bool

  final class Node: UnaryNode<TypingModifier>, TypingTarget {
    override func modifierDidChange(from old: TypingModifier) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      guard environment.canTakeFocus else { return true }
      hits.givesFocus = true
      let tap = TapGesture().onEnded { [weak self] _ in self?.beginTyping() }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
      return true
    }

    /// Who knows of the focus that it has.
    private(set) var focusTaker: FocusTaker?

    override func didMakeContent() { if environment.isFocused { followFocus(isLess: false) } }

    override func environmentDidChange(_ new: EnvironmentValues) {
      let (level, could) = (environment.focusLevel, environment.canTakeFocus)
      super.environmentDidChange(new)
      let can = new.canTakeFocus
      guard level != new.focusLevel || could != can else { return }
      followFocus(isLess: new.focusLevel < level || could && !can)
    }

    /// What is given the focus is typed into, unless another field has what was given; what can't have it gives it back.
    private func followFocus(isLess: Bool) {
      graph.owe(self, "focused", value: nil as Int?) { [weak self] in
        guard let self else { return }
        if self.graph.typingTarget.target === self {
          guard isLess else { return }
          self.graph.typingTarget = WeakTypingTarget(target: nil)
          self.endTyping(for: nil)
        } else if let taker = self.environment.focusTaker, taker.isAsking(besides: self.graph.typingTarget.target) {
          if self.environment.canTakeFocus { self.beginTyping() } else { taker.releaseAll() }
        }
      }
    }

    private func beginTyping() {
      let old = graph.typingTarget.target
      focusTaker = environment.focusTaker
      focusTaker?.takeAll()
      guard old !== self else { return }
      graph.typingTarget = WeakTypingTarget(target: self)
      old?.endTyping(for: focusTaker)
      environment.fieldEditing?.action(true)
    }

    func insert(_ string: String) { modifier.text.wrappedValue += string }

    func deleteBackward() {
      var text = modifier.text.wrappedValue
      if text.isEmpty {
        environment.fieldEditing?.deletedBefore?()
        return
      }
      text.removeLast()
      modifier.text.wrappedValue = text
    }

    func submit() {
      if modifier.isMultiline { return insert("\n") }
      let trigger = environment.submitTrigger
      for handler in environment.submitHandlers where handler.triggers.contains(trigger) { handler.action() }
    }

    func endTyping(for next: FocusTaker?) {
      environment.fieldEditing?.action(false)
      focusTaker?.releaseAll(butOf: next)
      focusTaker = nil
    }
  }
}

/// Takes what is typed.
protocol TypingTarget: ViewNode {
  func insert(_ string: String)
  func deleteBackward()
  func submit()
  var focusTaker: FocusTaker? { get }
  /// Gives the focus back, except to those who know of the one that has it next.
  func endTyping(for next: FocusTaker?)
}

/// Called when typing in a field begins and ends.
struct FieldEditing {
  let action: (Bool) -> Void
  /// Called when something is deleted in front of the text.
  var deletedBefore: (() -> Void)?
}

private enum FieldEditingKey: EnvironmentKey {
  static var defaultValue: FieldEditing? { nil }
}

extension EnvironmentValues {
  var fieldEditing: FieldEditing? {
    get { self[FieldEditingKey.self] }
    set { self[FieldEditingKey.self] = newValue }
  }
}

struct WeakTypingTarget {
  weak var target: (any TypingTarget)?
}

extension ViewHost {
  private var typingTarget: (any TypingTarget)? {
    guard let target = graph.typingTarget.target, target.isMounted else { return nil }
    return target
  }

  /// Types at the end of the text field that was tapped last; false where there's none.
  @discardableResult
  public func type(_ string: String) -> Bool {
    guard let target = typingTarget else { return false }
    target.insert(string)
    update()
    return true
  }

  /// Deletes the last character of the text field that was tapped last; false where there's none.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard let target = typingTarget else { return false }
    target.deleteBackward()
    update()
    return true
  }

  /// Presses the return key in the text field that was tapped last; false where there's none.
  @discardableResult
  public func submit() -> Bool {
    guard let target = typingTarget else { return false }
    target.submit()
    update()
    return true
  }
}
