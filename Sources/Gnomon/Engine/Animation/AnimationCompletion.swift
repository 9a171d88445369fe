// SPDX-License-Identifier: Apache-2.0
/// Something to be done when the animations that one change has started are over.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Animations that it waits for.
  private var running = 0
  /// True if no further animation can join: the change has been shown.
  private var isClosed = false
  /// True if a host has taken the change over, and will say when it's over.
  var isTaken = false
  private(set) var isDone = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  var isDue: Bool { isClosed && running == 0 && !isDone }

  func hold() { running += 1 }
  func release() { running -= 1 }
  func close() { isClosed = true }

  func run() {
    guard !isDone else { return }
    isDone = true
    action()
  }
}
