// SPDX-License-Identifier: Apache-2.0
import Observation
import OpenCombine

/// Reads a value of the focused view: what it or the innermost view around it sets by `focusedValue(_:_:)`, else what the scene shown sets by
/// `focusedSceneValue(_:_:)`.
///
/// The body is evaluated again when the focus has moved to a view with another value, or when the value has changed.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An object of the focused view, by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object(of: objectType) }
  }

  /// nil where nothing sets the value.
  public var wrappedValue: Value? { value }

  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.value = FocusedRead.read(&context, property.read)
  }

  public static var _isOwnStorage: Bool { true }
}

/// Reads and writes a value that the focused view has a binding to.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// nil where nothing sets a binding; then what is written is lost, as nil is.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding(
      location: FunctionLocation(
        get: { binding.wrappedValue }, set: { value, _ in if let value { binding.wrappedValue = value } }))
  }

  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.binding = FocusedRead.read(&context, property.read)
  }

  public static var _isOwnStorage: Bool { true }
}

/// Observes an object of the focused view, by its type: its changes make the body due, as do others' turns.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Gives bindings to the object's properties.
  @preconcurrency @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  nonisolated(unsafe) private var object: ObjectType?

  public init() {}

  /// nil where nothing sets an object of the type.
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; nil where there's none.
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    let subscription = context.storage { ObjectSubscription<ObjectType>(node: node) }
    let object = FocusedRead.read(&context) { $0.object(of: ObjectType.self) }
    property.object = object
    if let object { subscription.observe(object) } else { subscription.end() }
  }

  nonisolated public static var _isOwnStorage: Bool { true }
}

extension FocusedObject: HoldsObservedValue {
  nonisolated var observedValue: Any? { object }
}

extension FocusedValue: HoldsObservedValue {
  var observedValue: Any? { value }
}
