// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// Undoing and redoing, as Foundation's documentation of `UndoManager` and its `NSUndoManager` guide describe it.
@MainActor @Suite struct UndoManagerTests {
  @MainActor private final class Document {
    var text = ""

    /// Appends, and knows how to go back and forth.
    func set(_ new: String, _ manager: UndoManager?) {
      let old = text
      text = new
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
    }
  }

  /// A manager whose groups are said.
  private func manual() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  private func group(_ manager: UndoManager, _ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  @Test func groupsAreUndoneAndRedoneWhole() {
    let (manager, document) = (manual(), Document())
    group(manager) {
      document.set("a", manager)
      document.set("ab", manager)
    }
    group(manager) { document.set("abc", manager) }
    #expect(manager.canUndo && !manager.canRedo)

    manager.undo()
    #expect(document.text == "ab" && manager.canRedo)
    manager.undo()
    #expect(document.text == "" && !manager.canUndo)
    manager.undo()
    #expect(document.text == "")
    manager.redo()
    #expect(document.text == "ab")
    manager.redo()
    #expect(document.text == "abc" && !manager.canRedo)
    manager.undo()
    #expect(document.text == "ab")
  }

  private struct Adding: View {
    let document: Document
    @Environment(\.undoManager) private var undoManager
    @State private var text = ""
    var body: some View {
      VStack {
        Button("Add") { document.set(document.text + "a", undoManager) }
        TextField("Field", text: $text)
      }
    }
  }

  @Test("Command and Z undo where no field is typed into, and redo with Shift")
  func keys() {
    let document = Document()
    let host = makeHost(Adding(document: document), 200, 100)
    host.update()
    #expect(!host.press("z", modifiers: .command), "there's nothing to undo")
    for _ in 0..<2 {
      let add = host.frame("Text[0]")
      #expect(host.tap(at: CGPoint(x: add.midX, y: add.midY)))
      host.update()
    }
    #expect(document.text == "aa")
    #expect(host.press("z", modifiers: .command) && document.text == "a")
    #expect(!host.press("z") && !host.press("z", modifiers: [.command, .option]) && document.text == "a")
    #expect(host.press("Z", modifiers: [.command, .shift]) && document.text == "aa")
    #expect(!host.press("z", modifiers: [.command, .shift]), "there's nothing to redo")
    host.moveFocus()
    #expect(!host.press("z", modifiers: .command) && document.text == "aa", "a field has the focus")
    host.endFocus()
    #expect(host.press("z", modifiers: .command) && document.text == "a")
  }

  @Test("A shortcut of the app's own goes before")
  func ownShortcut() {
    let (document, log) = (Document(), Journal())
    let host = makeHost(
      VStack {
        Adding(document: document)
        Button("Back") { log.add("back") }.keyboardShortcut("z")
      }, 200, 200)
    host.update()
    let add = host.frame("Text[0]")
    #expect(host.tap(at: CGPoint(x: add.midX, y: add.midY)))
    host.update()
    #expect(host.press("z", modifiers: .command) && log.entries == ["back"] && document.text == "a")
  }

  @Test func whatIsDoneAnewEndsRedoing() {
    let (manager, document) = (manual(), Document())
    group(manager) { document.set("a", manager) }
    manager.undo()
    #expect(manager.canRedo)
    group(manager) { document.set("b", manager) }
    #expect(!manager.canRedo)
    manager.redo()
    #expect(document.text == "b")
  }

  @Test func groupsInsideOthersGoWithThem() {
    let (manager, document) = (manual(), Document())
    manager.beginUndoGrouping()
    document.set("a", manager)
    group(manager) { document.set("b", manager) }
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "")
  }

  @Test func anEventIsOneGroup() {
    let (manager, document) = (UndoManager(), Document())
    document.set("a", manager)
    group(manager) { document.set("b", manager) }
    #expect(manager.groupingLevel == 1)
    EventEnd.reach()
    #expect(manager.groupingLevel == 0)
    document.set("c", manager)
    manager.undo()
    #expect(document.text == "b")
    manager.undo()
    #expect(document.text == "")
  }

