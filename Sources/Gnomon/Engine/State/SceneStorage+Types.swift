// SPDX-License-Identifier: Apache-2.0
import Foundation

// One initialiser for each type that can be stored.
extension SceneStorage {
  /// A `Bool`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }

  /// An `Int`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }

  /// A `Double`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }

  /// A `String`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }

  /// A `URL`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// A `Date`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }

  /// A `Data`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// A value by its raw `Int`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(.int))
  }

  /// A value by its raw `String`, with the value to read where none is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

// nil where none is stored; writing nil removes the value.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A `Bool` or nil.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.bool))
  }

  /// An `Int` or nil.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.int))
  }

  /// A `Double` or nil.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.double))
  }

  /// A `String` or nil.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.string))
  }

  /// A `URL` or nil.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.url))
  }

  /// A `Date` or nil.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, .optional(.date))
  }

  /// A `Data` or nil.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.data))
  }
}

extension SceneStorage {
  /// A value by its raw `String`, or nil.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, .optional(.raw(.string)))
  }

  /// A value by its raw `Int`, or nil.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, .optional(.raw(.int)))
  }
}
