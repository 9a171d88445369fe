import Foundation

/// A view that takes what is typed once it has been tapped or has been given the focus.
nonisolated struct TypingModifier: UnaryModifier {
  let text: Binding<String>
  let isMultiline: Bool

  final class Node: UnaryNode<TypingModifier>, TypingTarget {
    override func modifierDidChange(from old: TypingModifier) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      guard super.hitTest(point, &hits) else { return false }
      guard environment.isEnabled else { return true }
      let tap = TapGesture().onEnded { [weak self] _ in
        guard let self else { return }
        self.environment.focusTaker?.take()
        self.beginTyping()
      }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
      return true
    }

    override func didMakeContent() { if environment.isFocused { followFocus() } }

    override func environmentDidChange(_ new: EnvironmentValues) {
      let wasFocused = environment.isFocused
      super.environmentDidChange(new)
      if wasFocused != new.isFocused { followFocus() }
    }

    /// What is given the focus is typed into; what is disabled gives it back.
    private func followFocus() {
      graph.owe(self, "focused", value: nil as Int?) { [weak self] in
        guard let self else { return }
        let environment = self.environment
        if environment.isFocused, environment.isEnabled {
          self.beginTyping()
        } else if environment.isFocused {
          environment.focusTaker?.release()
        } else if self.graph.typingTarget.target === self {
          self.graph.typingTarget = WeakTypingTarget(target: nil)
          environment.fieldEditing?.action(false)
        }
      }
    }

    private func beginTyping() {
      let old = graph.typingTarget.target
      guard old !== self else { return }
      graph.typingTarget = WeakTypingTarget(target: self)
      old?.endTyping()
      environment.fieldEditing?.action(true)
    }

    func insert(_ string: String) { modifier.text.wrappedValue += string }

    func deleteBackward() {
      var text = modifier.text.wrappedValue
      if text.isEmpty { return }
      text.removeLast()
      modifier.text.wrappedValue = text
    }

    func submit() {
      if modifier.isMultiline { return insert("\n") }
      for handler in environment.submitHandlers where handler.triggers.contains(.text) { handler.action() }
    }

    func endTyping() {
      environment.fieldEditing?.action(false)
      environment.focusTaker?.release()
    }
  }
}

/// Takes what is typed.
protocol TypingTarget: ViewNode {
  func insert(_ string: String)
  func deleteBackward()
  func submit()
  func endTyping()
}

/// Called when typing in a field begins and ends.
struct FieldEditing {
  let action: (Bool) -> Void
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
