// SPDX-License-Identifier: Apache-2.0
/// A value that a gesture keeps up to date while it's under way, and that returns to its first value afterwards.
@propertyWrapper
public nonisolated struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateStorage<Value>?

  /// A state with a first value, to which it returns without a transaction of its own.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// A state with a first value, to which it returns without a transaction of its own.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A state with a first value, and the transaction by which it returns to it.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value.
  ///   - resetTransaction: the transaction in which the first value returns.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A state with a first value, and the transaction by which it returns to it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A state with a first value, and a closure that changes the transaction by which it returns to it.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value.
  ///   - reset: is given the last value and the transaction in which the first value returns.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// A state with a first value, and a closure that changes the transaction by which it returns to it.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, which `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  func resetNow() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    withTransaction(transaction) { location.set(initial) }
  }

  /// Connects the property with what its view's node keeps, before the body is evaluated.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let initial = property.initial
    let node = context.node
    property.location = context.storage { StateStorage(initial, owner: node) }
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil at first, and the transaction by which it becomes nil again.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A state that is nil at first, and a closure that changes the transaction by which it becomes nil again.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
