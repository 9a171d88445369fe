// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// Observes an object that is handed to the view: its changes make the body due.
///
/// Another one must own the object, such as a ``StateObject`` of a view above. `$model.name` is a ``Binding`` to one of
/// its properties.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding(
        location: FunctionLocation(
          get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value }))
    }
  }

  nonisolated(unsafe) private var object: ObjectType

  /// Observes an object that another owns.
  public init(wrappedValue: ObjectType) { object = wrappedValue }
  /// Observes an object that another owns. An older spelling of ``init(wrappedValue:)``.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object that is observed. Another one that is written is observed from the next body on.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties, by `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Observes the object on behalf of the view's node.
  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    let object = property.object
    context.storage { ObjectSubscription<ObjectType>(node: node) }.observe(object)
  }
}

/// Owns an observable object for as long as the view's identity lives.
///
/// The object is made once, and its changes make the body due. `$model.name` is a ``Binding`` to one of its properties.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var subscription: ObjectSubscription<ObjectType>?

  /// Owns an object. The closure makes it once for each identity of the view, when the view appears in the tree.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Read outside of a view that is shown, each read makes a new one.
  public var wrappedValue: ObjectType { subscription?.object ?? make() }
  /// Bindings to the object's properties, by `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  /// Makes the object where there's none yet, and observes it on behalf of the view's node.
  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    property.subscription = context.ownedStorage({ ObjectSubscription<ObjectType>(node: node) }, property.make)
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  nonisolated public static var _isOwnStorage: Bool { true }
}

/// Observes an object that a view above has handed down with `environmentObject(_:)`.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  nonisolated(unsafe) private var object: ObjectType?

  /// Reads the object of the type from the views above.
  public init() {}

  /// The object that a view above has handed down. If there's none, the program ends with a message that says so.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found: a view above must hand one down with "
          + ".environmentObject(_:).")
    }
    return object
  }

  /// Bindings to the object's properties, by `$model.name`.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Takes the object from the environment of the view's node, and observes it.
  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    let subscription = context.storage { ObjectSubscription<ObjectType>(node: node) }
    let object = node.environment.object(of: ObjectType.self)
    property.object = object
    if let object {
      subscription.observe(object)
    } else {
      node.graph.warn(
        .missingEnvironmentObject, node, "there's no \(ObjectType.self) in the environment.",
        hint: "Hand one down with .environmentObject(_:) above this view.")
    }
    node.properties.environmentReads.append(ObservedObjectRead(object: object))
  }

  /// True: the stored value is only a handle, so two of them aren't compared.
  nonisolated public static var _isOwnStorage: Bool { true }
}

private struct ObservedObjectRead<ObjectType: ObservableObject>: EnvironmentRead {
  let object: ObjectType?
  func hasChanged(in environment: EnvironmentValues) -> Bool {
    environment.object(of: ObjectType.self) !== object
  }
}

/// A node's subscription to one object.
final class ObjectSubscription<ObjectType: ObservableObject>: UnmountableStorage {
  private(set) var object: ObjectType?
  private weak var node: DynamicNode?
  private var cancellable: AnyCancellable?

  init(node: DynamicNode) { self.node = node }

  func observe(_ new: ObjectType) {
    guard new !== object else { return }
    object = new
    cancellable = new.objectWillChange.sink { [weak node] _ in node?.invalidate(because: .observedProperty) }
  }

  /// Observes nothing any more.
  func end() {
    object = nil
    cancellable = nil
  }

  func unmount() { cancellable = nil }
}

extension ObservedObject: HoldsObservedValue {
  nonisolated var observedValue: Any? { object }
}

extension StateObject: HoldsObservedValue {
  nonisolated var observedValue: Any? { subscription?.object }
}

extension EnvironmentObject: HoldsObservedValue {
  nonisolated var observedValue: Any? { object }
}

extension ObjectSubscription: KeptStorage {
  var keptType: Any.Type { ObjectType.self }
  func kept(by coder: KeptCoder) throws -> KeptForm? { try object.map { try coder.keep($0) } }
}
