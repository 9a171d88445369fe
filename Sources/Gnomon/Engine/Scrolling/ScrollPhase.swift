// SPDX-License-Identifier: Apache-2.0
/// The state of a scroll view's motion.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing moves.
  case idle
  /// A finger touches it.
  case tracking
  /// A finger moves it.
  case interacting
  /// The content slows down after the finger has left it.
  case decelerating
  /// The content moves because of code.
  case animating

  /// True unless the phase is ``idle``.
  public var isScrolling: Bool { self != .idle }
}
