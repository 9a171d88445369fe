// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One or more taps after each other.
public nonisolated struct TapGesture: PrimitiveGesture, Sendable {
  /// No value: a tap only happens.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Taps in a row. `count` is their number, 1 at least.
  nonisolated public init(count: Int = 1) { self.count = count }

  /// Makes the recogniser that follows the touches on the gesture's view.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count, context) { _ in }
  }
}

/// Taps that tell where.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// The place of the last tap.
  public struct Value: Equatable, @unchecked Sendable {
    /// The place of the tap in points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Taps in a row that tell where.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: the frame of reference of the location.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the recogniser that follows the touches on the gesture's view.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count, context) {
      Value(location: context.location(of: $0, in: gesture.coordinateSpace))
    }
  }
}

private nonisolated final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  /// The distance that a finger may move in a tap, in points.
  private let tolerance: CGFloat
  private let count: Int
  private let value: (TouchEvent) -> Value
  private var taps = 0
  private var start: CGPoint?

  init(count: Int, _ context: _GestureContext, value: @escaping (TouchEvent) -> Value) {
    tolerance = context.node.environment.platformProfile.tapTolerance
    self.count = max(1, count)
    self.value = value
  }

  override var isHalfway: Bool { taps > 0 && taps < count }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    switch event.kind {
    case .began:
      start = event.location
      return .possible(nil)
    case .moved:
      guard let start, start.distance(to: event.location) <= tolerance, event.isOneFinger else { return .failed }
      return .possible(nil)
    case .held: return .possible(nil)
    case .ended:
      taps += 1
      return taps >= count ? .ended(value(event)) : .possible(nil)
    case .cancelled: return .failed
    }
  }
}

extension TouchEvent {
  nonisolated var isOneFinger: Bool { magnification == 1 && rotation == .zero }
}

extension _GestureContext {
  /// The place of an event in a coordinate space.
  nonisolated func location(of event: TouchEvent, in space: CoordinateSpace) -> CGPoint {
    let rect = CGRect(origin: event.location, size: .zero)
    switch space {
    case .global: return event.location
    case .local: return node.convertFromRoot(rect).origin
    case .named(let name): return node.ancestor(named: name)?.convertFromRoot(rect).origin ?? event.location
    }
  }
}
