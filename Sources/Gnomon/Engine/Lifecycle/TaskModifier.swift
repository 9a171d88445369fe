// SPDX-License-Identifier: Apache-2.0
/// Runs a task for as long as the view is there, anew for each value of an id.
nonisolated struct TaskModifier<ID: Equatable>: UnaryModifier {
  let id: ID
  let start: () -> Task<Void, Never>

  final class Node: UnaryNode<TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var isOwed = false

    /// True if there's none of several views.
    private var isEmpty = false

    override func didMakeContent() { if !onlyStructures { start() } }

    // Of a `Group` or a `ForEach` there's one task for all views (recorded on macOS 27).
    override var modifiesEach: Bool { false }
    override func contentWasListed(isEmpty: Bool) {
      self.isEmpty = isEmpty
      appearanceDidChange(!isEmpty)
    }

    override func modifierDidChange(from old: TaskModifier<ID>) {
      guard old.id != modifier.id else { return }
      task?.cancel()
      start()
    }

    /// The code up to the first suspension runs within the frame.
    private func start() {
      let start = modifier.start
      isOwed = true
      graph.oweTask(self, "task", value: modifier.id) { [weak self] in
        guard let self else { return }
        self.isOwed = false
        guard self.isMounted, !self.isConcealed, !self.isEmpty else { return }
        self.task = start()
      }
    }

    // A lazy container shows the view, or has it out of sight.
    override func appearanceDidChange(_ isShown: Bool) {
      if actsInReplicas { return }
      if !isShown {
        task?.cancel()
        task = nil
      } else if task == nil, !isOwed {
        start()
      }
    }

    override func unmount() {
      guard isMounted else { return }
      super.unmount()
      task?.cancel()
    }
  }
}

extension TaskModifier {
  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.init(id: id) { Task.immediate(priority: priority) { @MainActor in await action() } }
  }
}

extension View {
  /// Runs a task when the view appears and cancels it when the view goes.
  @_disfavoredOverload
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task when the view appears and for each new value of an id; the one before is cancelled.
  @_disfavoredOverload
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  /// Runs a task on an executor when the view appears and for each new value of an id; the one before is cancelled.
  ///
  /// - Parameters:
  ///   - id: the value; another one begins a new task.
  ///   - name: what debuggers call the task; nil is the place of the call.
  ///   - taskExecutor: the executor that the task prefers.
  ///   - priority: the task's priority.
  ///   - file: the file of the call.
  ///   - line: the line of the call.
  ///   - action: the task's work.
  @_disfavoredOverload
  nonisolated public func task<T>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    let action = MainActorCarrier(action)
    return modifier(
      TaskModifier(id: id) {
        Task(name: name ?? "\(file):\(line)", executorPreference: taskExecutor, priority: priority) {
          await action.value()
        }
      })
  }
}
