// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Records how changes are undone, and undoes and redoes them, a group at a time.
///
/// With ``groupsByEvent`` all that one event registers is one group. An event ends with the update of a host, or with
/// the turn of the main queue. It's Gnomon's own class: actions are closures, and there are no selectors and
/// invocations.
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

  /// Makes a manager of its own, with nothing to undo. A host has one already: ``ViewHost/undoManager``.
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

  /// True while registered actions are recorded.
  public var isUndoRegistrationEnabled: Bool { timesDisabled == 0 }

  /// Records nothing until ``enableUndoRegistration()``, which has to be called as often.
  public func disableUndoRegistration() { timesDisabled += 1 }

  /// Records registered actions again, after as many calls as disabled that. A call too many is named in a warning.
  public func enableUndoRegistration() {
    guard timesDisabled > 0 else {
      return warn("enableUndoRegistration() was called without disableUndoRegistration().")
    }
    timesDisabled -= 1
  }

  // MARK: Groups

  /// True if all that one event registers is undone at once. The default is true.
  public var groupsByEvent = true

  /// The number of groups that have begun and not ended.
  public var groupingLevel: Int { open.count }

  /// The number of groups that can be undone, and of those that can be redone; the oldest go first. 0, the default, is
  /// all.
  public var levelsOfUndo = 0 {
    didSet {
      levelsOfUndo = max(0, levelsOfUndo)
      trim()
    }
  }

  /// The modes of a run loop that end an event.
  ///
  /// Gnomon keeps them without effect: an event ends with an update or with the main queue's turn.
  public var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group. All that is registered until it ends is undone at once.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
      beginGroup()
      EventEnd.add { [self] in endEvent() }
    }
    beginGroup()
  }

  /// Ends the innermost group. Where none has begun, that is named in a warning.
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

  /// True if something can be undone.
  public var canUndo: Bool { !undoable.isEmpty || open.first?.isEmpty == false }

  /// True if something can be redone: what was undone last, while nothing has been registered since.
  public var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoable.isEmpty
  }

  /// True while a change is being undone: what is registered then redoes it.
  public private(set) var isUndoing = false
  /// True while a change is being redone: what is registered then undoes it again.
  public private(set) var isRedoing = false

  /// Ends the group of the event, and undoes the last group. Where there's none, nothing happens.
  public func undo() {
    if open.count == 1, !isUndoing, !isRedoing { endGroup() }
    undoNestedGroup()
  }

  /// Undoes the last group. Where there's none, nothing happens.
  ///
  /// While a group hasn't ended, or something is being undone or redone, nothing is undone, and a warning says so.
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

  /// Does again what was undone last. Where nothing was, nothing happens.
  ///
  /// While a group hasn't ended, or something is being undone or redone, nothing is redone, and a warning says so.
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

  /// Forgets all actions. Where recording was disabled, it goes on.
  public func removeAllActions() {
    undoable.removeAll()
    redoable.removeAll()
    for group in open { group.entries.removeAll() }
    timesDisabled = 0
  }

  /// Forgets the actions that would be done to an object.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoable + redoable + open { group.remove(of: target) }
    undoable.removeAll(where: \.isEmpty)
    redoable.removeAll(where: \.isEmpty)
  }

  // MARK: Names

  /// Names the change that is being recorded, or else the last one. An empty name is none.
  public func setActionName(_ actionName: String) { (open.first ?? undoable.last)?.name = actionName }

  /// The name of the change that is undone next; empty where it has none.
  public var undoActionName: String { (open.first.flatMap { $0.isEmpty ? nil : $0 } ?? undoable.last)?.name ?? "" }
  /// The name of the change that is redone next; empty where it has none.
  public var redoActionName: String { redoable.last?.name ?? "" }

  /// The title of a menu's item: “Undo”, and the name of the change that is undone next.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item: “Redo”, and the name of the change that is redone next.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Makes the title of a menu's item that undoes a change: “Undo” and the name, or “Undo” alone for an empty one.
  ///
  /// It's English whatever the locale; a subclass may say it otherwise.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Makes the title of a menu's item that redoes a change: “Redo” and the name, or “Redo” alone for an empty one.
  ///
  /// It's English whatever the locale; a subclass may say it otherwise.
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
  /// Posted by an undo manager when a group begins or ends, before it redoes one, and when it's asked whether something
  /// can be redone.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted by an undo manager when a group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted by an undo manager before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted by an undo manager when a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted by an undo manager before it undoes a group.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted by an undo manager when it has undone a group.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted by an undo manager before it redoes a group.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted by an undo manager when it has redone a group.
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
  /// The manager in which a view registers how its changes are undone; nil outside of a host.
  @MainActor public var undoManager: UndoManager? { exchange?.graph?.undoManager }
}

extension ViewHost {
  /// The manager in which the host's views register how their changes are undone.
  ///
  /// A menu that undoes them uses it too, and so do Command and Z (``press(_:modifiers:repeats:)``). What is undone is seen after the next ``update()``.
  public var undoManager: UndoManager { graph.undoManager }
}
