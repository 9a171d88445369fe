// SPDX-License-Identifier: Apache-2.0
/// Calls an action when a value is another than at the last evaluation.
nonisolated struct ChangeModifier<V: Equatable>: UnaryModifier {
  let value: V
  let initial: Bool
  let action: (_ oldValue: V, _ newValue: V) -> Void

  final class Node: UnaryNode<ChangeModifier<V>> {
    /// The call for the first value, which waits until the view is shown.
    private var initialAction: (() -> Void)?
    private var isOwed = false
    private lazy var order = graph.nextActionOrder()

    override func willMakeContent() { if modifier.initial { _ = order } }

    override func didMakeContent() {
      guard modifier.initial, !onlyStructures else { return }
      let (value, action) = (modifier.value, modifier.action)
      initialAction = { action(value, value) }
      oweInitial()
    }

    private func oweInitial() {
      isOwed = true
      graph.oweOnAppear(self, order, "onChange(initial:)") { [weak self] in
        guard let self else { return }
        self.isOwed = false
        guard self.isMounted, !self.isConcealed, let action = self.initialAction else { return }
        self.initialAction = nil
        action()
      }
    }

    override func appearanceDidChange(_ isShown: Bool) {
      if isShown, initialAction != nil, !isOwed { oweInitial() }
    }

    override func modifierDidChange(from old: ChangeModifier<V>) {
      guard old.value != modifier.value else { return }
      let (before, now, action) = (old.value, modifier.value, modifier.action)
      graph.oweOnChange(self, "onChange", value: now) { action(before, now) }
    }
  }
}

extension View {
  /// Calls an action with the old and the new value when the value changes, after the body was evaluated with the new
  /// one. `initial` is true to call it when the view appears, too, with the first value twice.
  @_disfavoredOverload
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls an action when the value changes, after the body was evaluated with the new one. `initial` is true to call
  /// it when the view appears, too.
  @_disfavoredOverload
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls an action with the new value when the value changes. An older form, which doesn't give the old value.
  @_disfavoredOverload
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
  where V: Equatable {
    modifier(ChangeModifier(value: value, initial: false) { action($1) })
  }
}
