// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is logged: a string whose values may be kept secret.
///
/// ```swift
/// logger.notice("Opened \(name, privacy: .public) in \(seconds, format: .fixed(precision: 2)) s")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands in the place of a value that nobody may read.
  public enum Mask: Hashable, Sendable {
    /// A number that equal values share within a run of the program.
    case hash
    case none
  }

  fileprivate var isHidden: Bool
  fileprivate var mask: Mask

  /// Anybody: a log that goes to the terminal of whoever has started the program.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: mask != .none, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

  func shown(_ value: String) -> String {
    guard isHidden else { return value }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
  }
}

/// How wide a value is written, and at which end its spaces stand.
public struct OSLogStringAlignment {
  fileprivate var columns: () -> Int = { 0 }
  fileprivate var isLeft = false

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  func applied(to string: String) -> String {
    let spaces = String(repeating: " ", count: max(0, min(columns(), 10_000) - string.count))
    return isLeft ? string + spaces : spaces + string
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting {
  fileprivate var radix = 10
  fileprivate var prefix = ""
  fileprivate var isUppercase = false
  fileprivate var plus = false
  fileprivate var digits: () -> Int = { 0 }

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting { octal() }

  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(plus: explicitPositiveSign)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(plus: explicitPositiveSign, digits: minDigits)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, plus: explicitPositiveSign)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, prefix: includePrefix ? "0o" : "", plus: explicitPositiveSign)
  }

  func string<T: BinaryInteger>(_ value: T) -> String {
    var text = String(value.magnitude, radix: radix, uppercase: isUppercase)
    text = String(repeating: "0", count: max(0, min(digits(), 10_000) - text.count)) + text
    return (value < 0 ? "-" : plus ? "+" : "") + prefix + text
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting {
  fileprivate var letter = "f"
  fileprivate var precision: (() -> Int)?
  fileprivate var plus = false
  fileprivate var isUppercase = false

  public static var fixed: OSLogFloatFormatting { fixed() }
  public static var exponential: OSLogFloatFormatting { exponential() }
  public static var hybrid: OSLogFloatFormatting { hybrid() }
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }

  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(plus: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision, plus: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", plus: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", precision: precision, plus: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "g", plus: explicitPositiveSign, isUppercase: uppercase)
  }

  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "g", precision: precision, plus: explicitPositiveSign, isUppercase: uppercase)
  }

  func string(_ value: Double) -> String {
    let digits = precision.map { ".\(max(0, min($0(), 500)))" } ?? ""
    let text = String(format: "%\(plus ? "+" : "")\(digits)\(letter)", value)
    return isUppercase ? text.uppercased() : text
  }
}

/// How true and false are written.
public enum OSLogBoolFormat {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer
}

/// How an address is written.
public enum OSLogPointerFormat {
  /// As a number.
  case none
}
