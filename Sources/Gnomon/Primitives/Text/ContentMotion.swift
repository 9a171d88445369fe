// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A text that becomes another one: what it was before, and how far each change has come.
final class ContentMotion: MotionRecord {
  /// A change of the content.
  final class Step {
    fileprivate(set) var old: OutgoingText
    let change: ContentChange
    fileprivate let motion = Motion<Double>()
    /// 0 shows the old content, 1 the new one; springs go beyond.
    fileprivate(set) var progress = 0.0

    init(_ old: OutgoingText, _ change: ContentChange) {
      self.old = old
      self.change = change
    }
  }

  /// The pass in which the last one began.
  fileprivate(set) var pass: UInt = 0
  /// The oldest first. Those behind the first may be over before it.
  private(set) var steps: [Step] = []
  /// More are under way only where something changes many times within one animation.
  private static let mostSteps = 8

  override var isOver: Bool { steps.isEmpty }
  override func nextEnd(after time: TimeInterval) -> TimeInterval {
    steps.reduce(.infinity) { min($0, $1.motion.nextEnd(after: time)) }
  }

  func begin(
    _ old: OutgoingText, _ change: ContentChange, _ animation: Animation, _ transaction: Transaction,
    _ clock: FrameClock
  ) {
    if steps.count == Self.mostSteps { steps.removeFirst().motion.stop(clock) }
    if !old.sharesPaints { for step in steps { step.old.sharesPaints = false } }
    pass = clock.pass
    let step = Step(old, change)
    step.motion.move(
      by: 1, animation, completions: transaction.completions, at: clock.now, in: node.environment, clock)
    steps.append(step)
    advance(clock)
  }

  override func advance(_ clock: FrameClock) {
    for step in steps { step.progress = 1 + step.motion.offset(at: clock.now, in: node.environment, clock) }
    while let first = steps.first, first.motion.isOver { steps.removeFirst() }
  }

  override func stop(_ clock: FrameClock) { for step in steps { step.motion.stop(clock) } }
}

/// The way in which a text's content becomes another.
enum ContentChange {
  case fade
  /// Glyph by glyph, which are the same but for their sizes and weights.
  case interpolate
  /// The characters that are others roll out and in.
  case roll(down: Bool)
}

/// A text as it was before its content changed.
struct OutgoingText {
  let text: DrawnText
  /// True if it's painted as the new one is, so that it goes on to that one's colours.
  var sharesPaints: Bool
}

extension FrameClock {
  /// Begins to show a text's change; without an animation, or where it's to be at once, nothing is shown of it.
  func changeContent(
    of node: LayoutNode, from old: OutgoingText, by change: ContentChange, _ transaction: Transaction?
  ) {
    guard let transaction, let animation = transaction.animation, node.isMounted else { return }
    let id = ObjectIdentifier(node)
    let record = contentMotion(of: node) ?? ContentMotion(node, self)
    record.begin(old, change, animation, transaction, self)
    guard !record.isOver else { return }
    contents[id] = record
    node.flags.insert(.animated)
  }

  /// The change of a text's content that is under way.
  func contentMotion(of node: LayoutNode) -> ContentMotion? {
    contents[ObjectIdentifier(node)].map { unsafeDowncast($0, to: ContentMotion.self) }
  }

  /// A change that isn't animated ends those under way.
  func endContent(of node: LayoutNode) {
    contents.removeValue(forKey: ObjectIdentifier(node))?.stop(self)
    unflag(node)
  }
}
