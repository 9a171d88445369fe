// SPDX-License-Identifier: Apache-2.0
import Foundation

// One initialiser for each type that can be stored.
extension SceneStorage {
  /// A `Bool` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// An `Int` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// A `Double` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// A `String` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// A `URL` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// A `Date` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// A `Data` that the host keeps under a key, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// A value that the host keeps under a key as its raw `Int`, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// A value that the host keeps under a key as its raw `String`, and the value to read where none is kept.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

// nil where none is stored; writing nil removes the value.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A `Bool` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.bool))
  }

  /// An `Int` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.int))
  }

  /// A `Double` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.double))
  }

  /// A `String` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.string))
  }

  /// A `URL` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.url))
  }

  /// A `Date` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, .optional(.date))
  }

  /// A `Data` that the host keeps under a key; nil where none is kept.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.data))
  }
}

extension SceneStorage {
  /// A value that the host keeps under a key as its raw `String`; nil where none is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }

  /// A value that the host keeps under a key as its raw `Int`; nil where none is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }
}
