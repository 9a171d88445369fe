// SPDX-License-Identifier: Apache-2.0
/// A value that a view owns and that outlives the view's value: it lives as long as the view's identity.
///
/// Writing it makes the views due that read it. `$name` is a ``Binding`` to it, for views inside.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Tapped \(count) times") { count += 1 }
///   }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  fileprivate var storage: StateStorage<Value>?

  /// A value that the view owns. It's used when the view appears in the tree, and not when it's made again.
  public init(wrappedValue value: Value) { initial = value }
  /// A value that the view owns. It's used when the view appears in the tree, and not when it's made again.
  public init(initialValue value: Value) { initial = value }

  /// The current value. Reading it in a body makes the body depend on it; writing it makes the readers due.
  public var wrappedValue: Value {
    get {
      guard let storage else { return initial }
      storage.registerRead()
      return storage.value
    }
    nonmutating set {
      guard let storage else { return }
      storage.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(location: storage) }
    return Binding.constant(initial)
  }

  /// Connects the property with the storage that the view's node keeps, which is made with the first value.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.storage = context.ownedStorage(property.initial)
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A value that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// The storage of a state's value.
final class StateStorage<Value>: Location<Value>, @unchecked Sendable {
  fileprivate(set) var value: Value
  private weak var owner: DynamicNode?

  init(_ value: Value, owner: DynamicNode?) {
    self.value = value
    self.owner = owner
  }

  override func get() -> Value {
    registerRead()
    return value
  }

  override func set(_ new: Value) {
    if let evaluating = Graph.current, evaluating.graph.isUpdating {
      evaluating.graph.warn(
        .stateWrittenDuringUpdate, evaluating,
        "a state is written while the view is evaluated; what its body shows is undefined.",
        hint: "Write it in onAppear, onChange, a task or an action.")
    }
    let isSame = valuesAreEqual(new, value)
    guard !isSame else {
      value = new
      return
    }
    owner?.graph.frameClock?.willChangeState()
    let change = owner?.graph.tracer?.writes(traceName, value, new)
    value = new
    notifyReaders(change)
  }

  override func isSame(as other: Location<Value>) -> Bool { self === other }

  override var traceName: String? { owner?.properties.traceName(of: self, in: owner) }
}

extension State: HoldsObservedValue {
  var observedValue: Any? { storage.map { $0.value as Any } ?? initial }
}

extension StateStorage: KeptStorage {
  var keepsParts: Bool { value is any KeepsParts }
  var keptType: Any.Type { keepsParts ? String.self : Value.self }

  func kept(by coder: KeptCoder) throws -> KeptForm? {
    if let parts = value as? any KeepsParts { return try parts.keptParts().map { .text($0) } }
    return try coder.keep(value)
  }
}
