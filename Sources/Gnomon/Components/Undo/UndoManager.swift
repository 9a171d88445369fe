// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Records how changes are undone, and undoes and redoes them, a group at a time.
///
/// With ``groupsByEvent`` all that one event registers is one group. An event ends with the update of a host, or with the
/// turn of the main queue.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private enum Entry {
    case action(UndoAction)
    case group(Group)

    var isEmpty: Bool {
      if case .group(let group) = self { group.isEmpty } else { false }
    }
  }

  private struct UndoAction {
    weak var target: AnyObject?
    let run: @MainActor (AnyObject) -> Void
  }

  private final class Group {
    var name = ""
    var entries: [Entry] = []
    var isEmpty: Bool { entries.allSatisfy(\.isEmpty) }

    /// Takes out what is done to the target.
    func remove(of target: AnyObject) {
      entries.removeAll {
        switch $0 {
        case .action(let action): return action.target === target
        case .group(let group):
          group.remove(of: target)
          return group.isEmpty
        }
      }
    }

    @MainActor func run() {
      for entry in entries.reversed() {
        switch entry {
        case .action(let action): if let target = action.target { action.run(target) }
        case .group(let group): group.run()
        }
      }
    }
  }

  private var undoable: [Group] = []
  private var redoable: [Group] = []
  /// Those that have begun and not ended, the outermost first.
  private var open: [Group] = []
  private var timesDisabled = 0

  /// The host whose manager it is.
  fileprivate var exchange: HostExchange.Access?

  nonisolated public override init() { super.init() }

  // MARK: Registering

  /// Records what undoes a change, or redoes it while one is being undone.
  ///
  /// - Parameters:
  ///   - target: what the handler is given. It isn't kept: once it's gone, there's nothing to undo.
  ///   - handler: undoes the change. What it registers redoes it.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = UndoAction(target: target) { handler($0 as! TargetType) }
    let stands = !open.isEmpty || groupsByEvent
    if open.isEmpty {
      if !stands {
        warn("An action was registered outside of a group, and is one of its own: call beginUndoGrouping() first.")
      }
      beginGroup()
      if groupsByEvent { EventEnd.add { [self] in endEvent() } }
    }
    open[open.count - 1].entries.append(.action(action))
    if !isUndoing && !isRedoing { redoable.removeAll() }
    if !stands { endGroup() }
  }

  /// Whether changes are recorded.
  public var isUndoRegistrationEnabled: Bool { timesDisabled == 0 }

  /// Records nothing until ``enableUndoRegistration()``, which has to be called as often.
  public func disableUndoRegistration() { timesDisabled += 1 }

  /// Records again what is registered.
  public func enableUndoRegistration() {
    guard timesDisabled > 0 else {
      return warn("enableUndoRegistration() was called without disableUndoRegistration().")
    }
    timesDisabled -= 1
  }

  // MARK: Groups

  /// Whether all that one event registers is undone at once. True by default.
  public var groupsByEvent = true

  /// How many groups have begun and not ended.
  public var groupingLevel: Int { open.count }

  /// How many groups can be undone; the oldest go first. 0, the default, is all.
  public var levelsOfUndo = 0 {
    didSet {
      levelsOfUndo = max(0, levelsOfUndo)
      trim()
    }
  }

  /// The modes of a run loop that end an event. Kept; an event ends with an update or the main queue's turn.
  public var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group; what is registered until it ends is undone at once.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
      beginGroup()
      EventEnd.add { [self] in endEvent() }
    }
    beginGroup()
  }

  /// Ends the innermost group.
  public func endUndoGrouping() {
    guard !open.isEmpty else { return warn("endUndoGrouping() was called without a group that had begun.") }
    endGroup()
  }

  private func beginGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func endGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if !group.isEmpty {
      if let around = open.last {
        around.entries.append(.group(group))
      } else if isUndoing {
        redoable.append(group)
      } else {
        undoable.append(group)
        trim()
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Ends the group of an event, unless one that began in it hasn't ended.
  fileprivate func endEvent() {
    if open.count == 1, !isUndoing, !isRedoing { endGroup() }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
    redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
  }

  // MARK: Undoing and redoing

  /// Whether something can be undone.
  public var canUndo: Bool { !undoable.isEmpty || open.first?.isEmpty == false }

  /// Whether something can be redone: what was undone last, while nothing has been registered since.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoable.isEmpty
  }

  public private(set) var isUndoing = false
  public private(set) var isRedoing = false

  /// Ends the group of the event, and undoes the last group.
  public func undo() {
    if open.count == 1, !isUndoing, !isRedoing { endGroup() }
    undoNestedGroup()
  }

  /// Undoes the last group; none may have begun.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return warn("Nothing is undone by what is being undone or redone itself.") }
    guard open.isEmpty else {
      return warn("Nothing is undone while \(open.count) groups haven't ended: call endUndoGrouping().")
    }
    guard let group = undoable.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  public func redo() {
    guard !isUndoing, !isRedoing else { return warn("Nothing is redone by what is being undone or redone itself.") }
    guard open.isEmpty else {
      return warn("Nothing is redone while \(open.count) groups haven't ended: call endUndoGrouping().")
    }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoable.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group, and makes one of what it registers.
  private func perform(_ group: Group) {
    beginGroup()
    open[0].name = group.name
    group.run()
    while !open.isEmpty { endGroup() }
  }

  /// Forgets all actions, and records again where that was disabled.
  public func removeAllActions() {
    undoable.removeAll()
    redoable.removeAll()
    for group in open { group.entries.removeAll() }
    timesDisabled = 0
  }

  /// Forgets what would be done to an object.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoable + redoable + open { group.remove(of: target) }
    undoable.removeAll(where: \.isEmpty)
    redoable.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names the last change; an empty name is none.
  public func setActionName(_ actionName: String) { (open.first ?? undoable.last)?.name = actionName }

  /// What is undone next; empty where it has no name.
  public var undoActionName: String { (open.first.flatMap { $0.isEmpty ? nil : $0 } ?? undoable.last)?.name ?? "" }
  /// What is redone next; empty where it has no name.
  public var redoActionName: String { redoable.last?.name ?? "" }

  /// “Undo”, and the name of what is undone.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// “Redo”, and the name of what is redone.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func warn(_ message: String) {
    if let graph = exchange?.graph { return graph.warn(.undoGrouping, nil, message) }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

extension Graph {
  @MainActor var undoManager: UndoManager {
    let manager = feature(UndoManager.self) { UndoManager() }
    if manager.exchange == nil { manager.exchange = HostExchange.Access(self) }
    return manager
  }
}

extension EnvironmentValues {
  /// Where a view registers how its changes are undone. Nil outside of a host.
  @MainActor public var undoManager: UndoManager? { exchange?.graph?.undoManager }
}

extension ViewHost {
  /// Where the host's views register how their changes are undone, as the menu that undoes them sees it.
  ///
  /// What is undone is seen after the next ``update()``.
  public var undoManager: UndoManager { graph.undoManager }
}
