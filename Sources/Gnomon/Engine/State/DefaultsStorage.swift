// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The form in which a value lies in a `UserDefaults` store.
struct DefaultsCoding<Value> {
  /// Reads a value; nil where the store has none, or one of another type.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// The coding of types that a store takes as they are.
  static func plain(_ convert: @escaping (Any) -> Value?) -> DefaultsCoding {
    DefaultsCoding(
      read: { store, key in store.object(forKey: key).flatMap(convert) },
      write: { store, key, value in store.set(value, forKey: key) })
  }

  /// The coding of types that have a raw value.
  static func raw<Raw>(_ raw: DefaultsCoding<Raw>) -> DefaultsCoding
  where Value: RawRepresentable, Value.RawValue == Raw {
    DefaultsCoding(
      read: { store, key in raw.read(store, key).flatMap(Value.init(rawValue:)) },
      write: { store, key, value in raw.write(store, key, value.rawValue) })
  }

  /// The coding of optional values: nil stands for no value.
  static func optional<Wrapped>(_ wrapped: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
    DefaultsCoding(
      read: { store, key in wrapped.read(store, key) },
      write: { store, key, value in
        if let value { wrapped.write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension DefaultsCoding where Value == Bool {
  static var bool: DefaultsCoding { plain { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue } }
}

extension DefaultsCoding where Value == Int {
  static var int: DefaultsCoding { plain { $0 as? Int ?? ($0 as? NSNumber)?.intValue } }
}

extension DefaultsCoding where Value == Double {
  static var double: DefaultsCoding { plain { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue } }
}

extension DefaultsCoding where Value == String {
  static var string: DefaultsCoding { plain { $0 as? String } }
}

extension DefaultsCoding where Value == Date {
  static var date: DefaultsCoding { plain { $0 as? Date } }
}

extension DefaultsCoding where Value == Data {
  static var data: DefaultsCoding { plain { $0 as? Data } }
}

extension DefaultsCoding where Value: Codable {
  /// The coding of types that are kept encoded.
  static var encoded: DefaultsCoding {
    DefaultsCoding(
      read: { store, key in store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { store, key, value in store.set(try? JSONEncoder().encode(value), forKey: key) })
  }
}

extension DefaultsCoding where Value == URL {
  static var url: DefaultsCoding {
    DefaultsCoding(
      read: { store, key in store.string(forKey: key).flatMap { URL(string: $0) } },
      write: { store, key, value in store.set(value.absoluteString, forKey: key) })
  }
}

/// The readers of each key of each store.
final class DefaultsReaders: @unchecked Sendable {
  private struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private final class Entry: Dependency {
    let store: UserDefaults
    var last: AnyHashable?
    init(_ store: UserDefaults) { self.store = store }
  }

  static let shared = DefaultsReaders()
  /// True if any view has read defaults, so that there's something to look after.
  nonisolated(unsafe) private static var isUsed = false
  private var entries: [Place: Entry] = [:]

  private init() {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      if isOnMainActor {
        self?.checkForChanges()
      } else {
        Task { @MainActor in self?.checkForChanges() }
      }
    }
  }

  private func entry(_ store: UserDefaults, _ key: String) -> Entry {
    Self.isUsed = true
    let place = Place(store: ObjectIdentifier(store), key: key)
    if let entry = entries[place] { return entry }
    let entry = Entry(store)
    entry.last = store.object(forKey: key) as? AnyHashable
    entries[place] = entry
    return entry
  }

  func registerRead(_ store: UserDefaults, _ key: String) {
    guard Graph.current != nil else { return }
    entry(store, key).registerRead()
  }

  /// Makes the readers of a key due, after it was written.
  func didWrite(_ store: UserDefaults, _ key: String) {
    let entry = entry(store, key)
    entry.last = store.object(forKey: key) as? AnyHashable
    entry.notifyReaders()
  }

  /// What views have read of the standard store, by its keys.
  static var standardValues: [String: Any] {
    guard isUsed else { return [:] }
    var values: [String: Any] = [:]
    for (place, entry) in shared.entries where entry.store === UserDefaults.standard {
      values[place.key] = entry.store.object(forKey: place.key)
    }
    return values
  }

  /// Has the standard store, and those that views have read, written to where the system keeps them. Not every system does that by itself.
  static func save() {
    UserDefaults.standard.synchronize()
    guard isUsed else { return }
    var saved: Set<ObjectIdentifier> = [ObjectIdentifier(UserDefaults.standard)]
    for (place, entry) in shared.entries where saved.insert(place.store).inserted { entry.store.synchronize() }
  }

  /// Makes the readers due of what somebody wrote past the property wrappers. Not every system tells of that, so hosts
  /// ask before each update.
  static func checkForChanges() {
    if isUsed { shared.checkForChanges() }
  }

  private func checkForChanges() {
    for (place, entry) in entries {
      let now = entry.store.object(forKey: place.key) as? AnyHashable
      guard now != entry.last else { continue }
      entry.last = now
      entry.notifyReaders()
    }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = UserDefaults.standard
}

extension EnvironmentValues {
  /// The store of `@AppStorage` properties that name none.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store of the `@AppStorage` properties inside that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
