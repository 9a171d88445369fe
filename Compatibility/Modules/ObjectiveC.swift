// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import ObjectiveC`: values that are kept for objects by keys, and names of methods. Nothing is called by its name on Linux.
@_exported import struct Gnomon.Selector
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
import enum Gnomon._AssociatedObjects

/// How a value is kept for an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It isn't kept on Apple's systems, and is here.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It's kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It's kept. A value isn't copied here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It's kept.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// It's kept. A value isn't copied here.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The value that is kept for an object by a key; nil where there is none.
@_alwaysEmitIntoClient
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  _AssociatedObjects.value(of: object as AnyObject, key)
}

/// Keeps a value for an object by a key; nil forgets what was kept.
@_alwaysEmitIntoClient
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { _AssociatedObjects.set(value, of: object as AnyObject, key) }

/// The bytes of a class's objects.
@_alwaysEmitIntoClient
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  // The size stands in the class's description: behind its kind, its superclass, its flags and the place of its objects.
  return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

/// The class of a name: nil. On Linux classes aren't looked up by their names.
@_alwaysEmitIntoClient
public func objc_getClass(_ name: UnsafePointer<CChar>!) -> Any! { nil }

/// Forgets all that is kept for an object by keys.
@_alwaysEmitIntoClient
public func objc_removeAssociatedObjects(_ object: Any) { _AssociatedObjects.removeAll(of: object as AnyObject) }
