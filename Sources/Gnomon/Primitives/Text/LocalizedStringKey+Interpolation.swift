// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A number that can stand in a localized key: it has a printf specifier of its own.
public protocol _FormatSpecifiable: Equatable {
  /// The type that printf takes for the number.
  associatedtype _Arg: CVarArg
  /// The number as printf takes it.
  var _arg: _Arg { get }
  /// The printf specifier, such as `%lld`.
  var _specifier: String { get }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a string into the key as `%@`.
  public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

  /// Puts a part of a string into the key as `%@`.
  public mutating func appendInterpolation(_ substring: Substring) { append(.string(String(substring))) }

  /// Puts a number into the key, written in the locale's way: integers grouped, floating point with six decimals.
  public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
    append(LocalizedStringKey.Argument(value, specifier: value._specifier), specifier: value._specifier)
  }

  /// Puts a number into the key, written by a printf specifier such as `"%.2f"`.
  public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
    let valid = PrintfSpecifier(specifier) == nil ? value._specifier : specifier
    append(LocalizedStringKey.Argument(value, specifier: valid), specifier: value._specifier)
  }

  /// Puts a text into the key as `%@`; it keeps its attributes.
  public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

  /// Puts the string of a resource into the key.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

  /// Puts a picture into the key: a symbol is as large as the font and painted as the text.
  public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

  /// Puts a string with attributes into the key as `%@`; its attributes are kept.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(.text(Text(attributedString)))
  }

  /// Puts a part of a string with attributes into the key as `%@`; its attributes are kept.
  public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
    append(.text(Text(AttributedString(attributedSubstring))))
  }

  /// Puts the time between two dates into the key.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

  /// Puts the time of an interval into the key.
  public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

  /// Puts a date in a style into the key.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.text(Text(date, style: style)))
  }

  /// Puts a timer's minutes and seconds into the key, for the moment in which the text is laid out.
  ///
  /// - Parameters:
  ///   - timerInterval: the time that the timer runs.
  ///   - pauseTime: the date at which it stands still; nil is none.
  ///   - countsDown: true shows what is left, false what has passed.
  ///   - showsHours: true makes an hour of 60 minutes.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let timer = Text(
      timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    append(.text(timer))
  }

  /// Puts a value in a format style into the key.
  public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    append(.text(Text(input, format: format)))
  }

  /// Puts a value in a format style that gives attributes into the key.
  public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.text(Text(input, format: format)))
  }

  /// Puts a value into the key as a formatter writes it; without one, or a string of its, it's the value's description.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: ReferenceConvertible {
    append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
  }

  /// Puts an object into the key as a formatter writes it; without one, or a string of its, it's the object's
  /// description.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: NSObject {
    append(.string(formatter?.string(for: subject) ?? subject.description))
  }

  /// Puts a colour's name into the key; a colour without a name is written as `#RRGGBBAA`.
  public mutating func appendInterpolation(accessibilityName color: Color) { append(.string(color.description)) }
}

extension LocalizedStringKey.Argument {
  init<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    switch value._arg {
    case let value as Int64: self = .integer(value, specifier: specifier)
    case let value as UInt64: self = .unsigned(value, specifier: specifier)
    case let value as Double: self = .floating(value, specifier: specifier)
    case let value as any BinaryInteger:
      if let signed = Int64(exactly: value) {
        self = .integer(signed, specifier: specifier)
      } else {
        self = .unsigned(UInt64(clamping: value), specifier: specifier)
      }
    case let value as any BinaryFloatingPoint: self = .floating(Double(value), specifier: specifier)
    default: self = .string(String(describing: value._arg))
    }
  }
}

extension Int: _FormatSpecifiable {
  /// The number in 64 bits.
  public var _arg: Int64 { Int64(self) }
  /// The specifier `%lld`.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: Int32 { Int32(self) }
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: Int32 { Int32(self) }
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int32 { self }
  /// The specifier `%d`.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Int64 { self }
  /// The specifier `%lld`.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number in 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// The specifier `%llu`.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: UInt32 { UInt32(self) }
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The number in 32 bits.
  public var _arg: UInt32 { UInt32(self) }
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt32 { self }
  /// The specifier `%u`.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The number itself.
  public var _arg: UInt64 { self }
  /// The specifier `%llu`.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Float { self }
  /// The specifier `%f`.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The number itself.
  public var _arg: Double { self }
  /// The specifier `%lf`.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number itself.
  public var _arg: CGFloat { self }
  /// The specifier `%lf`.
  public var _specifier: String { "%lf" }
}
