// SPDX-License-Identifier: Apache-2.0
/// The state of a scroll view's motion.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing moves.
  case idle
  /// A finger touches the scroll view, and hasn't moved it yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content slows down after the finger has left it. Gnomon's scroll views stop at once and are never in it.
  case decelerating
  /// The content moves because of code. Gnomon's scroll views are never in it.
  case animating

  /// True unless the phase is ``idle``.
  public var isScrolling: Bool { self != .idle }
}
