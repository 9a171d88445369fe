// SPDX-License-Identifier: Apache-2.0
/// A key of a value that a view hands down to the views inside it.
///
/// ``EnvironmentValues`` shows how a key is used.
///
/// ```swift
/// private struct DensityKey: EnvironmentKey {
///   static let defaultValue: CGFloat = 1
/// }
///
/// extension EnvironmentValues {
///   var density: CGFloat {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is read where no view above has set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view inherits from the views above it.
///
/// A value of one's own has a key and a property:
///
/// ```swift
/// private struct DensityKey: EnvironmentKey {
///   static let defaultValue: CGFloat = 8
/// }
///
/// extension EnvironmentValues {
///   var density: CGFloat {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
///
/// struct Dense: View {
///   var body: some View {
///     Text("Close together").environment(\.density, 4)
///   }
/// }
/// ```
public struct EnvironmentValues: CustomStringConvertible {
  /// A table that is never changed once a second value refers to it.
  private(set) var storage: EnvironmentStorage
  /// The axis of the innermost stack around the view.
  var stackOrientation: Axis?

  /// The default of every value.
  public init() { storage = .empty }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let box = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      return unsafeDowncast(box, to: EnvironmentBox<K.Value>.self).value
    }
    set { set(EnvironmentBox(newValue), for: ObjectIdentifier(key)) }
  }

  private mutating func set(_ box: AnyObject, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) || storage === EnvironmentStorage.empty || storage.number != 0 {
      storage = EnvironmentStorage(values: storage.values, like: storage)
    }
    storage.values[key] = box
    if key == EnvironmentStorage.layoutDirectionKey {
      storage.isRightToLeft = layoutDirection == .rightToLeft
    } else if key == EnvironmentStorage.contrastKey {
      storage.isContrasted = colorSchemeContrast == .increased
    }
  }

  /// The object of a type that `environmentObject(_:)` or `environment(_:)` has handed down.
  func object<T: AnyObject>(of type: T.Type) -> T? {
    storage.values[ObjectIdentifier(type)].map { unsafeDowncast($0, to: T.self) }
  }

  mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
    if let object { set(object, for: ObjectIdentifier(type)) } else { remove(ObjectIdentifier(type)) }
  }

  private mutating func remove(_ key: ObjectIdentifier) {
    var values = storage.values
    values[key] = nil
    storage = EnvironmentStorage(values: values, like: storage)
  }

  /// True if two are the very same table.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage && stackOrientation == other.stackOrientation
  }

  /// True if the leading edge is on the right: known without looking it up.
  var isRightToLeft: Bool { storage.isRightToLeft }

  /// True if the reader asks for more contrast: known without looking it up, as each colour asks.
  var isContrasted: Bool { storage.isContrasted }

  /// The number of values that were set.
  public var description: String { "EnvironmentValues with \(storage.values.count) values set" }
}

extension EnvironmentValues: @unchecked Sendable {}

final class EnvironmentStorage {
  nonisolated(unsafe) static let empty = EnvironmentStorage(values: [:])
  @exclusivity(unchecked) fileprivate(set) var values: [ObjectIdentifier: AnyObject]
  @exclusivity(unchecked) fileprivate(set) var isRightToLeft = false
  @exclusivity(unchecked) fileprivate(set) var isContrasted = false
  /// Given to a table of which something was worked out that is found by the number: the values stay as they are then. No other has it, and 0
  /// is none.
  @exclusivity(unchecked) private(set) var number: UInt = 0
  nonisolated(unsafe) private static var lastNumber: UInt = 0
  fileprivate static let layoutDirectionKey = EnvironmentValues.layoutDirectionKey
  fileprivate static let contrastKey = EnvironmentValues.contrastKey

  /// The table's number, given to it where it has none.
  func remembered() -> UInt {
    if number == 0 {
      Self.lastNumber += 1
      number = Self.lastNumber
    }
    return number
  }

  /// - Parameter other: the table that the values come from, whose direction and contrast hold.
  init(values: [ObjectIdentifier: AnyObject], like other: EnvironmentStorage? = nil) {
    self.values = values
    guard let other else { return }
    isRightToLeft = other.isRightToLeft
    isContrasted = other.isContrasted
  }
}

final class EnvironmentBox<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
