// SPDX-License-Identifier: Apache-2.0
import Observation
import OpenCombine

/// Gives bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value
  /// The value itself, whose members by `$` are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects can be wrapped: the initialisers in the extensions say so.
  init(unchecked value: Value) { wrappedValue = value }

  // The compiler looks here for the type that a memberwise initialiser takes.
  /// Not to be used: the value has to be an observable object.
  @available(*, unavailable, message: "A bindable value has to be an observable object.")
  public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectMemberLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Bindings to the properties of an object, by the wrapper's syntax.
  public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }
  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(unchecked: wrappedValue) }
  /// The value that another view's `$` gives.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
  /// Bindings to the properties of an object, by the wrapper's syntax.
  public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }
  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(unchecked: wrappedValue) }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

private final class ObjectMemberLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ new: Value) { object[keyPath: keyPath] = new }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectMemberLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

extension Bindable: HoldsObservedValue {
  var observedValue: Any? { wrappedValue }
}
