// SPDX-License-Identifier: Apache-2.0
/// A stored property of a view that the view's node feeds: a state, an environment value, an observed object.
///
/// A property of your own may hold others: they're connected first, then ``update()`` is called, before each
/// evaluation of the body.
public protocol DynamicProperty {
  /// Called before the body is evaluated, when the properties inside have their values.
  mutating func update()

  /// Gives the property what the node keeps for it. Only built-in properties have their own.
  static func _connect(_ property: inout Self, _ context: inout _PropertyContext)

  /// True if the value in the view is only a handle, so that comparing it says nothing.
  static var _isOwnStorage: Bool { get }
}

extension DynamicProperty {
  /// Does nothing: a property without values that depend on others needs no update.
  public mutating func update() {}

  /// Connects the properties inside this one, and updates it.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    withUnsafeMutableBytes(of: &property) { bytes in
      TypeInfo.of(Self.self).connectNested(bytes.baseAddress!, &context)
    }
    property.update()
  }

  /// False: the property's fields are compared like any others.
  public static var _isOwnStorage: Bool { false }
}

/// Hands a node's storage to the properties of its view, in the order of declaration.
public struct _PropertyContext {
  let node: DynamicNode
  var index: Int
  /// The field's name, as the type's metadata has it.
  var name: UnsafePointer<CChar>?
  /// The name of the property that holds this one, where that's a property of the user's own.
  var outer: UnsafePointer<PropertyName>?
  /// Learns which storages belong to which properties of the view's type.
  var info: TypeInfo?

  init(node: DynamicNode, index: Int) {
    self.node = node
    self.index = index
  }

  /// The object that the node keeps for this property, made on the first evaluation.
  mutating func storage<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { index += 1 }
    if index < node.properties.objects.count { return unsafeDowncast(node.properties.objects[index], to: Object.self) }
    let object = make()
    keep(object, isOwned: false)
    return object
  }

  /// The object that the node keeps for a value that the view owns, made on the first evaluation: with the value of the
  /// program before, where there's one.
  mutating func ownedStorage<Value>(_ initial: Value) -> StateStorage<Value> {
    defer { index += 1 }
    if index < node.properties.objects.count {
      return unsafeDowncast(node.properties.objects[index], to: StateStorage<Value>.self)
    }
    if let known = node.properties.shared?.objects[index] as? StateStorage<Value> {
      keep(known, isOwned: true)
      return known
    }
    var value = initial
    if let keeping = node.graph.keeping, let name = ownName {
      if let parts = initial as? any KeepsParts {
        keeping.restore(parts, of: name, for: node)
      } else if let kept = keeping.value(of: name, for: node, as: Value.self) {
        value = kept
      }
    }
    let object = StateStorage(value, owner: node)
    node.properties.shared?.objects[index] = object
    keep(object, isOwned: true)
    return object
  }

  /// The same of an object that the view owns.
  mutating func ownedStorage<Object>(_ storage: () -> ObjectSubscription<Object>, _ make: () -> Object)
    -> ObjectSubscription<Object>
  {
    defer { index += 1 }
    if index < node.properties.objects.count {
      return unsafeDowncast(node.properties.objects[index], to: ObjectSubscription<Object>.self)
    }
    let object = storage()
    let name = node.graph.keeping == nil ? nil : ownName
    let known = node.properties.shared?.objects[index] as? Object
    object.observe(
      known ?? name.flatMap { node.graph.keeping?.value(of: $0, for: node, as: Object.self) } ?? make())
    node.properties.shared?.objects[index] = object.object
    keep(object, isOwned: true)
    return object
  }

  private mutating func keep(_ object: AnyObject, isOwned: Bool) {
    node.properties.objects.append(object)
    if let info, index >= info.storageNames.count { info.storageNames.append(isOwned ? ownName : nil) }
    guard node.graph.tracer != nil, var name else { return }
    // A trace names the view's own property.
    var around = outer
    while let current = around { (name, around) = (current.pointee.name, current.pointee.outer) }
    node.properties.names[ObjectIdentifier(object)] = String(cString: name)
  }

  /// `width`; of a property inside of another `frame.width`.
  private var ownName: String? {
    guard let name else { return nil }
    var result = PropertyName(name: name, outer: nil).plain
    var around = outer
    while let current = around {
      result = current.pointee.plain + "." + result
      around = current.pointee.outer
    }
    return result
  }
}

/// The name of a property that holds others.
struct PropertyName {
  let name: UnsafePointer<CChar>
  let outer: UnsafePointer<PropertyName>?

  /// The name without the sign of a wrapper's storage.
  var plain: String {
    let name = String(cString: name)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

/// An object in a state of this package's own views that says itself what is kept of it.
protocol KeepsParts: AnyObject {
  /// nil where there's nothing to keep. Throws a ``KeptCoder/Failure`` where what there is can't be kept.
  func keptParts() throws -> String?
  func restore(parts: String) throws
}

/// The values that a node keeps for its view's dynamic properties, and of what it has read: made where there's
/// something to keep.
final class PropertyStorage {
  /// The node; nil once that is gone.
  @exclusivity(unchecked) unowned(unsafe) var reader: DynamicNode?
  @exclusivity(unchecked) var objects: [AnyObject] = []
  @exclusivity(unchecked) var environmentReads: [any EnvironmentRead] = []
  @exclusivity(unchecked) var geometryReads: [any GeometryRead] = []
  /// What the nodes of several hosts have together; nil where the node's values are its own.
  var shared: SharedProperties?

  init(of reader: DynamicNode) { self.reader = reader }

  /// The properties that the objects belong to, while somebody traces.
  var names: [ObjectIdentifier: String] = [:]

  /// `width of Card`.
  func traceName(of object: AnyObject, in node: ViewNode?) -> String? {
    guard let name = names[ObjectIdentifier(object)] else { return nil }
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return node?.snapshotName.map { "\(plain) of \($0)" } ?? plain
  }

  func beginConnecting() { environmentReads.removeAll(keepingCapacity: true) }

  func unmount() {
    for object in objects {
      (object as? any UnmountableStorage)?.unmount()
      // A state knows its readers, and what they show knows the state: they would keep each other.
      (object as? Dependency)?.forgetGoneReaders()
    }
    objects = []
    // Whose geometry it read may hold it for a while.
    environmentReads = []
    geometryReads = []
  }
}

/// The values that something owns whose properties are connected in several hosts: an app's, in each of its windows.
final class SharedProperties {
  /// The storages of states and the objects of `@StateObject`, by the properties' numbers.
  var objects: [Int: AnyObject] = [:]
}

/// A property's storage that has something to end when the view goes.
protocol UnmountableStorage: AnyObject {
  func unmount()
}

/// An environment value that a body was given.
protocol EnvironmentRead {
  func hasChanged(in environment: EnvironmentValues) -> Bool
  /// The value before and now, for a trace.
  func change(in environment: EnvironmentValues) -> String?
}

extension EnvironmentRead {
  func change(in environment: EnvironmentValues) -> String? { nil }
}
