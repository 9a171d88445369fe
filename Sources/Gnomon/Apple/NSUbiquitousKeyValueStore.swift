// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Values that an app keeps in a cloud, by Foundation's name, which lacks it on Linux.
///
/// There is no cloud: the values are kept as long as the program runs, and go nowhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  private static let shared = NSUbiquitousKeyValueStore()
  /// The app's store.
  open class var `default`: NSUbiquitousKeyValueStore { shared }
  /// The name of the notification that another device has changed something. It's never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// The value for a key; nil where there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Keeps a value for a key; nil forgets what was kept.
  open func set(_ anObject: Any?, forKey aKey: String) { keep(anObject, aKey) }
  /// Forgets what is kept for a key.
  open func removeObject(forKey aKey: String) { keep(nil, aKey) }
  private func keep(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }
  /// Brings the values to the cloud: false, there is none.
  @discardableResult
  open func synchronize() -> Bool { false }

  /// The text for a key; nil where there is none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The array for a key; nil where there is none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary for a key; nil where there is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// The bytes for a key; nil where there are none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The number for a key; 0 where there is none.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  /// The number for a key; 0 where there is none.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
  /// The truth for a key; false where there is none.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
  /// Keeps a text for a key.
  open func set(_ aString: String?, forKey aKey: String) { keep(aString, aKey) }
  /// Keeps bytes for a key.
  open func set(_ aData: Data?, forKey aKey: String) { keep(aData, aKey) }
  /// Keeps an array for a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { keep(anArray, aKey) }
  /// Keeps a dictionary for a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { keep(aDictionary, aKey) }
  /// Keeps a number for a key.
  open func set(_ value: Int64, forKey aKey: String) { keep(NSNumber(value: value), aKey) }
  /// Keeps a number for a key.
  open func set(_ value: Double, forKey aKey: String) { keep(NSNumber(value: value), aKey) }
  /// Keeps a truth for a key.
  open func set(_ value: Bool, forKey aKey: String) { keep(NSNumber(value: value), aKey) }
}
