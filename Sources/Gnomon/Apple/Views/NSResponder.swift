// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What handles events in AppKit. A host sends none.
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// Makes an object that handles no events.
  public override init() { super.init() }
  /// One of an archive: a plain one.
  public required init?(coder: NSCoder) { super.init() }
  /// Called when it was read from a nib. Nibs aren't read.
  open func awakeFromNib() {}
  /// Called where Interface Builder shows it. Nobody calls it.
  open func prepareForInterfaceBuilder() {}
  /// What events go to next.
  open weak var nextResponder: NSResponder?
  /// A menu for it. It's kept and not shown.
  open var menu: NSMenu?
  /// An undo manager: that of what comes next; none where nobody has one.
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  /// Whether it may be typed into: false.
  open var acceptsFirstResponder: Bool { false }
  /// Asks to be typed into.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }
  /// Asks to be typed into no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Whether a part of it may be typed into: false.
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { false }
  /// A button of the mouse came down. It isn't called here.
  open func mouseDown(with event: NSEvent) {}
  /// A button of the mouse went up. It isn't called here.
  open func mouseUp(with event: NSEvent) {}
  /// The mouse moved with a button. It isn't called here.
  open func mouseDragged(with event: NSEvent) {}
  /// The mouse moved. It isn't called here.
  open func mouseMoved(with event: NSEvent) {}
  /// The mouse came in. It isn't called here.
  open func mouseEntered(with event: NSEvent) {}
  /// The mouse went out. It isn't called here.
  open func mouseExited(with event: NSEvent) {}
  /// The right button came down. It isn't called here.
  open func rightMouseDown(with event: NSEvent) {}
  /// The right button went up. It isn't called here.
  open func rightMouseUp(with event: NSEvent) {}
  /// The mouse moved with the right button. It isn't called here.
  open func rightMouseDragged(with event: NSEvent) {}
  /// Another button came down. It isn't called here.
  open func otherMouseDown(with event: NSEvent) {}
  /// Another button went up. It isn't called here.
  open func otherMouseUp(with event: NSEvent) {}
  /// The mouse moved with another button. It isn't called here.
  open func otherMouseDragged(with event: NSEvent) {}
  /// It was scrolled. It isn't called here.
  open func scrollWheel(with event: NSEvent) {}
  /// A key came down. It isn't called here.
  open func keyDown(with event: NSEvent) {}
  /// A key went up. It isn't called here.
  open func keyUp(with event: NSEvent) {}
  /// Shift, control, option or command changed. It isn't called here.
  open func flagsChanged(with event: NSEvent) {}
  /// The pointer shall have another form. It isn't called here.
  open func cursorUpdate(with event: NSEvent) {}
  /// Two fingers pulled apart. It isn't called here.
  open func magnify(with event: NSEvent) {}
  /// Two fingers turned. It isn't called here.
  open func rotate(with event: NSEvent) {}
  /// Fingers swiped. It isn't called here.
  open func swipe(with event: NSEvent) {}
  /// Two fingers tapped twice. It isn't called here.
  open func smartMagnify(with event: NSEvent) {}
  /// A press became harder or lighter. It isn't called here.
  open func pressureChange(with event: NSEvent) {}
  /// Three fingers tapped. It isn't called here.
  open func quickLook(with event: NSEvent) {}
  /// Does what a key with command stands for. False: it does nothing by itself.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Reads keys as commands. Nothing is read.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
  /// Does a command of the keyboard. Methods aren't called by their names: nothing happens.
  open func doCommand(by selector: Selector) {}
  /// Puts text in. It isn't called here.
  open func insertText(_ insertString: Any) {}
  /// Ends what goes on. It isn't called here.
  open func cancelOperation(_ sender: Any?) {}
  /// Calls a method by its name. False: methods aren't called by their names on Linux.
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }
  /// What does an action in its place: nothing.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  /// Shows an error. False: nothing is shown.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    _FrameworkLack.say("presentError(_:) shows nothing.", hint: "Use alert(isPresented:error:).")
    return false
  }
}
