// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Something that is written as components, on its way: the distance from those of the end.
class ComponentMotion: MotionRecord {
  private final let motion = Motion<ComponentVector>()
  private(set) final var offset = ComponentVector()

  override final var isOver: Bool { motion.isOver }
  override final func nextEnd(after time: TimeInterval) -> TimeInterval { motion.nextEnd(after: time) }

  final func move(
    by interval: ComponentVector, _ animation: Animation, _ transaction: Transaction, _ clock: FrameClock
  ) {
    motion.move(
      by: interval, animation, completions: transaction.completions, at: clock.now, in: node.environment, clock)
    advance(clock)
  }

  override final func advance(_ clock: FrameClock) {
    offset = motion.offset(at: clock.now, in: node.environment, clock)
  }

  override final func stop(_ clock: FrameClock) { motion.stop(clock) }
}
