// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value kept in `UserDefaults` under a key. A view that reads it is due when the value changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private let coding: DefaultsCoding<Value>
  private var store: UserDefaults?

  init(_ fallback: Value, _ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
    self.store = store
  }

  private var location: DefaultsLocation<Value> {
    DefaultsLocation(store: store ?? .standard, key: key, fallback: fallback, coding: coding)
  }

  /// The stored value, or the one that the property was declared with where there's none.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value: what is written through it is stored.
  public var projectedValue: Binding<Value> { Binding(location: location) }

  /// Takes the store of the view's environment where the property was given none.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    guard property.store == nil else { return }
    let store = context.node.environment.defaultAppStorage
    property.store = store
    context.node.properties.environmentReads.append(DefaultStoreRead(store: store))
  }
}

extension AppStorage: EquatableByLocation {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    return a.key == b.key && a.store === b.store
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private struct DefaultStoreRead: EnvironmentRead {
  let store: UserDefaults
  func hasChanged(in environment: EnvironmentValues) -> Bool {
    environment.defaultAppStorage !== store
  }
}

private final class DefaultsLocation<Value>: Location<Value> {
  private let store: UserDefaults
  private let key: String
  private let fallback: Value
  private let coding: DefaultsCoding<Value>

  init(store: UserDefaults, key: String, fallback: Value, coding: DefaultsCoding<Value>) {
    self.store = store
    self.key = key
    self.fallback = fallback
    self.coding = coding
  }

  override func get() -> Value {
    DefaultsReaders.shared.registerRead(store, key)
    return coding.read(store, key) ?? fallback
  }

  override func set(_ new: Value) {
    coding.write(store, key, new)
    DefaultsReaders.shared.didWrite(store, key)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return store === other.store && key == other.key
  }
}
