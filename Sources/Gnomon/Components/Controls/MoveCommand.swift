// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where the arrow keys, or a remote control, move the focus.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
}

// A host has no keyboard: actions are only kept.
extension View {
  /// Acts on the arrow keys while the view has the focus.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    attribute("onMoveCommand", action)
  }

  /// Acts on the escape key while the view has the focus.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    attribute("onExitCommand", action)
  }

  /// Acts on the delete key while the view has the focus.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    attribute("onDeleteCommand", action)
  }

  /// Acts on a remote control's button that starts and stops while the view has the focus.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    attribute("onPlayPauseCommand", action)
  }
}
