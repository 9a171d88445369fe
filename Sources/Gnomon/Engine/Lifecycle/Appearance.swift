// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Calls actions when the view appears and goes.
nonisolated struct AppearanceModifier: UnaryModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  final class Node: UnaryNode<AppearanceModifier> {
    private var hasAppeared = false
    private var isOwed = false
    private var hasAppearedBefore = false
    /// True if there's none of several views.
    private var isEmpty = false
    private lazy var order = graph.nextActionOrder()

    override func willMakeContent() { _ = order }
    override func didMakeContent() { if !onlyStructures { oweAppearance() } }

    // Of a `Group` or a `ForEach` the actions are called once for all views (recorded on macOS 27).
    override var modifiesEach: Bool { false }
    override func contentWasListed(isEmpty: Bool) {
      self.isEmpty = isEmpty
      if isEmpty { disappear() } else if !hasAppeared, !isOwed { oweAppearance() }
    }

    private func oweAppearance() {
      isOwed = true
      // What comes back does so with what comes now.
      if hasAppearedBefore { order.wave = graph.actionOrder.wave }
      graph.oweOnAppear(self, order, "onAppear") { [weak self] in
        guard let self else { return }
        self.isOwed = false
        guard self.isMounted, !self.isConcealed, !self.isEmpty else { return }
        self.hasAppeared = true
        self.hasAppearedBefore = true
        self.modifier.appear?()
      }
    }

    override func modifierDidChange(from old: AppearanceModifier) {}

    // A lazy container shows the view, or has it out of sight.
    override func appearanceDidChange(_ isShown: Bool) {
      if actsInReplicas { return }
      if !isShown { disappear() } else if !hasAppeared, !isOwed { oweAppearance() }
    }

    private func disappear() {
      guard hasAppeared else { return }
      hasAppeared = false
      if let disappear = modifier.disappear { graph.owe(self, "onDisappear", value: nil as Int?) { disappear() } }
    }

    override func unmount() {
      guard isMounted else { return }
      super.unmount()
      disappear()
    }
  }
}

extension View {
  /// Calls an action when the view has its first layout, before it's drawn (`facts 90`). nil does nothing.
  ///
  /// A change of state in the action is shown in the same frame.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has gone from the tree. nil does nothing.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
