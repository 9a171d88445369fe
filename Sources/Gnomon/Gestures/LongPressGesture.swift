import Foundation

/// A finger that stays down. While it waits, it tells true.
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

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

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Bool> {
    if event.kind == .cancelled { return .failed }
    guard let start else {
      start = event
      return gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
    }
    guard start.location.distance(to: event.location) <= gesture.maximumDistance, event.isOneFinger else {
      return .failed
    }
    if event.time - start.time >= gesture.minimumDuration { return .ended(true) }
    return event.kind == .ended ? .failed : .possible(true)
  }
}

/// A button's press: true while the finger is over the view. It ends where the finger is lifted there.
nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool

  /// How far outside the view the finger may stray, in points.
  static var tolerance: CGFloat { 40 }

  nonisolated static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Bool> {
    PressRecognizer(context)
  }
}

private nonisolated final class PressRecognizer: _GestureRecognizer<Bool> {
  private let context: _GestureContext
  init(_ context: _GestureContext) { self.context = context }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Bool> {
    let reach = CGRect(origin: .zero, size: context.node.size)
      .insetBy(dx: -PressGesture.tolerance, dy: -PressGesture.tolerance)
    let isOver = reach.contains(context.location(of: event, in: .local))
    switch event.kind {
    case .cancelled: return .failed
    case .ended: return isOver ? .ended(true) : .failed
    case .began, .moved, .held: return .possible(isOver)
    }
  }
}
