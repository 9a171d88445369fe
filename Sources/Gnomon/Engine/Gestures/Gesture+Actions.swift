// SPDX-License-Identifier: Apache-2.0
/// A gesture that calls an action when its value is another than before.
public nonisolated struct _ChangedGesture<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  /// Makes the base gesture's recogniser, with the action called when its value changes.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Base.Value> {
    let action = gesture.action
    var last: Base.Value?
    return ObservingRecognizer(Base._makeRecognizer(gesture.base, context)) { phase, actions in
      if case .ended = phase { return }
      guard let value = phase.value, value != last else { return }
      last = value
      actions.append { action(value) }
    }
  }
}

/// A gesture that calls an action when it has ended.
public nonisolated struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  /// Makes the base gesture's recogniser, with the action called when it ends.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Base.Value> {
    let action = gesture.action
    return ObservingRecognizer(Base._makeRecognizer(gesture.base, context)) { phase, actions in
      if case .ended(let value) = phase { actions.append { action(value) } }
    }
  }
}

/// A gesture that tells something made of another one's value.
public nonisolated struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Makes the base gesture's recogniser, with its values transformed.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    MappingRecognizer(Base._makeRecognizer(gesture.base, context), gesture.transform)
  }
}

/// A gesture that keeps a state up to date while it's under way.
public nonisolated struct GestureStateGesture<Base, State>: PrimitiveGesture where Base: Gesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value
  /// The gesture that is followed.
  public var base: Base
  /// The state that is kept up to date.
  public var state: GestureState<State>
  /// Writes the gesture's value into the state.
  let change: (Base.Value, inout State, inout Transaction) -> Void

  /// A gesture that keeps a state up to date.
  ///
  /// - Parameters:
  ///   - base: the gesture that is followed.
  ///   - state: the state, which returns to its first value when the gesture ends or fails.
  ///   - body: called with the gesture's value, the state to be changed and the change's transaction.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  /// Makes the base gesture's recogniser, with the state written while it's under way.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Base.Value> {
    ObservingRecognizer(Base._makeRecognizer(gesture.base, context)) { phase, actions in
      if phase.isFinished {
        actions.appendReset { gesture.state.resetNow() }
      } else if let value = phase.value {
        actions.append { gesture.state.update { gesture.change(value, &$0, &$1) } }
      }
    }
  }
}

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  private let make: (_GestureContext) -> _GestureRecognizer<Value>

  /// A gesture of any type, with the type hidden.
  nonisolated public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
    make = { T._makeRecognizer(gesture, $0) }
  }

  /// Makes the recogniser of the gesture that is hidden.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    gesture.make(context)
  }
}

extension Gesture {
  /// Calls an action whenever the gesture's value has changed, until it ends.
  @MainActor @preconcurrency public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
  where Self.Value: Equatable {
    _ChangedGesture(base: self, action: action)
  }

  /// Calls an action when the gesture has ended.
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Tells something made of the gesture's value.
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Keeps a state up to date while the gesture is under way; then the state gets its first value back.
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

private nonisolated final class ObservingRecognizer<Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Value>
  private let observe: (GesturePhase<Value>, inout GestureActions) -> Void

  init(
    _ base: _GestureRecognizer<Value>, observe: @escaping (GesturePhase<Value>, inout GestureActions) -> Void
  ) {
    self.base = base
    self.observe = observe
  }

  override var isHalfway: Bool { base.isHalfway }
  override var holdsOthers: Bool { base.holdsOthers }
  override var deadline: Double? { base.deadline }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    let phase = base.handle(event, &actions)
    observe(phase, &actions)
    return phase
  }
}

private nonisolated final class MappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Base>
  private let transform: (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var isHalfway: Bool { base.isHalfway }
  override var holdsOthers: Bool { base.holdsOthers }
  override var deadline: Double? { base.deadline }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    base.handle(event, &actions).map(transform)
  }
}
