// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// Lets time pass, without a frame where nothing has become due by it, or where nobody has seen one.
  package func passTime(_ seconds: TimeInterval) {
    let wasMoving = changesEachFrame
    pass(seconds)
    guard graph.frame > 0 else { return }
    if wasMoving || changesEachFrame { update() } else { updateIfDue() }
  }

  /// True if something is on its way, so that each frame may look different from the one before.
  package var changesEachFrame: Bool { graph.frameClock?.changesEachFrame ?? false }

  /// The seconds until something is decided by time alone: a touch that is held, a clock's next change. nil where
  /// nothing waits for that.
  package var nextInstant: TimeInterval? {
    let next = [graph.touch?.deadline, graph.frameClock?.nextInstant].compactMap { $0 }.min()
    return next.flatMap { $0.isFinite ? max(0, $0 - now) : nil }
  }
}
