import Observation
import OpenCombine

/// A key of a value that the focused view hands to the whole app.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view hands to the whole app. In a host nothing has the focus, so that all are nil.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where the focused view sets none.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the focused view.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An object of the focused view, by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { _ in nil } }

  public var wrappedValue: Value? { read(FocusedValues()) }
}

/// Reads and writes a value of the focused view.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  public var wrappedValue: Value? {
    get { read(FocusedValues())?.wrappedValue }
    nonmutating set { if let newValue { read(FocusedValues())?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let read = read
    return Binding(
      location: FunctionLocation(
        get: { read(FocusedValues())?.wrappedValue },
        set: { value, _ in if let value { read(FocusedValues())?.wrappedValue = value } }))
  }
}

/// Observes an object of the focused view.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? { nil }
}

extension View {
  /// Hands a value to the whole app while the view has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    attribute("focusedValue", value)
  }

  /// Hands a value to the whole app while the view has the focus; nil is none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    attribute("focusedValue", value)
  }

  /// Hands an object to the whole app while the view has the focus.
  nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    attribute("focusedValue", object)
  }

  /// Hands a value to the whole app while the scene is in front.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    attribute("focusedSceneValue", value)
  }

  /// Hands a value to the whole app while the scene is in front; nil is none.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    attribute("focusedSceneValue", value)
  }

  /// Hands an object to the whole app while the scene is in front; nil is none.
  nonisolated public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    attribute("focusedSceneValue", object)
  }

  /// Hands an object to the whole app while the scene is in front.
  nonisolated public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
    attribute("focusedSceneObject", object)
  }

  /// Hands an object to the whole app while the scene is in front; nil is none.
  nonisolated public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
    attribute("focusedSceneObject", object)
  }

  /// Hands an object to the whole app while the view has the focus.
  nonisolated public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
    attribute("focusedObject", object)
  }

  /// Hands an object to the whole app while the view has the focus; nil is none.
  nonisolated public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    attribute("focusedObject", object)
  }
}

/// Why the focus is looked for.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Gives a view inside the focus when the view appears and nothing has it.
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
  }
}
