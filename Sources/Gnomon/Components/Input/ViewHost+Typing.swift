// SPDX-License-Identifier: Apache-2.0
extension ViewHost {
  private func edit(_ body: (any TypingTarget) -> Void) -> Bool {
    guard let target = graph.typingTarget.target, target.isMounted else { return false }
    body(target)
    update()
    return true
  }

  /// Types into the text field that has the focus, in the place of what is selected. At first that is the text's end.
  ///
  /// A tap on a field gives it the focus. Where text is being composed, what is typed takes its place. The result is
  /// false where no field has the focus.
  @discardableResult
  public func type(_ string: String) -> Bool { edit { $0.insert(string) } }

  /// Deletes what is selected in the text field that has the focus, or else the character before the insertion point.
  ///
  /// At first that point is the text's end. The result is false where no field has the focus.
  @discardableResult
  public func deleteBackward() -> Bool { edit { $0.deleteBackward() } }

  /// Selects characters of the text field that has the focus, as a user would. The result is false where no field has
  /// it.
  ///
  /// - Parameter characters: The characters' numbers, from 0; those beyond the text's end count as its end. An empty
  ///   range is where what is typed is inserted.
  @discardableResult
  public func select(_ characters: Range<Int>) -> Bool { edit { $0.select(characters) } }

  /// Selects the whole text of the field that has the focus. The result is false where no field has it.
  @discardableResult
  public func selectAll() -> Bool { edit { $0.select(0..<Int.max) } }

  /// Presses the return key in the text field that has the focus. The result is false where no field has it.
  ///
  /// In a field of several lines it begins a new line. In any other it calls the actions of `onSubmit(of:_:)` around.
  @discardableResult
  public func submit() -> Bool { edit { $0.submit() } }

  /// Shows text that isn't final yet in the field that has the focus, as an input method does for scripts of many
  /// signs.
  ///
  /// It takes the place of what was composed before, or at first of what is selected. The field's text has it in it at
  /// once. It's final after ``commitComposition()``, and once something else is typed, which takes its place; any other
  /// change of the field's text or of what is selected leaves it where it is. It isn't underlined.
  ///
  /// - Parameters:
  ///   - text: The text so far. An empty one takes away what was composed before.
  ///   - selecting: The numbers of the characters of the text that are selected, from 0; nil is the place behind it.
  /// - Returns: False where no field has the focus.
  @discardableResult
  public func compose(_ text: String, selecting: Range<Int>? = nil) -> Bool {
    edit { $0.compose(text, selecting: selecting) }
  }

  /// Makes final what is being composed. The result is false where nothing is.
  @discardableResult
  public func commitComposition() -> Bool { endComposing(keepsText: true) }

  /// Takes away what is being composed. What was selected before it isn't brought back. The result is false where
  /// nothing is being composed.
  @discardableResult
  public func cancelComposition() -> Bool { endComposing(keepsText: false) }

  private func endComposing(keepsText: Bool) -> Bool {
    var isEnded = false
    _ = edit { isEnded = $0.endComposing(keepsText: keepsText) }
    return isEnded
  }
}
