// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// True if something is on its way, or will change by itself: the frame at a later instant may look different.
  ///
  /// Always false where animations are immediate.
  public var isAnimating: Bool { graph.frameClock?.isAnimating ?? false }

  /// Lets time pass, and shows the frame at the instant that is reached.
  ///
  /// On the way there, animations end, completions are called and phases begin at their times: those of curves exactly, those
  /// of springs and of animations of your own at the first of 60 frames a second. Nothing else is done in between, so that a
  /// long time costs little. The same calls give the same frames.
  ///
  /// - Parameter seconds: a number below 0, or one that isn't finite, counts as 0.
  public func advance(by seconds: TimeInterval) {
    pass(seconds)
    graph.tracer?.nextFrame = "the clock was moved to \(points(now)) s"
    update()
  }

  /// Lets a duration pass, and shows the frame at the instant that is reached. A negative one counts as 0.
  public func advance(by duration: Duration) {
    let (seconds, attoseconds) = duration.components
    advance(by: TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18)
  }

  /// Moves the clock. What it shows is brought there; the frame is still to be made.
  ///
  /// - Parameter decidesTouch: false while a finger is on its way: whether it was held is decided where it is then.
  func pass(_ seconds: TimeInterval, decidesTouch: Bool = true) {
    let end = now + max(0, finite(seconds))
    let clock = graph.frameClock
    while now < end {
      let next = min(end, clock?.nextInstant ?? end, decidesTouch ? graph.touch?.deadline ?? end : end)
      // A step too small to be told from nothing.
      now = next > now ? next : end
      if let clock, clock.advance(to: now), now < end { update() }
      if decidesTouch { passTouchTime() }
    }
    clock?.present()
  }
}

extension LayoutSnapshot {
  /// The snapshot with the frames that views are drawn in, where some are on their way.
  func drawn(by clock: FrameClock?, _ drawn: () -> LayoutSnapshot) -> LayoutSnapshot {
    guard let clock, !clock.geometries.isEmpty else { return self }
    var copy = self
    copy.root = root.drawn(as: clock.showingFrames(drawn).root)
    return copy
  }
}

extension LayoutSnapshot.Node {
  fileprivate func drawn(as other: LayoutSnapshot.Node) -> LayoutSnapshot.Node {
    var copy = self
    copy.rendered = other.rendered
    copy.children = zip(children, other.children).map { $0.drawn(as: $1) }
    return copy
  }
}
