// SPDX-License-Identifier: Apache-2.0
import Foundation
public import Gnomon

/// One row of data, as the code that makes a view reads it: each value by its name, in the type that is wanted.
///
/// A `Decodable` type is read as `JSONDecoder` reads it. Beside those there are bindings, which stay at their value, enumerations
/// with raw values, colours as `#RRGGBB` or `#RRGGBBAA`, and dates in ISO 8601 or seconds since 1970.
public struct GnomonRow {
  /// A value that isn't as it has to be, or isn't there.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A parameter that no row can give: every row is as bad.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  /// Containers to try in turn: a cell of comma-separated values may be a text or a number.
  private let containers: [KeyedDecodingContainer<Name>]

  /// All rows of the data, where one view is made of them.
  private let all: AllRows?

  init(_ containers: [KeyedDecodingContainer<Name>]) { (self.containers, all) = (containers, nil) }

  init(_ all: AllRows) { (containers, self.all) = ([], all) }

  /// The names of its values.
  var names: [String] { containers.first?.allKeys.map(\.stringValue) ?? [] }

  /// Whether there's a value that isn't null.
  public func has(_ name: String) -> Bool {
    if let all { return all.name == name }
    guard let container = containers.first, container.contains(Name(name)) else { return false }
    return (try? container.decodeNil(forKey: Name(name))) != true
  }

  /// A value in the type that the context wants. One function for all types: overloads would be ambiguous for optionals.
  public func value<T>(_ name: String) throws -> T {
    if let all { return try all.value(name) }
    func raw<R: RawRepresentable>(_ type: R.Type) throws -> R? {
      guard let rawType = R.RawValue.self as? any Decodable.Type else { return nil }
      let raw = try decode(name, rawType)
      guard let value = (raw as? R.RawValue).flatMap({ R(rawValue: $0) }) else {
        throw Failure(description: "'\(name)' has no case \(raw)")
      }
      return value
    }
    var value: Any?
    if let type = T.self as? any RowReadable.Type {
      value = try type.read(name, from: self)
    } else {
      if let type = T.self as? any RawRepresentable.Type { value = try raw(type) }
      if value == nil, let type = T.self as? any Decodable.Type { value = try decode(name, type) }
    }
    guard let value = value as? T else {
      throw Unreadable(description: "'\(name)' is of type \(T.self), which rows can't give")
    }
    return value
  }

  private func decode<T: Decodable>(_ name: String, _ type: T.Type) throws -> T {
    guard has(name) else { throw Failure(description: "there's no '\(name)'") }
    var failure: (any Error)?
    for container in containers where container.contains(Name(name)) {
      do { return try container.decode(T.self, forKey: Name(name)) } catch { failure = failure ?? error }
    }
    throw Failure(description: Self.sentence(name, failure, T.self))
  }

  /// The row as one value.
  func whole<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try T(from: RowDecoder(containers))
    } catch let error as DecodingError {
      switch error {
      case .keyNotFound(let key, _): throw Failure(description: "there's no '\(key.stringValue)'")
      case .typeMismatch(let wanted, let context), .valueNotFound(let wanted, let context):
        throw Failure(description: "'\(context.codingPath.last?.stringValue ?? "it")' has to be of type \(wanted)")
      case .dataCorrupted(let context):
        throw Failure(
          description: context.debugDescription.isEmpty
            ? "'\(context.codingPath.last?.stringValue ?? "it")' can't be read"
            : "'\(context.codingPath.last?.stringValue ?? "it")': \(context.debugDescription)")
      @unknown default: throw Failure(description: "it can't be read")
      }
    }
  }

  private static func sentence<T>(_ name: String, _ error: (any Error)?, _ type: T.Type) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)? where !context.debugDescription.isEmpty:
      return "'\(name)': \(context.debugDescription)"
    case .keyNotFound(let key, _)?: return "'\(name)' has no '\(key.stringValue)'"
    default: return "'\(name)' has to be of type \(type)"
    }
  }
}

/// A type that isn't read as `JSONDecoder` does.
private protocol RowReadable {
  static func read(_ name: String, from row: GnomonRow) throws -> Self
}

extension Optional: RowReadable {
  fileprivate static func read(_ name: String, from row: GnomonRow) throws -> Self {
    row.has(name) ? try row.value(name) as Wrapped : nil
  }
}

extension Binding: RowReadable {
  fileprivate static func read(_ name: String, from row: GnomonRow) throws -> Self { .constant(try row.value(name)) }
}

extension LocalizedStringKey: RowReadable {
  fileprivate static func read(_ name: String, from row: GnomonRow) throws -> Self {
    Self(try row.value(name) as String)
  }
}

extension Color: RowReadable {
  fileprivate static func read(_ name: String, from row: GnomonRow) throws -> Self {
    let text: String = try row.value(name)
    guard let color = Color(hexadecimal: text) else {
      throw GnomonRow.Failure(description: "'\(name)' isn't a colour as #RRGGBB or #RRGGBBAA: '\(text)'")
    }
    return color
  }
}

/// A value's name in a row.
struct Name: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension Color {
  fileprivate init?(hexadecimal text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.utf8.count == 8 ? number : number << 8 | 0xff
    func part(_ shift: UInt32) -> Double { Double(all >> shift & 0xff) / 255 }
    self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}

/// How a view is made of a row.
public struct GnomonRowEntry {
  let view: String
  /// The parameters of its initializer.
  let parameters: [String]
  let make: @MainActor (GnomonRow) throws -> AnyView

  /// Makes the entry of a view whose initializer has these parameters. `make` throws where a row has no fitting value.
  public init<V: View>(_ view: String, parameters: [String], make: @escaping @MainActor (GnomonRow) throws -> V) {
    self.view = view
    self.parameters = parameters
    self.make = { AnyView(try make($0)) }
  }
}
