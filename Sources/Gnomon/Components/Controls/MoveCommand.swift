// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A direction in which arrow keys or a remote control move the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The direction of the up arrow key.
  case up
  /// The direction of the down arrow key.
  case down
  /// The direction of the left arrow key.
  case left
  /// The direction of the right arrow key.
  case right
}

// ViewHost.press calls the actions: KeyDispatch.
extension View {
  /// Sets an action for the arrow keys while the view, or one inside, has the focus; nil is none.
  ///
  /// Of several the innermost is called. A field that is typed into takes some of these keys itself.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    attribute("onMoveCommand", action)
  }

  /// Sets an action for the escape key while the view, or one inside, has the focus; nil is none.
  ///
  /// Of several the innermost is called. A field that is typed into takes some of these keys itself.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    attribute("onExitCommand", action)
  }

  /// Sets an action for the delete keys while the view, or one inside, has the focus; nil is none.
  ///
  /// Of several the innermost is called. A field that is typed into takes some of these keys itself.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    attribute("onDeleteCommand", action)
  }

  /// Sets an action for a remote control's key that starts and pauses, while the view has the focus.
  ///
  /// Gnomon keeps the action and never calls it: a host has no remote control.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    attribute("onPlayPauseCommand", action)
  }
}
