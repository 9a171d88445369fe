// SPDX-License-Identifier: Apache-2.0

/// Brings one key to the first that takes it. The order is in ``ViewHost/press(_:modifiers:repeats:)``.
@MainActor
struct KeyDispatch {
  private let press: KeyPress
  private let scope: InputScope
  /// The view with the focus and those around it, as they were when the key was pressed.
  private let views: [ViewNode]
  private let field: (any TypingTarget)?
  private let graph: Graph

  init(_ host: ViewHost, _ press: KeyPress) {
    self.press = press
    scope = InputScope(host)
    graph = host.graph
    views = scope.focusChain
    field = views.first as? any TypingTarget
  }

  func send() -> Bool {
    if press.key == .escape, graph.cancelRowDrag() { return true }
    if endsComposing() { return true }
    if !press.held.isDisjoint(with: [.command, .control]), scope.trigger(press) { return true }
    if tellHandlers() { return true }
    if let field, field.isMounted, FieldKeys(field, press).act() { return true }
    if tellCommands() { return true }
    if press.held.isDisjoint(with: [.command, .control]), scope.trigger(press) { return true }
    if undoes() { return true }
    switch press.key {
    case .tab where press.held.isSubset(of: .shift): return scope.moveFocus(isForward: press.held.isEmpty)
    case .space, .return: return press.held.isEmpty && pressFocusedButton() || scope.pressOnlyButton(press)
    case .escape: return press.held.isEmpty && scope.dismiss()
    default: return press.held.isEmpty && press.direction.map(scope.moveFocus(towards:)) ?? false
    }
  }

  /// Escape gives up what is being composed, and return makes it final.
  private func endsComposing() -> Bool {
    guard let field, press.held.isEmpty, press.key == .escape || press.key == .return else { return false }
    return field.endComposing(keepsText: press.key == .return)
  }

  /// Undoes by Command and Z, and redoes with Shift. A field that is typed into has changes of its own to undo, and keeps
  /// the keys.
  private func undoes() -> Bool {
    guard field == nil, press.key.character.lowercased() == "z", let manager = graph.knownFeature(UndoManager.self)
    else { return false }
    switch press.held {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  /// Calls the actions of `onKeyPress`, as far as one that takes the key.
  func tellHandlers() -> Bool {
    views.contains { node in
      guard node.isMounted, let handler = node.attribute("onKeyPress") as? KeyPressHandler,
        handler.phases.contains(press.phase), handler.keys(press.key, press.characters)
      else { return false }
      return handler.action(press) == .handled
    }
  }

  private func tellCommands() -> Bool {
    guard press.held.isEmpty else { return false }
    if let direction = press.direction {
      return tell("onMoveCommand") { ($0 as? (MoveCommandDirection) -> Void)?(direction) }
    }
    switch press.key {
    case .escape: return tell("onExitCommand") { ($0 as? () -> Void)?() }
    case .delete, .deleteForward: return tell("onDeleteCommand") { ($0 as? () -> Void)?() }
    default: return false
    }
  }

  /// Calls the innermost action of a name.
  private func tell(_ name: String, _ call: (Any) -> Void) -> Bool {
    for node in views where node.isMounted && node.environment.isEnabled {
      guard let action = node.attribute(name) else { continue }
      call(action)
      return true
    }
    return false
  }

  /// Presses the button that a state has given the focus, or the only one in what has it.
  private func pressFocusedButton() -> Bool {
    guard let node = views.first, node.isMounted, field == nil, node.environment.platformProfile.clicksGiveFocus
    else { return false }
    for case let button as PressModifier.Node in views.prefix(while: { $0.environment.focusLevel > 0 }) {
      return button.pressOnly()
    }
    return node.pressOnlyItem()
  }
}

/// What the keys do in a field.
private struct FieldKeys {
  let field: any TypingTarget
  let press: KeyPress

  init(_ field: any TypingTarget, _ press: KeyPress) {
    self.field = field
    self.press = press
  }

  func act() -> Bool {
    if let typed = press.typed {
      field.insert(typed)
      return true
    }
    switch press.key {
    case .return: return enterLine()
    case .tab:
      guard field.takesTabs, press.held.isEmpty else { return false }
      field.insert("\t")
      return true
    case .delete: return delete(isForward: false)
    case .deleteForward: return delete(isForward: true)
    case "a" where press.held == .command:
      field.select(0..<Int.max)
      return true
    default: return move()
    }
  }

  private func enterLine() -> Bool {
    guard press.held.isDisjoint(with: [.command, .control]) else { return false }
    // A field of one line leaves the key to a dialog's main button where nobody wants to know of it.
    guard field.isMultiline || field.hasSubmitActions else { return false }
    field.submit()
    return true
  }

  private func delete(isForward: Bool) -> Bool {
    field.delete(TextStep(reach: reach(along: .character), isForward: isForward))
    return true
  }

  private func move() -> Bool {
    guard let step else { return false }
    field.move(step, extendsSelection: press.held.contains(.shift))
    return true
  }

  private var step: TextStep? {
    let leftIsForward = field.environment.layoutDirection == .rightToLeft
    switch press.key {
    case .leftArrow: return TextStep(reach: reach(along: .character), isForward: leftIsForward)
    case .rightArrow: return TextStep(reach: reach(along: .character), isForward: !leftIsForward)
    case .upArrow: return TextStep(reach: reach(along: .line), isForward: false)
    case .downArrow: return TextStep(reach: reach(along: .line), isForward: true)
    case .home: return TextStep(reach: .textEdge, isForward: false)
    case .end: return TextStep(reach: .textEdge, isForward: true)
    default: return nil
    }
  }

  /// Option goes by words, Command to the end.
  private func reach(along reach: TextStep.Reach) -> TextStep.Reach {
    if press.held.contains(.command) { return reach == .line ? .textEdge : .lineEdge }
    return reach == .character && press.held.contains(.option) ? .word : reach
  }
}

extension KeyPress {
  /// Where an arrow key points; nil for other keys.
  var direction: MoveCommandDirection? {
    switch key {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    default: nil
    }
  }
}

extension ViewNode {
  /// What the node says under a name; nil where it says nothing of it.
  func attribute(_ name: String) -> Any? {
    guard let attribute = (self as? AttributeNode)?.attribute, attribute.name == name else { return nil }
    return attribute.value
  }

  /// Lets the only button inside act; false where there's none, or several.
  func pressOnlyItem() -> Bool {
    let items = items
    guard items.count == 1 else { return false }
    return items[0].pressOnly()
  }
}
