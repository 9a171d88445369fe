// SPDX-License-Identifier: Apache-2.0
import Foundation

extension String {
  /// The words of a string that is looked up in a table of strings, with the values that are put into them.
  ///
  /// A literal `"\(count) files"` is the key `"%lld files"`. Foundation has it on Apple's systems only.
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key with its values, as texts have them.
    let value: LocalizedStringKey

    /// The format that is looked up.
    var key: String { value.key }

    /// Words without values.
    public init(_ value: String) { self.value = LocalizedStringKey(value) }

    /// The words of a literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// The words of a literal with values.
    public init(stringInterpolation: StringInterpolation) {
      value = LocalizedStringKey(stringInterpolation: stringInterpolation.content)
    }

    init(_ value: LocalizedStringKey) { self.value = value }

    /// A place in the words that takes one of ``String/LocalizationOptions/replacements``.
    public enum Placeholder: Hashable, Codable, Sendable {
      /// A place for an `Int`.
      case int
      /// A place for a `UInt`.
      case uint
      /// A place for a `Float`.
      case float
      /// A place for a `Double`.
      case double
      /// A place for an object, or a string.
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// Builds words of literals and values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var content: LocalizedStringKey.StringInterpolation

      /// A builder with room for a literal and its values.
      public init(literalCapacity: Int, interpolationCount: Int) {
        content = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Adds a part of the literal.
      public mutating func appendLiteral(_ literal: String) { content.appendLiteral(literal) }

      /// Puts a string in.
      public mutating func appendInterpolation(_ string: String) { content.appendInterpolation(string) }

      /// Puts a part of a string in.
      public mutating func appendInterpolation(_ substring: Substring) { content.appendInterpolation(substring) }

      /// Puts the words of a resource in.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        content.appendInterpolation(resource)
      }

      /// Puts a string with attributes in; they stay in an `AttributedString`.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        content.appendInterpolation(attributedString)
      }

      /// Puts a part of a string with attributes in; they stay in an `AttributedString`.
      public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
        content.appendInterpolation(attributedSubstring)
      }

      /// Puts a number in, written in the locale's way: integers grouped, floating point with six decimals.
      public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
        content.appendInterpolation(value)
      }

      /// Puts a number in, written by a printf specifier such as `"%.2f"`.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
        content.appendInterpolation(value, specifier: specifier)
      }

      /// Puts a value in a format style in.
      public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        content.appendInterpolation(value, format: format)
      }

      /// Puts a value in a format style that gives attributes in.
      public mutating func appendInterpolation<F>(_ value: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        content.appendInterpolation(value, format: format)
      }

      /// Puts a value in as a formatter writes it; without one it's the value's description.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: ReferenceConvertible {
        content.appendInterpolation(subject, formatter: formatter)
      }

      /// Puts an object in as a formatter writes it; without one it's the object's description.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
      where Subject: NSObject {
        content.appendInterpolation(subject, formatter: formatter)
      }

      /// Leaves a place for one of ``String/LocalizationOptions/replacements``.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        content.append(.placeholder(specifier: placeholder.specifier), specifier: placeholder.specifier)
      }

      /// Leaves a place for one of ``String/LocalizationOptions/replacements``, written by a printf specifier.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        let valid = placeholder == .object || PrintfSpecifier(specifier) == nil ? placeholder.specifier : specifier
        content.append(.placeholder(specifier: valid), specifier: placeholder.specifier)
      }
    }

    private enum CodingKeys: String, CodingKey {
      case key
      case arguments
    }

    /// Reads a value that was written with ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      value = LocalizedStringKey(
        key: try values.decode(String.self, forKey: .key),
        arguments: try values.decodeIfPresent([LocalizedStringKey.Argument].self, forKey: .arguments))
    }

    /// Writes the value; attributes of strings among its values are lost.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(key, forKey: .key)
      if value.isFormat { try values.encode(value.arguments, forKey: .arguments) }
    }
  }

  /// How a localized string is made.
  public struct LocalizationOptions {
    /// What goes into the places of ``String/LocalizationValue/Placeholder``, in their order; nil leaves them empty.
    public var replacements: [any CVarArg]?

    /// Options that change nothing.
    public init() {}
  }
}

extension LocalizedStringKey {
  /// A key that stands for itself where no table has it.
  ///
  /// - Parameter arguments: the values; nil if it isn't a format.
  fileprivate init(key: String, arguments: [Argument]?) {
    self.key = key
    self.arguments = arguments ?? []
    isFormat = arguments != nil
  }

  /// The key with values in the places that wait for them.
  func replacing(_ replacements: [any CVarArg]) -> LocalizedStringKey {
    var rest = replacements[...]
    let filled = arguments.map { argument -> Argument in
      guard case .placeholder(let specifier) = argument, let next = rest.popFirst() else { return argument }
      switch next {
      case let value as any _FormatSpecifiable: return Argument(value, specifier: specifier)
      case let value as String: return .string(value)
      default: return .string(String(describing: next))
      }
    }
    return LocalizedStringKey(key: key, arguments: isFormat ? filled : nil)
  }
}

extension LocalizedStringKey.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case string
    case integer
    case unsigned
    case floating
    case specifier
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let string = try values.decodeIfPresent(String.self, forKey: .string) {
      self = .string(string)
      return
    }
    let specifier = try values.decode(String.self, forKey: .specifier)
    if let value = try values.decodeIfPresent(Int64.self, forKey: .integer) {
      self = .integer(value, specifier: specifier)
    } else if let value = try values.decodeIfPresent(UInt64.self, forKey: .unsigned) {
      self = .unsigned(value, specifier: specifier)
    } else if let value = try values.decodeIfPresent(Double.self, forKey: .floating) {
      self = .floating(value, specifier: specifier)
    } else {
      self = .placeholder(specifier: specifier)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .string(let string): try values.encode(string, forKey: .string)
    case .text(let text): try values.encode(text.string(in: EnvironmentValues()), forKey: .string)
    case .integer(let value, let specifier):
      try values.encode(value, forKey: .integer)
      try values.encode(specifier, forKey: .specifier)
    case .unsigned(let value, let specifier):
      try values.encode(value, forKey: .unsigned)
      try values.encode(specifier, forKey: .specifier)
    case .floating(let value, let specifier):
      try values.encode(value, forKey: .floating)
      try values.encode(specifier, forKey: .specifier)
    case .placeholder(let specifier): try values.encode(specifier, forKey: .specifier)
    }
  }
}
