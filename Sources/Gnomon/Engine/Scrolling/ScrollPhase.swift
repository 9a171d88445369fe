// SPDX-License-Identifier: Apache-2.0
/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
  case idle
  /// A finger touches it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It slows down.
  case decelerating
  /// Code moves it.
  case animating

  public var isScrolling: Bool { self != .idle }
}
