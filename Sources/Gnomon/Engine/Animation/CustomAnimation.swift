// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The course of a change in time.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of a change from zero to `value` that is done after some seconds; nil when it's over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity per second of a change from zero to `value`; nil where it is over or not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// True if this animation carries on from another that is under way; false if it's added to that one.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nothing: an animation that doesn't say its velocity has none to hand on.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: the change is added to one that is under way.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The values that an animation may look at and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps between two calls.
  public var state: AnimationState<Value>
  /// True if the change counts as over though it still moves a little.
  public var isLogicallyComplete: Bool
  /// The environment of the view that changes.
  public private(set) var environment: EnvironmentValues

  init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The context with the state of a change of another type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The values that an animation keeps between two calls.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state of nothing.
  public init() {}

  /// The value kept for a key; its default where there is none.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that an animation can keep in its ``AnimationState``.
public protocol AnimationStateKey {
  /// The type of the value that is kept.
  associatedtype Value

  /// The value where none was kept.
  static var defaultValue: Self.Value { get }
}
