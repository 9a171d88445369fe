// SPDX-License-Identifier: Apache-2.0
import Foundation

// One initialiser for each type that can be stored.
extension AppStorage {
  /// A `Bool` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }

  /// An `Int` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }

  /// A `Double` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }

  /// A `String` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }

  /// A `URL` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// A `Date` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .date)
  }

  /// A `Data` that is stored under a key, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }

  /// A value that is stored under a key as its raw `Int`, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(.int))
  }

  /// A value that is stored under a key as its raw `String`, and the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(.string))
  }
}

// nil where none is stored; writing nil removes the value.
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A `Bool` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.bool))
  }

  /// An `Int` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.int))
  }

  /// A `Double` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.double))
  }

  /// A `String` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.string))
  }

  /// A `URL` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }

  /// A `Date` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, .optional(.date))
  }

  /// A `Data` that is stored under a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.data))
  }
}

extension AppStorage {
  /// A value that is stored under a key as its raw `String`; nil where none is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, .optional(.raw(.string)))
  }

  /// A value that is stored under a key as its raw `Int`; nil where none is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, .optional(.raw(.int)))
  }
}
