// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two fingers that move apart or together.
public nonisolated struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The date of the event.
    public var time: Date
    /// The fingers' distance as a multiple of the first one.
    public var magnification: CGFloat
    /// The change of the scale in a second.
    public var velocity: CGFloat
    /// The point between the fingers, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The change of the distance before the gesture is recognised: 0.01 is 1 %.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together. `minimumScaleDelta` is the change of the scale before the gesture begins;
  /// 0.01 is 1 %.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recogniser that follows the touches on the gesture's view.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(context) {
      abs($0.magnification - 1) >= gesture.minimumScaleDelta
    } value: { event, start, rate in
      Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), magnification: event.magnification,
        velocity: rate.magnification, startAnchor: start.anchor, startLocation: start.location)
    }
  }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: PrimitiveGesture, Sendable {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {
    /// The date of the event.
    public var time: Date
    /// The angle that the fingers have turned; positive is clockwise.
    public var rotation: Angle
    /// The turn in a second.
    public var velocity: Angle
    /// The point between the fingers, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers, in the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The angle that the fingers have to turn before the gesture is recognised.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn. `minimumAngleDelta` is how far they turn before the gesture begins.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes the recogniser that follows the touches on the gesture's view.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    TwoFingerRecognizer(context) {
      abs($0.rotation.radians) >= gesture.minimumAngleDelta.radians
    } value: { event, start, rate in
      Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), rotation: event.rotation, velocity: rate.rotation,
        startAnchor: start.anchor, startLocation: start.location)
    }
  }
}

/// The older form of ``MagnifyGesture``: it tells only the scale.
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  /// The scale: 1 is the distance at the start.
  public typealias Value = CGFloat
  /// The change of the scale before the gesture begins; 0.01 is 1 %.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together, with the change of the scale before the gesture begins.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// A ``MagnifyGesture`` of which only the scale is told.
  @MainActor @preconcurrency public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// The older form of ``RotateGesture``: it tells only the angle.
public nonisolated struct RotationGesture: Gesture, Sendable {
  /// The angle since the start; positive is clockwise.
  public typealias Value = Angle
  /// The angle that the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn, with the angle before the gesture begins.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// A ``RotateGesture`` of which only the angle is told.
  @MainActor @preconcurrency public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

private nonisolated final class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  struct Start {
    let anchor: UnitPoint
    let location: CGPoint
  }

  struct Rate {
    var magnification: CGFloat = 0
    var rotation = Angle.zero
  }

  private let context: _GestureContext
  private let isRecognized: (TouchEvent) -> Bool
  private let value: (TouchEvent, Start, Rate) -> Value
  private var start: Start?
  private var last: TouchEvent?
  private var rate = Rate()
  private var isActive = false

  init(
    _ context: _GestureContext, isRecognized: @escaping (TouchEvent) -> Bool,
    value: @escaping (TouchEvent, Start, Rate) -> Value
  ) {
    self.context = context
    self.isRecognized = isRecognized
    self.value = value
  }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    if event.kind == .cancelled { return .failed }
    let start = self.start ?? makeStart(event)
    self.start = start
    if let last, event.time > last.time {
      let duration = event.time - last.time
      rate.magnification = (event.magnification - last.magnification) / duration
      rate.rotation = .radians((event.rotation.radians - last.rotation.radians) / duration)
    }
    last = event
    isActive = isActive || isRecognized(event)
    guard isActive else { return event.kind == .ended ? .failed : .possible(nil) }
    let now = value(event, start, rate)
    return event.kind == .ended ? .ended(now) : .active(now)
  }

  private func makeStart(_ event: TouchEvent) -> Start {
    let location = context.location(of: event, in: .local)
    let size = context.node.size
    return Start(
      anchor: UnitPoint(
        x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5),
      location: location)
  }
}
