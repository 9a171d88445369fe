// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A value that a chart can plot: a number, a date, a word, or a type of one's own that stands for one.
///
/// ```swift
/// enum Meal: String, Plottable {
///   case breakfast, lunch, dinner
/// }
/// ```
public protocol Plottable {
  /// The number, date or word that the value is plotted as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What the value is plotted as.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that is plotted so; nil if there's none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that is plotted as it is: a number, a date, a word.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  /// How the type is plotted. Charts ask for it.
  static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
  /// What a value is plotted as. Charts ask for it.
  static func _given(_ value: Self) -> _GivenScalar
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// How values of a type become places on a scale, and back.
public struct _PrimitivePlottableKind<Value> where Value: PrimitivePlottableProtocol {
  let value: (Datum, Categories) -> Value?

  init(_ value: @escaping (Datum, Categories) -> Value?) { self.value = value }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var primitivePlottable: String { rawValue }
  /// The case of a raw value; nil if there's none.
  public init?(primitivePlottable: String) { self.init(rawValue: primitivePlottable) }
}

extension Never: PrimitivePlottableProtocol {
  /// There are no values.
  public typealias PrimitivePlottable = Never
  /// Never asked: there are no values.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Never> {
    _PrimitivePlottableKind { _, _ in nil }
  }
  /// Never asked: there are no values.
  public static func _given(_ value: Never) -> _GivenScalar {}
}

extension String: PrimitivePlottableProtocol {
  /// A word is plotted as it is: as a category.
  public typealias PrimitivePlottable = String
  /// Words are categories.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    _PrimitivePlottableKind { if case .category(let index) = $0 { $1.name(index) } else { nil } }
  }
  /// The word itself.
  public static func _given(_ value: String) -> _GivenScalar { _GivenScalar(content: .word(value)) }
}

extension Date: PrimitivePlottableProtocol {
  /// A date is plotted as it is.
  public typealias PrimitivePlottable = Date
  /// Dates are seconds on a scale of dates.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    _PrimitivePlottableKind { datum, _ in datum.number.map(Date.init(timeIntervalSinceReferenceDate:)) }
  }
  /// The seconds of the date.
  public static func _given(_ value: Date) -> _GivenScalar {
    _GivenScalar(content: .date(value.timeIntervalSinceReferenceDate))
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  static var floatingPointKind: _PrimitivePlottableKind<Self> {
    _PrimitivePlottableKind { datum, _ in datum.number.map { Self($0) } }
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  static var integerKind: _PrimitivePlottableKind<Self> {
    _PrimitivePlottableKind { datum, _ in datum.number.flatMap { Self(exactly: $0.rounded()) } }
  }
}
