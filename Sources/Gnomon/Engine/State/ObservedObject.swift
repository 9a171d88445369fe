// SPDX-License-Identifier: Apache-2.0
import OpenCombine

/// Observes an object that is handed to the view: its changes make the body due.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding(
        location: FunctionLocation(
          get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value }))
    }
  }

  nonisolated(unsafe) private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(object: object) }

  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    let object = property.object
    context.storage { ObjectSubscription<ObjectType>(node: node) }.observe(object)
  }
}

/// Owns an observable object for as long as the view's identity lives.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var subscription: ObjectSubscription<ObjectType>?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType { subscription?.object ?? make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

  nonisolated public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let node = context.node
    let subscription = context.storage { ObjectSubscription<ObjectType>(node: node) }
    if subscription.object == nil { subscription.observe(property.make()) }
    property.subscription = subscription
  }

  nonisolated public static var _isOwnStorage: Bool { true }
}

/// Observes an object that a view above has handed down with `environmentObject(_:)`.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Gives bindings to the object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  nonisolated(unsafe) private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found: a view above must hand one down with "
          + ".environmentObject(_:).")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

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

  nonisolated public static var _isOwnStorage: Bool { true }
}

private struct ObservedObjectRead<ObjectType: ObservableObject>: EnvironmentRead {
  let object: ObjectType?
  func hasChanged(in environment: EnvironmentValues) -> Bool { environment.object(of: ObjectType.self) !== object }
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
