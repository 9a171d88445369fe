// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSObjectProtocol {
  /// Whether a class has a method of a name: false. On Linux methods aren't called by their names.
  public static func responds(to aSelector: Selector!) -> Bool { false }
  /// Calls a class's method of a name: nil, and a warning says so once. On Linux methods aren't called by their names.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { _NamedMethods.lack(aSelector) }
  /// Calls a class's method of a name with a value: nil, and a warning says so once. On Linux methods aren't called by their names.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _NamedMethods.lack(aSelector)
  }
  /// Whether an object has a method of a name: false. On Linux methods aren't called by their names.
  public func responds(to aSelector: Selector!) -> Bool { false }
  /// Calls a method of a name: nil, and a warning says so once. On Linux methods aren't called by their names.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { _NamedMethods.lack(aSelector) }
  /// Calls a method of a name with a value: nil, and a warning says so once. On Linux methods aren't called by their names.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    _NamedMethods.lack(aSelector)
  }
  /// Calls a method of a name with two values: nil, and a warning says so once. On Linux methods aren't called by their names.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    _NamedMethods.lack(aSelector)
  }
}

extension NSObjectProtocol {
  /// The value of a stored property of a name; nil where there is none, and a warning says so once. On Linux objects don't know their properties' names.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    _FrameworkLack.say(
      "'\(key)' isn't found in \(type(of: self)): on Linux properties aren't looked up by their names.")
    return nil
  }
  /// Sets the property of a name. Nothing is set, and a warning says so once: on Linux properties aren't looked up by their names.
  public func setValue(_ value: Any?, forKey key: String) {
    _FrameworkLack.say("'\(key)' of \(type(of: self)) isn't set: on Linux properties aren't looked up by their names.")
  }
  /// Sets the property at a path of names. Nothing is set, and a warning says so once.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// The value at a path of names: nil where one of them isn't found.
  public func value(forKeyPath keyPath: String) -> Any? {
    var next: Any? = self
    for key in keyPath.split(separator: ".") { next = (next as? any NSObjectProtocol)?.value(forKey: String(key)) }
    return next
  }
}

extension NSObjectProtocol {
  /// Called where an object is shown in a tool for its making. There is none: it isn't called.
  public func prepareForInterfaceBuilder() {}
}

// Observing by names.

/// What is told of an observed property, by Foundation's name, which lacks it on Linux.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places that have changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether it's told before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of changes of an observed property, by Foundation's name, which lacks it on Linux.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Something was put in.
  case insertion
  /// Something was taken out.
  case removal
  /// Something was put in another's place.
  case replacement
}

extension NSObjectProtocol {
  /// Observes the property at a path of names. Nothing is told, and a warning says so once: on Linux properties aren't observed by their names.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    _FrameworkLack.say("'\(keyPath)' isn't observed: on Linux properties aren't observed by their names.")
  }
  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
  /// Is told of an observed property. Nobody tells.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

/// What methods are called by their names: none.
public enum _NamedMethods {
  /// Says once that a method isn't called.
  static func lack(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    _FrameworkLack.say(
      "'\(selector.map(\.description) ?? "nil")' isn't called: on Linux methods aren't called by their names.")
    return nil
  }
}

/// A method's name. It needn't exist.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
/// The words of a method's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObject {
  /// The name of the object's class, with its module's.
  public var className: String { String(reflecting: type(of: self)) }
}
