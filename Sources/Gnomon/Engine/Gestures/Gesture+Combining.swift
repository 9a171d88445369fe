// SPDX-License-Identifier: Apache-2.0
/// Two gestures that may be recognised at the same time.
public nonisolated struct SimultaneousGesture<First, Second>: PrimitiveGesture where First: Gesture, Second: Gesture {
  /// The values of both gestures; nil as long as a gesture tells nothing.
  public struct Value {
    /// The first gesture's value; nil as long as it tells nothing.
    public var first: First.Value?
    /// The second gesture's value; nil as long as it tells nothing.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures that may be recognised at the same time.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes a recogniser that gives every touch to both.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context)
    ) { Value(first: $0, second: $1) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that begins when another one has ended.
public nonisolated struct SequenceGesture<First, Second>: PrimitiveGesture where First: Gesture, Second: Gesture {
  /// The state of a sequence.
  public enum Value {
    /// The first gesture isn't done.
    case first(First.Value)
    /// The first gesture has ended; the second tells nil as long as it isn't recognised.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that begins when the first has ended.
  public var second: Second

  /// A gesture that begins when another has ended.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes a recogniser that gives touches to the first until it has ended, and then to the second.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which one at most is recognised; the first is preferred.
public nonisolated struct ExclusiveGesture<First, Second>: PrimitiveGesture where First: Gesture, Second: Gesture {
  /// The value of the gesture that is recognised.
  public enum Value {
    /// The first gesture was recognised, and tells this.
    case first(First.Value)
    /// The second gesture was recognised, and tells this.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The gesture that is recognised where the first isn't.
  public var second: Second

  /// Two gestures of which one at most is recognised.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes a recogniser that lets the second gesture succeed only after the first has failed.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context))
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Both gestures, at the same time where they come so.
  nonisolated public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
  where Other: Gesture {
    SimultaneousGesture(self, other)
  }

  /// This gesture, then another.
  @MainActor @preconcurrency public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture {
    SequenceGesture(self, other)
  }

  /// This gesture or else another.
  nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}

private nonisolated final class SimultaneousRecognizer<A, B, Value>: _GestureRecognizer<Value> {
  private let first: _GestureRecognizer<A>
  private let second: _GestureRecognizer<B>
  private let value: (A?, B?) -> Value
  private var a: GesturePhase<A> = .possible(nil)
  private var b: GesturePhase<B> = .possible(nil)

  init(_ first: _GestureRecognizer<A>, _ second: _GestureRecognizer<B>, value: @escaping (A?, B?) -> Value) {
    self.first = first
    self.second = second
    self.value = value
  }

  override var isHalfway: Bool { !a.isFinished && first.isHalfway || !b.isFinished && second.isHalfway }

  override var holdsOthers: Bool { !a.isFinished && first.holdsOthers || !b.isFinished && second.holdsOthers }

  override var deadline: Double? {
    earlier(a.isFinished ? nil : first.deadline, b.isFinished ? nil : second.deadline)
  }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    if !a.isFinished { a = first.handle(event, &actions) }
    if !b.isFinished { b = second.handle(event, &actions) }
    let both = value(a.value, b.value)
    if a.isFinished, b.isFinished { return a.isRecognized || b.isRecognized ? .ended(both) : .failed }
    if a.isRecognized || b.isRecognized { return .active(both) }
    return a.value == nil && b.value == nil ? .possible(nil) : .possible(both)
  }
}

private nonisolated final class SequenceRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  private typealias Value = SequenceGesture<First, Second>.Value
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var done: First.Value?
  private var hasBegun = false

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var isHalfway: Bool { done == nil ? first.isHalfway : true }
  override var holdsOthers: Bool { done == nil ? first.holdsOthers : second.holdsOthers }
  override var deadline: Double? { done == nil ? first.deadline : second.deadline }

  override func handle(
    _ event: TouchEvent, _ actions: inout GestureActions
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    guard let done else {
      let phase = first.handle(event, &actions)
      guard case .ended(let value) = phase else { return phase.map { .first($0) } }
      self.done = value
      // A finger that is still down begins the second gesture where it is.
      if event.kind != .ended { begin(event, &actions) }
      return .active(.second(value, nil))
    }
    if !hasBegun, event.kind != .began, event.kind != .cancelled { begin(event, &actions) }
    hasBegun = true
    switch second.handle(event, &actions) {
    case .possible(let value): return .active(.second(done, value))
    case .active(let value): return .active(.second(done, value))
    case .ended(let value): return .ended(.second(done, value))
    case .failed: return .failed
    }
  }

  private func begin(_ event: TouchEvent, _ actions: inout GestureActions) {
    hasBegun = true
    _ = second.handle(event.with(.began), &actions)
  }
}

private nonisolated final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var a: GesturePhase<First.Value> = .possible(nil)
  private var b: GesturePhase<Second.Value> = .possible(nil)
  /// The actions that the second would call, while the first may still be recognised.
  private var held = GestureActions()

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var isHalfway: Bool { !a.isFinished && first.isHalfway || !b.isFinished && second.isHalfway }

  override var holdsOthers: Bool { !a.isFinished && first.holdsOthers || !b.isFinished && second.holdsOthers }

  override var deadline: Double? {
    earlier(a.isFinished ? nil : first.deadline, b.isFinished ? nil : second.deadline)
  }

  override func handle(
    _ event: TouchEvent, _ actions: inout GestureActions
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if !a.isFinished { a = first.handle(event, &actions) }
    if case .failed = a {
      actions += held
      held = GestureActions()
      if !b.isFinished { b = second.handle(event, &actions) }
      return b.map { .second($0) }
    }
    // A first gesture that is under way leaves the second no chance.
    if a.isRecognized {
      if !b.isFinished { b = second.handle(event.with(.cancelled), &actions) }
      return a.map { .first($0) }
    }
    if !b.isFinished { b = second.handle(event, &held) }
    return a.map { .first($0) }
  }
}

private nonisolated func earlier(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}
