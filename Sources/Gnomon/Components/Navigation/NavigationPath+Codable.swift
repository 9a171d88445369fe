// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NavigationPath {
  /// A path that can be encoded and decoded. Its values may be of any types that the decoding program has too.
  ///
  /// It's a list of strings: for each value, the last first, the name of its type and the value as JSON. Paths that
  /// other systems have written can't be read.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(values: [any Codable & Hashable]) { self.values = values }

    /// Decodes a path. It throws a `DecodingError` if the program has no type of a written name that is `Codable` and
    /// `Hashable`, or if a value can't be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = WrittenTypeName.type(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription:
              "The program has no type “\(name)” that is Codable and Hashable: a navigation path can't be read.")
        }
        values.append(try JSONDecoder().decode(type, from: Data(try container.decode(String.self).utf8)))
      }
      self.values = values.reversed()
    }

    /// Encodes the path. It throws an `EncodingError` if a value's type has no name by which it could be found again,
    /// and what the values throw.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let name = _mangledTypeName(Swift.type(of: value as Any)) else {
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "\(Swift.type(of: value)) has no name by which it could be found again."))
        }
        try container.encode(name)
        try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// True if both paths have equal values in the same order.
    public static func == (a: Self, b: Self) -> Bool {
      a.values.map { AnyHashable($0) } == b.values.map { AnyHashable($0) }
    }
  }

  /// The path in a form that can be encoded; nil if one of its values isn't `Codable`.
  public var codable: CodableRepresentation? {
    var all: [any Codable & Hashable] = []
    for value in values {
      guard let value = value.base as? any Codable & Hashable else { return nil }
      all.append(value)
    }
    return CodableRepresentation(values: all)
  }

  /// Creates a path from one that was decoded.
  public init(_ codable: CodableRepresentation) {
    self.init()
    for value in codable.values { append(erased: AnyHashable(value)) }
  }

  /// Creates a path of some values that can be encoded, the topmost last.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    self.init()
    for element in elements { append(erased: AnyHashable(element)) }
  }

  /// Pushes a value that can be encoded: its view is shown on top.
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    append(erased: AnyHashable(value))
  }
}
