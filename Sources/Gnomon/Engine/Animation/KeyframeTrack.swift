// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the keyframes move.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of ``body``: keyframes made of others.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this value is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a path.
  func _append(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body to the end of a path.
  public func _append(to path: inout _KeyframePath<Value>) { body._append(to: &path) }
}

/// Ends the bodies of built-in keyframes.
public struct _NoKeyframes<Value: Animatable>: KeyframeTrackContent {
  /// Its own type: the chain of bodies ends here.
  public typealias Body = Self
  /// The value itself, which has no keyframes.
  public var body: Self { self }
  /// Adds nothing.
  public func _append(to path: inout _KeyframePath<Value>) {}
}

protocol PrimitiveKeyframes: KeyframeTrackContent where Body == _NoKeyframes<Value> {}

extension PrimitiveKeyframes {
  /// Nothing: a built-in keyframe is added to the path directly.
  public var body: _NoKeyframes<Value> { _NoKeyframes() }
}

/// A keyframe that goes straight to a value, along a curve.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframes {
  /// No body: the keyframes are added to the path directly.
  public typealias Body = _NoKeyframes<Value>
  private let to: Value
  private let duration: TimeInterval
  private let curve: UnitCurve

  /// A straight way to a value.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds.
  ///   - timingCurve: the course in time; even unless told otherwise.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    curve = timingCurve
  }

  /// Adds a straight way to the value, in `duration` seconds.
  public func _append(to path: inout _KeyframePath<Value>) { path.line(to: to, duration: duration, curve: curve) }
}

/// A keyframe that goes to a value smoothly.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframes {
  /// No body: the keyframes are added to the path directly.
  public typealias Body = _NoKeyframes<Value>
  private let to: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A smooth way to a value.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds.
  ///   - startVelocity: the change in a second at the start; nil goes on as the keyframe before.
  ///   - endVelocity: the change in a second at the end; nil is made of the keyframes on both sides.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  /// Adds a smooth way to the value, in `duration` seconds. Velocities that aren't given are those of the neighbours.
  public func _append(to path: inout _KeyframePath<Value>) {
    path.cubic(
      to: to, duration: duration, startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData)
  }
}

/// A keyframe that goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframes {
  /// No body: the keyframes are added to the path directly.
  public typealias Body = _NoKeyframes<Value>
  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// A spring's way to a value.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds; nil is as long as the spring moves.
  ///   - spring: the spring.
  ///   - startVelocity: the change in a second at the start; nil goes on as the keyframe before.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  /// Adds a spring's way to the value, in `duration` seconds.
  public func _append(to path: inout _KeyframePath<Value>) {
    path.spring(to: to, duration: duration, spring: spring, startVelocity: startVelocity?.animatableData)
  }
}

/// A keyframe that is at a value at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframes {
  /// No body: the keyframes are added to the path directly.
  public typealias Body = _NoKeyframes<Value>
  private let to: Value
  /// A jump to a value, which takes no time.
  public init(_ to: Value) { self.to = to }
  /// Adds a jump to the value.
  public func _append(to path: inout _KeyframePath<Value>) { path.move(to: to) }
}

/// Keyframes one after the other.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframes {
  typealias Body = _NoKeyframes<Value>
  let parts: [any KeyframeTrackContent<Value>]

  func _append(to path: inout _KeyframePath<Value>) {
    for part in parts { append(part, &path) }
  }

  private func append<C: KeyframeTrackContent<Value>>(_ part: C, _ path: inout _KeyframePath<Value>) {
    part._append(to: &path)
  }
}

/// Builds keyframes out of statements.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// The keyframes of one of two branches, as an `if` with an `else` makes them.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    /// The type of the value that both branches move.
    public typealias Value = ConditionalValue
    /// No body: the keyframes are added to the path directly.
    public typealias Body = _NoKeyframes<ConditionalValue>
    let first: First?
    let second: Second?
    /// Nothing: the branch that is there is added to the path directly.
    public var body: _NoKeyframes<ConditionalValue> { _NoKeyframes() }

    /// Adds the keyframes of the branch that is there.
    public func _append(to path: inout _KeyframePath<ConditionalValue>) {
      first?._append(to: &path)
      second?._append(to: &path)
    }
  }

  /// Takes an expression as it is.
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  /// The keyframes of a loop, one round after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: components)
  }

  /// The keyframes of an `if` whose condition is true.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(first: component, second: nil)
  }

  /// The keyframes of an `else`.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(first: nil, second: component)
  }

  /// The first statement's keyframes.
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  /// The keyframes so far, followed by those of the next statement.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// No keyframes: an empty block.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _NoKeyframes<Value>() }
}
