// SPDX-License-Identifier: Apache-2.0
import Dispatch

/// The actions that wait for the end of the event under way: an undo manager closes its group then.
///
/// A host's update ends the event. Without one it ends when the main queue has its next turn.
@MainActor
enum EventEnd {
  private static var actions: [@MainActor () -> Void] = []

  /// Calls an action once, when the event ends.
  static func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    guard actions.count == 1 else { return }
    DispatchQueue.main.async { reach() }
  }

  /// Ends the event.
  static func reach() {
    guard !actions.isEmpty else { return }
    let ended = actions
    actions = []
    for action in ended { action() }
  }
}
