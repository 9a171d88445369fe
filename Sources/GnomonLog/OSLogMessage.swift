// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A message of a log: a string whose values may be kept secret.
///
/// ```swift
/// func tell(_ name: String, _ seconds: Double) {
///   Logger(subsystem: "shop", category: "files")
///     .notice("Opened \(name, privacy: .public) in \(seconds, format: .fixed(precision: 2)) s")
/// }
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// Makes a message of words alone.
  public init(stringLiteral value: String) { text = value }
  /// Makes a message of words and values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The readers that a value in a log has: anybody or nobody.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The text that is written in the place of a value that nobody may read.
  public enum Mask: Hashable, Sendable {
    /// A number that equal values share within a run of the program.
    case hash
    /// The text `<private>`.
    case none
  }

  fileprivate var isHidden: Bool
  fileprivate var mask: Mask

  /// Anybody may read the value: the log goes to the terminal of whoever has started the program.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// Anybody may read the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// Nobody may read the value: `<private>` is written instead.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// Nobody may read the value: `<private>` is written instead.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// Anybody may read the value, unless a mask is given, which is written instead.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: mask != .none, mask: mask) }
  /// Nobody may read the value: its mask is written instead.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
  /// Nobody may read the value: its mask is written instead.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

  func shown(_ value: String) -> String {
    guard isHidden else { return value }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
  }
}

/// The width that a value is written in, and the end at which its spaces stand.
public struct OSLogStringAlignment {
  fileprivate var columns: () -> Int = { 0 }
  fileprivate var isLeft = false

  /// The value alone, without spaces.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// Spaces after the value, up to a number of columns. A longer value is written whole; at most 10,000 are filled.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// Spaces before the value, up to a number of columns. A longer value is written whole; at most 10,000 are filled.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  func applied(to string: String) -> String {
    let spaces = String(repeating: " ", count: max(0, min(columns(), 10_000) - string.count))
    return isLeft ? string + spaces : spaces + string
  }
}

/// The form in which a whole number is written.
public struct OSLogIntegerFormatting {
  fileprivate var radix = 10
  fileprivate var prefix = ""
  fileprivate var isUppercase = false
  fileprivate var plus = false
  fileprivate var digits: () -> Int = { 0 }

  /// Digits to the base 10.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// Digits to the base 16, small letters, without a prefix.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Digits to the base 8, without a prefix.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Digits to the base 10, with a plus before positive numbers where wanted.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(plus: explicitPositiveSign)
  }

  /// Digits to the base 10, at least so many: zeros stand before a shorter number.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(plus: explicitPositiveSign, digits: minDigits)
  }

  /// Digits to the base 16, with `0x` before them and in capital letters where wanted.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, plus: explicitPositiveSign)
  }

  /// Digits to the base 8, with `0o` before them where wanted. They have no capital letters.
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

/// The form in which a number with a fraction is written, as C's `printf` has it.
public struct OSLogFloatFormatting {
  fileprivate var letter = "f"
  fileprivate var precision: (() -> Int)?
  fileprivate var plus = false
  fileprivate var isUppercase = false

  /// Six digits after the point: `2.500000`.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// One digit, six after the point and a power of ten: `2.500000e+00`.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// The shorter of ``fixed`` and ``exponential``, without zeros at its end.
  public static var hybrid: OSLogFloatFormatting { hybrid() }
  /// Digits to the base 16 and a power of two, exact.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(letter: "a") }

  /// Six digits after the point, with a plus before positive numbers where wanted.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(plus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// Digits after the point, as many as the precision says, from 0 to 500.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision, plus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// One digit, six after the point and a power of ten, with a plus or a capital `E` where wanted.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", plus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// One digit, as many after the point as the precision says, and a power of ten. The precision is from 0 to 500.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", precision: precision, plus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// The shorter of ``fixed`` and ``exponential``, with a plus or capital letters where wanted.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "g", plus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// The shorter of ``fixed`` and ``exponential``, of as many digits in all as the precision says, from 0 to 500.
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

/// The words in which true and false are written.
public enum OSLogBoolFormat {
  /// `true` and `false`.
  case truth
  /// `yes` and `no`.
  case answer
}

/// The form in which an address is written.
public enum OSLogPointerFormat {
  /// As a number.
  case none
}
