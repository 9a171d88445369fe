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

  /// Reads the focused view's value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An object of the focused view, by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object(of: objectType) }
  }

  /// The focused view's value; nil if nothing sets it.
  public var wrappedValue: Value? { value }

  /// Reads the value from the focused view, and notes that the view depends on it.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.value = FocusedRead.read(&context, property.read)
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

/// Reads and writes a value that the focused view has a binding to.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  /// Reads the binding of the focused view at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// The value that the focused view has a binding to; nil if nothing sets a binding. Then what is written is lost, as
  /// nil is.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value. It's nil, and takes no values, where no focused view has one.
  public var projectedValue: Binding<Value?> {
    guard let binding else { return .constant(nil) }
    return Binding(
      location: FunctionLocation(
        get: { binding.wrappedValue }, set: { value, _ in if let value { binding.wrappedValue = value } }))
  }

  /// Reads the binding from the focused view, and notes that the view depends on it.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    property.binding = FocusedRead.read(&context, property.read)
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  public static var _isOwnStorage: Bool { true }
}

/// Observes an object of the focused view, by its type: its changes make the body due, as do others' turns.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Gives bindings to the object's properties.
  @preconcurrency @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  nonisolated(unsafe) private var object: ObjectType?

  /// Reads the focused view's object of the type.
  public init() {}

  /// The focused view's object; nil if nothing sets an object of the type.
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties; nil where there's none.
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  /// Reads the object from the focused view, and observes it.
  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    let subscription = context.storage { ObjectSubscription<ObjectType>(node: node) }
    let object = FocusedRead.read(&context) { $0.object(of: ObjectType.self) }
    property.object = object
    if let object { subscription.observe(object) } else { subscription.end() }
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  nonisolated public static var _isOwnStorage: Bool { true }
}

extension FocusedObject: HoldsObservedValue {
  nonisolated var observedValue: Any? { object }
}

extension FocusedValue: HoldsObservedValue {
  var observedValue: Any? { value }
}
