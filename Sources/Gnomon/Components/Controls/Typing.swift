// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that takes what is typed once it has been tapped or has been given the focus.
nonisolated struct TypingModifier: UnaryModifier {
  let text: Binding<String>
  /// What is selected, where the user's code knows of it.
  var selection: Binding<TextSelection?>?
  let isMultiline: Bool
  /// True if the Tab key writes something.
  var takesTabs = false

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

    override func didMakeContent() {
      graph.keeping?.offer(self)
      if environment.focusLevel > 0 { followFocus(isLess: false) }
    }

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

    var canTakeKeys: Bool { environment.canTakeFocus }

    func takeFocus() { beginTyping() }

    private func beginTyping() {
      let old = graph.typingTarget.target
      focusTaker = environment.focusTaker
      focusTaker?.takeAll()
      guard old !== self else { return }
      graph.typingTarget = WeakTypingTarget(target: self)
      old?.endTyping(for: focusTaker)
      graph.keepFocus(nil, focusTaker)
      edited = FieldState()
      if let selection = modifier.selection, selection.wrappedValue == nil {
        let text = modifier.text.wrappedValue
        select(text.endIndex..<text.endIndex)
      }
      environment.fieldEditing?.action(true)
    }

    /// What the host knows of a text beside what the user's code does.
    private var edited = FieldState()

    /// What is replaced by what is typed; an empty range is where it's inserted.
    private func selectedRanges(of text: String) -> [Range<String.Index>] {
      if let selection = modifier.selection?.wrappedValue { return selection.ranges(in: text) }
      // Where somebody else has changed the text, its end is typed at.
      if let own = edited.selection, own.text == text { return own.ranges }
      return [text.endIndex..<text.endIndex]
    }

    private func select(_ range: Range<String.Index>, movesStart: Bool = false) {
      edited.moved = movesStart ? (modifier.text.wrappedValue, range) : nil
      guard let selection = modifier.selection else {
        edited.selection = (modifier.text.wrappedValue, [range])
        return
      }
      var new = TextSelection(range: range)
      new.affinity = environment.textSelectionAffinity
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }

    private func write(_ edit: TextEdit) {
      edited.composed = nil
      modifier.text.wrappedValue = edit.text
      // What is written may be refused or be made another.
      let text = modifier.text.wrappedValue
      let place = text == edit.text ? text.place(atUTF8: edit.caret) : text.endIndex
      if modifier.selection != nil || edited.selection != nil { select(place..<place) }
    }

    func select(_ characters: Range<Int>) {
      edited.composed = nil
      let text = modifier.text.wrappedValue
      let start = text.place(at: characters.lowerBound)
      select(start..<max(start, text.place(at: characters.upperBound)))
    }

    func insert(_ string: String) {
      let text = modifier.text.wrappedValue
      if let composed = composed(in: text) { return write(composed.replaced(in: text, with: string)) }
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

    func delete(_ step: TextStep) {
      if step == TextStep(reach: .character, isForward: false) { return deleteBackward() }
      let text = modifier.text.wrappedValue
      let ranges = selectedRanges(of: text)
      guard ranges.count == 1, let place = ranges.first, place.isEmpty else {
        return write(TextSelection.replacing(ranges, of: text, with: ""))
      }
      let end = text.place(after: step, from: place.lowerBound)
      guard end != place.lowerBound else { return }
      write(
        TextSelection.replacing(
          [min(end, place.lowerBound)..<max(end, place.lowerBound)], of: text, with: ""))
    }

    func move(_ step: TextStep, extendsSelection: Bool) {
      edited.composed = nil
      let text = modifier.text.wrappedValue
      let ranges = selectedRanges(of: text)
      guard let first = ranges.first, let last = ranges.last else { return }
      let range = first.lowerBound..<last.upperBound
      let startMoves = edited.moved.map { $0.text == text && $0.range == range } ?? false
      if extendsSelection {
        let fixed = startMoves ? range.upperBound : range.lowerBound
        let moved = text.place(after: step, from: startMoves ? range.lowerBound : range.upperBound)
        return select(min(fixed, moved)..<max(fixed, moved), movesStart: moved < fixed)
      }
      var place = step.isForward ? range.upperBound : range.lowerBound
      // What is selected is left at its end first.
      if range.isEmpty || step.reach != .character { place = text.place(after: step, from: place) }
      select(place..<place)
    }

    private func composed(in text: String) -> ComposedText? {
      guard let composed = edited.composed, composed.text == text else { return nil }
      return composed
    }

    var isComposing: Bool { composed(in: modifier.text.wrappedValue) != nil }

    func compose(_ string: String, selecting: Range<Int>?) {
      let text = modifier.text.wrappedValue
      let edit =
        composed(in: text)?.replaced(in: text, with: string)
        ?? TextSelection.replacing(selectedRanges(of: text), of: text, with: string)
      write(edit)
      let written = modifier.text.wrappedValue
      guard written == edit.text, !string.isEmpty else { return }
      let start = edit.caret - string.utf8.count
      edited.composed = ComposedText(text: written, bytes: start..<edit.caret)
      func place(_ character: Int) -> String.Index {
        written.place(atUTF8: start + string[..<string.place(at: character)].utf8.count)
      }
      let characters = selecting ?? string.count..<string.count
      let from = place(characters.lowerBound)
      select(from..<max(from, place(characters.upperBound)))
    }

    func endComposing(keepsText: Bool) -> Bool {
      let text = modifier.text.wrappedValue
      guard let composed = composed(in: text) else { return false }
      edited.composed = nil
      if keepsText {
        let place = text.place(atUTF8: composed.bytes.upperBound)
        select(place..<place)
      } else {
        write(composed.replaced(in: text, with: ""))
      }
      return true
    }

    var typed: (text: String, selection: Range<String.Index>) {
      let text = modifier.text.wrappedValue
      let ranges = selectedRanges(of: text)
      let start = ranges.first?.lowerBound ?? text.endIndex
      return (text, start..<max(start, ranges.last?.upperBound ?? start))
    }

    var isMultiline: Bool { modifier.isMultiline }
    var takesTabs: Bool { modifier.takesTabs }

    var hasSubmitActions: Bool {
      let trigger = environment.submitTrigger
      return environment.submitHandlers.contains { $0.triggers.contains(trigger) }
    }

    func submit() {
      if modifier.isMultiline { return insert("\n") }
      let trigger = environment.submitTrigger
      for handler in environment.submitHandlers where handler.triggers.contains(trigger) { handler.action() }
    }

    func endTyping(for next: FocusTaker?) {
      edited.composed = nil
      environment.fieldEditing?.action(false)
      focusTaker?.releaseAll(butOf: next)
      focusTaker = nil
    }
  }
}

/// What a host knows of the text of a field.
private struct FieldState {
  /// What is selected, where the user's code doesn't know of it.
  var selection: (text: String, ranges: [Range<String.Index>])?
  /// What is selected where its start is the end that the next step moves.
  var moved: (text: String, range: Range<String.Index>)?
  var composed: ComposedText?
}

/// Text that isn't final yet, as an input method shows it.
private struct ComposedText {
  /// The whole text with it: where that has become another, nothing is composed any more.
  var text: String
  /// Its place in UTF-8's bytes: it may share a character with what stands before it.
  var bytes: Range<Int>

  func replaced(in text: String, with string: String) -> TextEdit {
    let before = Substring(text.utf8.prefix(bytes.lowerBound)) + string
    return TextEdit(
      text: String(before + Substring(text.utf8.dropFirst(bytes.upperBound))), caret: before.utf8.count)
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
