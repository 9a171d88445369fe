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

  init(node: DynamicNode, index: Int) {
    self.node = node
    self.index = index
  }

  /// The object that the node keeps for this property, made on the first evaluation.
  mutating func storage<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { index += 1 }
    if index < node.properties.objects.count { return unsafeDowncast(node.properties.objects[index], to: Object.self) }
    let object = make()
    node.properties.objects.append(object)
    if node.graph.tracer != nil, let name { node.properties.names[ObjectIdentifier(object)] = String(cString: name) }
    return object
  }
}

/// The values that a node keeps for its view's dynamic properties, and of what it has read: made where there's
/// something to keep.
final class PropertyStorage {
  var objects: [AnyObject] = []
  var environmentReads: [any EnvironmentRead] = []
  var geometryReads: [any GeometryRead] = []
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
  }
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
