// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The words of a text, to be looked up in a table of strings; interpolated values are put in afterwards.
///
/// A literal `"\(count) of *\(total)*"` is the key `"%lld of *%lld*"`. Inline Markdown of the text found is read, that
/// of interpolated values isn't.
///
/// ```swift
/// struct Counter: View {
///   let title: LocalizedStringKey
///   let count: Int
///
///   var body: some View {
///     HStack {
///       Text(title)
///       Text("\(count) new")
///     }
///   }
/// }
/// ```
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  /// The format that is looked up.
  let key: String
  let arguments: [Argument]
  /// True if `%` stands for arguments in the key.
  let isFormat: Bool

  /// A key without arguments.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  /// A key of a literal without interpolated values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key of a literal with interpolated values: each stands in the key as its specifier.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  /// True if the key says just what it's written as.
  var isPlain: Bool { !isFormat && !InlineMarkdown.mayContainMarkup(key) }

  /// An interpolated value.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64, specifier: String)
    case unsigned(UInt64, specifier: String)
    case floating(Double, specifier: String)
    case text(Text)
    /// A place that takes a value later.
    case placeholder(specifier: String)
  }

  /// Feeds the key and the number of values into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(arguments.count)
  }

  /// Builds a key of literals and interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// A builder with room for a literal and its values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part of the literal; a per cent sign is doubled, as it begins a specifier.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }
  }
}
