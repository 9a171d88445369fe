// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A finger that stays down. While it waits, it tells true.
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
  /// True while the finger is down and long enough.
  public typealias Value = Bool

  /// The time that the finger stays down, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A finger that stays down.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long it stays down before the gesture succeeds, in seconds.
  ///   - maximumDistance: how far it may move before the gesture fails, in points.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes the recogniser that follows the touches on the gesture's view.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

private nonisolated final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: TouchEvent?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? { start.map { $0.time + gesture.minimumDuration } }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Bool> {
    if event.kind == .cancelled { return .failed }
    guard let start else {
      start = event
      return gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
    }
    guard start.location.distance(to: event.location) <= gesture.maximumDistance, event.isOneFinger else {
      return .failed
    }
    if event.time >= start.time + gesture.minimumDuration { return .ended(true) }
    return event.kind == .ended ? .failed : .possible(true)
  }
}
