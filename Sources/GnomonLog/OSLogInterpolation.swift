// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Collects the words and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Begins a message; the numbers say how much room it takes.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds words as they are.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func add(_ string: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.applied(to: privacy.shown(string))
  }

  /// Adds a text, in as many columns and for as many readers as said. `attributes` changes nothing.
  public mutating func appendInterpolation(
    _ string: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(string(), align, privacy)
  }

  /// Adds a whole number in a form. `attributes` changes nothing.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(format.string(number()), align, privacy)
  }

  /// Adds a number with a fraction in a form. `attributes` changes nothing.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(format.string(Double(number())), align, privacy)
  }

  /// Adds `true` or `false`, or `yes` or `no`.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    add(format == .answer ? (value ? "yes" : "no") : "\(value)", .none, privacy)
  }

  /// Adds a value by its description. `attributes` changes nothing.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(value().description, align, privacy)
  }

  /// Adds the full name of a type. `attributes` changes nothing.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(String(reflecting: value()), align, privacy)
  }

  /// Adds an error by its description, or `nil`. `attributes` changes nothing.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(error().map { "\($0)" } ?? "nil", .none, privacy)
  }

  /// Adds an address. `attributes` changes nothing.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, format: OSLogPointerFormat = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add("\(pointer())", .none, privacy)
  }
}