  @Test func namesFollowTheirGroups() {
    let (manager, document) = (manual(), Document())
    #expect(manager.undoMenuItemTitle == "Undo")
    group(manager) {
      document.set("a", manager)
      manager.setActionName("Typing")
    }
    group(manager) { document.set("b", manager) }
    #expect(manager.undoActionName == "")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.redoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test func whatIsDisabledIsntRecorded() {
    let (manager, document) = (manual(), Document())
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    group(manager) { document.set("a", manager) }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    group(manager) { document.set("b", manager) }
    manager.undo()
    #expect(document.text == "a")
  }

  @Test func theOldestGoBeyondTheLevels() {
    let (manager, document) = (manual(), Document())
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] { group(manager) { document.set(text, manager) } }
    for _ in 0..<3 { manager.undo() }
    #expect(document.text == "a")
  }

  @Test func actionsOfATargetAreForgotten() {
    let (manager, one) = (manual(), Document())
    var two: Document? = Document()
    group(manager) { one.set("a", manager) }
    group(manager) { two?.set("b", manager) }
    manager.removeAllActions(withTarget: one)
    manager.undo()
    #expect(one.text == "a" && two?.text == "" && !manager.canUndo)
    // It isn't kept: there's nothing to be done any more.
    group(manager) { two?.set("c", manager) }
    two = nil
    manager.undo()
    #expect(!manager.canUndo)
    group(manager) { one.set("b", manager) }
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func notificationsSayWhatGoesOn() {
    let (manager, document) = (manual(), Document())
    nonisolated(unsafe) var heard: [Notification.Name] = []
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in heard.append(name) }
    }
    group(manager) { document.set("a", manager) }
    manager.undo()
    manager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    let changes: [Notification.Name] = [.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup]
    #expect(
      heard == changes + [names[0]] + changes + [names[1], names[2]] + changes + [names[3]])
  }

  private struct Counter: View {
    @State private var history = History()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      VStack {
        Text("\(history.value)")
        Button("More") { history.set(history.value + 1, undoManager) }
      }
    }
  }

  @Observable @MainActor final class History {
    private(set) var value = 0

    func set(_ new: Int, _ manager: UndoManager?) {
      let old = value
      value = new
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
      manager?.setActionName("Counting")
    }
  }

  @Test func viewsRegisterWithTheirHost() {
    let host = makeHost(Counter(), 200, 200)
    host.update()
    #expect(!host.undoManager.canUndo)
    let button = host.frame("Text[1]")
    for _ in 0..<2 { host.tap(at: CGPoint(x: button.midX, y: button.midY)) }
    #expect(host.texts.first == "2" && host.undoManager.undoMenuItemTitle == "Undo Counting")
    host.undoManager.undo()
    host.update()
    #expect(host.texts.first == "1")
    host.undoManager.undo()
    host.undoManager.redo()
    host.update()
    #expect(host.texts.first == "1" && host.undoManager.canRedo)
  }

  @Test func whatUndoesDoesntUndo() {
    let host = makeHost(Counter(), 200, 200)
    let (manager, document) = (host.undoManager, Document())
    document.set("a", manager)
    manager.registerUndo(withTarget: document) { [weak manager] in
      manager?.undo()
      manager?.redo()
      $0.set("b", manager)
    }
    manager.undo()
    #expect(document.text == "" && !manager.isUndoing && manager.groupingLevel == 0)
    #expect(host.warnings.count == 2 && host.warnings.allSatisfy { $0.message.hasSuffix("redone itself.") })
    manager.redo()
    #expect(document.text == "a")
  }

  @Test func wrongGroupingIsNamedAndNothingBreaks() {
    let host = makeHost(Counter(), 200, 200)
    let (manager, document) = (host.undoManager, Document())
    manager.groupsByEvent = false
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    document.set("a", manager)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.undo()
    manager.redo()
    #expect(document.text == "a")
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "")
    #expect(
      host.warnings.map(\.message) == [
        "endUndoGrouping() was called without a group that had begun.",
        "enableUndoRegistration() was called without disableUndoRegistration().",
        "An action was registered outside of a group, and is one of its own: call beginUndoGrouping() first.",
        "Nothing is undone while 2 groups haven't ended: call endUndoGrouping().",
        "Nothing is redone while 2 groups haven't ended: call endUndoGrouping().",
      ])
    #expect(host.warnings.allSatisfy { $0.name == .undoGrouping })
  }
}
