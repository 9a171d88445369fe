// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that takes what is typed once it has been tapped or has been given the focus.
nonisolated struct TypingModifier: UnaryModifier {
  let text: Binding<String>
  /// What is selected, where the user's code knows of it.
  var selection: Binding<TextSelection?>?
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
      ownSelection = nil
      if let selection = modifier.selection, selection.wrappedValue == nil {
        let text = modifier.text.wrappedValue
        select(text.endIndex..<text.endIndex)
      }
      environment.fieldEditing?.action(true)
    }

    /// What the host has selected of a text, where the user's code doesn't know of it.
    private var ownSelection: (text: String, ranges: [Range<String.Index>])?

    /// What is replaced by what is typed; an empty range is where it's inserted.
    private func selectedRanges(of text: String) -> [Range<String.Index>] {
      if let selection = modifier.selection?.wrappedValue { return selection.ranges(in: text) }
      // Where somebody else has changed the text, its end is typed at.
      if let own = ownSelection, own.text == text { return own.ranges }
      return [text.endIndex..<text.endIndex]
    }

    private func select(_ range: Range<String.Index>) {
      guard let selection = modifier.selection else { return ownSelection = (modifier.text.wrappedValue, [range]) }
      var new = TextSelection(range: range)
      new.affinity = environment.textSelectionAffinity
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }

    private func write(_ edit: TextEdit) {
      modifier.text.wrappedValue = edit.text
      // What is written may be refused or be made another.
      let text = modifier.text.wrappedValue
      let place = text == edit.text ? text.place(atUTF8: edit.caret) : text.endIndex
      if modifier.selection != nil || ownSelection != nil { select(place..<place) }
    }

    func select(_ characters: Range<Int>) {
      let text = modifier.text.wrappedValue
      let start = text.place(at: characters.lowerBound)
      select(start..<max(start, text.place(at: characters.upperBound)))
    }

    func insert(_ string: String) {
      let text = modifier.text.wrappedValue
      write(TextSelection.replacing(selectedRanges(of: text), of: text, with: string))
    }

    func deleteBackward() {
      let text = modifier.text.wrappedValue
      if let edit = TextSelection.deleting(selectedRanges(of: text), of: text) {
        write(edit)
      } else {
        environment.fieldEditing?.deletedBefore?()
      }
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

extension ViewHost {
  private var typingTarget: (any TypingTarget)? {
    guard let target = graph.typingTarget.target, target.isMounted else { return nil }
    return target
  }

  /// Types into the text field that has the focus, in the place of what is selected. At first that is the text's end.
  ///
  /// A tap on a field gives it the focus. The result is false where no field has it.
  @discardableResult
  public func type(_ string: String) -> Bool {
    guard let target = typingTarget else { return false }
    target.insert(string)
    update()
    return true
  }

  /// Deletes what is selected in the text field that has the focus, or else the character before the insertion point.
  ///
  /// At first that point is the text's end. The result is false where no field has the focus.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard let target = typingTarget else { return false }
    target.deleteBackward()
    update()
    return true
  }

  /// Selects characters of the text field that has the focus, as a user would. The result is false where no field has
  /// it.
  ///
  /// - Parameter characters: The characters' numbers, from 0; those beyond the text's end count as its end. An empty
  ///   range is where what is typed is inserted.
  @discardableResult
  public func select(_ characters: Range<Int>) -> Bool {
    guard let target = typingTarget else { return false }
    target.select(characters)
    update()
    return true
  }

  /// Presses the return key in the text field that has the focus. The result is false where no field has it.
  ///
  /// In a field of several lines it begins a new line. In any other it calls the actions of `onSubmit(of:_:)` around.
  @discardableResult
  public func submit() -> Bool {
    guard let target = typingTarget else { return false }
    target.submit()
    update()
    return true
  }
}
