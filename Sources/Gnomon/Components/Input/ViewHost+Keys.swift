// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// Presses a key and lets it go, with other keys held down.
  ///
  /// A key goes to the first of these that takes it:
  ///
  /// 1. With Command or Control: the first control in the order of the tree that is shown, enabled and has this
  ///    ``KeyboardShortcut``, then the app's commands.
  /// 2. The actions of `onKeyPress`, from the view with the focus outwards.
  /// 3. The field that is typed into: characters, deletions, arrows, and the return key where somebody is told of it.
  /// 4. The actions of `onMoveCommand`, `onExitCommand` and `onDeleteCommand`, from the view with the focus outwards.
  /// 5. A control with a shortcut without Command, as ``KeyboardShortcut/defaultAction``.
  /// 6. Command and Z undo what was registered last with the host's ``ViewHost/undoManager``, and redo it with Shift, where
  ///    no field is typed into.
  /// 7. Tab, and Tab with Shift, move the focus. An arrow moves it to the nearest view that lies straight in its
  ///    direction (``View/focusSection()``). On macOS space and return press a button that has it. Escape closes
  ///    what is presented, unless `interactiveDismissDisabled` keeps it open.
  ///
  /// While a sheet, an alert or a menu is presented only its views take part.
  ///
  /// - Parameters:
  ///   - key: The key. A letter is typed as it is, and as a capital with Shift.
  ///   - modifiers: The keys that are held down with it.
  ///   - repeats: The number of times that it types again while it's held, 0 to 1,000.
  /// - Returns: True if something has taken the key.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0) -> Bool {
    var isTaken = keyDown(key, modifiers: modifiers)
    for _ in 0..<min(max(0, repeats), 1_000) where keyDown(key, modifiers: modifiers, isRepeat: true) { isTaken = true }
    if keyUp(key, modifiers: modifiers) { isTaken = true }
    return isTaken
  }

  /// Presses a key, with other keys held down, and leaves it down.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down with it.
  ///   - isRepeat: True where it's down already and types again.
  /// - Returns: True if something has taken the key.
  @discardableResult
  public func keyDown(_ key: KeyEquivalent, modifiers: EventModifiers = [], isRepeat: Bool = false) -> Bool {
    event("a key was pressed") {
      KeyDispatch(self, KeyPress(phase: isRepeat ? .repeat : .down, key: key, modifiers: modifiers)).send()
    }
  }

  /// Lets a key go. Only actions of `onKeyPress` that ask for it are told.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down with it.
  /// - Returns: True if something has taken it.
  @discardableResult
  public func keyUp(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    event("a key was let go") { KeyDispatch(self, KeyPress(phase: .up, key: key, modifiers: modifiers)).tellHandlers() }
  }

  /// Moves the focus to the next field or view that is `focusable`, in the order of the views, as the Tab key does.
  /// After the last one comes the first. Buttons aren't among them.
  ///
  /// - Parameter backward: True moves it to the one before.
  /// - Returns: False where nothing can have the focus.
  @discardableResult
  public func moveFocus(backward: Bool = false) -> Bool {
    event("the focus was moved") { InputScope(self).moveFocus(isForward: !backward) }
  }

  /// Gives the focus to the innermost field or `focusable` view at a point, without tapping anything.
  ///
  /// - Parameter point: The place in the host's coordinates, in points.
  /// - Returns: False where nothing there can have it.
  @discardableResult
  public func focus(at point: CGPoint) -> Bool {
    event("the focus was given") {
      guard point.isFinite, let innermost = hits(at: point).innermost else { return false }
      for case let node as any FocusCandidate in innermost.chain() where node.canTakeKeys {
        node.takeFocus()
        return true
      }
      return false
    }
  }

  /// Takes the focus from the view that has it. The result is false where none had it.
  @discardableResult
  public func endFocus() -> Bool { event("the focus was taken") { graph.endFocus() } }
}

extension KeyPress {
  init(phase: KeyPress.Phases, key: KeyEquivalent, modifiers: EventModifiers) {
    self.init(phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
  }

  /// The keys held with it that change what it means.
  var held: EventModifiers { modifiers.subtracting([.capsLock, .numericPad]) }

  /// What it types; nil where it's a key that does something else.
  var typed: String? {
    guard held.isDisjoint(with: [.command, .control, .option]) else { return nil }
    guard let scalar = key.character.unicodeScalars.first, key.character.unicodeScalars.allSatisfy(\.isTyped)
    else { return nil }
    let isCapital = modifiers.contains(.shift) || modifiers.contains(.capsLock) && scalar.properties.isAlphabetic
    return isCapital ? characters.uppercased() : characters
  }
}

extension Unicode.Scalar {
  /// True if it's written: not of a key that stands for something else, as an arrow.
  fileprivate var isTyped: Bool { value >= 0x20 && value != 0x7F && !(0xF700...0xF8FF).contains(value) }
}
