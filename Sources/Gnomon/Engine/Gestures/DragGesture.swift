// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A finger that moves.
///
/// ```swift
/// struct Movable: View {
///   @State private var offset = CGSize.zero
///
///   var body: some View {
///     Circle()
///       .frame(width: 40, height: 40)
///       .offset(offset)
///       .gesture(DragGesture().onChanged { offset = $0.translation })
///   }
/// }
/// ```
public nonisolated struct DragGesture: PrimitiveGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The date of the event.
    public var time: Date
    /// The place of the finger in points, in the gesture's coordinate space.
    public var location: CGPoint
    /// The place in points where the finger went down, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The velocity in points a second.
    public let velocity: CGSize

    /// The way in points from where the finger went down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place in points where the finger would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way in points from where the finger went down to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance that the finger has to move before the gesture is recognised, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves.
  ///
  /// - Parameters:
  ///   - minimumDistance: the distance in points that the finger goes before the gesture begins; 0 begins at once.
  ///   - coordinateSpace: the frame of reference of the locations.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A finger that moves at least a distance in points, with locations in a coordinate space.
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the recogniser that follows the touches on the gesture's view.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture, context)
  }
}

private nonisolated final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private struct Sample {
    let time: Double
    let location: CGPoint
  }

  private let gesture: DragGesture
  private let context: _GestureContext
  private var start: CGPoint?
  private var origin: CGPoint = .zero
  private var last: Sample?
  private var velocity: CGSize = .zero
  private var isActive = false

  init(_ gesture: DragGesture, _ context: _GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<DragGesture.Value> {
    if event.kind == .cancelled { return .failed }
    let location = context.location(of: event, in: gesture.coordinateSpace)
    let start = self.start ?? location
    if self.start == nil {
      self.start = location
      origin = event.location
    }
    follow(Sample(time: event.time, location: location))
    if !isActive {
      isActive = origin.distance(to: event.location) >= gesture.minimumDistance || !(gesture.minimumDistance > 0)
    }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: start,
      velocity: velocity)
    if event.kind == .ended { return isActive ? .ended(value) : .failed }
    return isActive ? .active(value) : .possible(nil)
  }

  private func follow(_ sample: Sample) {
    guard let before = last else {
      last = sample
      return
    }
    let duration = sample.time - before.time
    guard duration > 0 else { return }
    velocity = CGSize(
      width: (sample.location.x - before.location.x) / duration,
      height: (sample.location.y - before.location.y) / duration)
    last = sample
  }
}
