// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is kept for objects by keys, beside their properties. It's for the module `ObjectiveC`.
///
/// A view, a controller and what else is a ``UIResponder`` keeps its values itself, so that they go with it. The values of other objects lie in a table
/// that doesn't keep the objects: it's swept whenever it has doubled.
public enum _AssociatedObjects {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  /// The value of a key; nil where there is none.
  public static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    if let responder = object as? UIResponder { return responder.associated.value[key] }
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values[key]
  }

  /// Keeps a value for a key; nil forgets what was kept.
  public static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    if let responder = object as? UIResponder {
      responder.associated.value[key] = value
      return
    }
    // What goes is let go outside of the lock: it may have values of its own.
    var gone: [Any?] = []
    lock.lock()
    let id = ObjectIdentifier(object)
    var entry = entries[id] ?? Entry(object: object, values: [:])
    if entry.object !== object {
      gone.append(entry.values)
      entry = Entry(object: object, values: [:])
    }
    gone.append(entry.values.updateOptional(value, key))
    entries[id] = entry.values.isEmpty ? nil : entry
    if entries.count > limit {
      let dead = entries.filter { $0.value.object == nil }
      for (id, entry) in dead {
        gone.append(entry.values)
        entries[id] = nil
      }
      limit = max(64, entries.count * 2)
    }
    lock.unlock()
    withExtendedLifetime(gone) {}
  }

  /// The values of all keys are forgotten.
  public static func removeAll(of object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.associated.value = [:]
      return
    }
    lock.lock()
    let gone = entries.removeValue(forKey: ObjectIdentifier(object))
    lock.unlock()
    withExtendedLifetime(gone) {}
  }
}

/// The values that an object keeps by keys.
final class AssociatedValues: @unchecked Sendable {
  var value: [UnsafeRawPointer: Any] = [:]
}

extension Dictionary {
  fileprivate mutating func updateOptional(_ value: Value?, _ key: Key) -> Value? {
    if let value { updateValue(value, forKey: key) } else { removeValue(forKey: key) }
  }
}
