// SPDX-License-Identifier: Apache-2.0
/// A key of a value that the focused view hands to the whole app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view, the views around it and the scene hand to the whole app.
///
/// `@Entry` declares one in an extension; its type is an optional one, since nothing may have the focus.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where neither the focused view nor one around it sets any.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  func object<T: AnyObject>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) { values[ObjectIdentifier(type)] = object }
}
