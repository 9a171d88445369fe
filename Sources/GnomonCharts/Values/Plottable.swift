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
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// How values of a type become places on a scale, and back.
public struct _PrimitivePlottableKind<Value> where Value: PrimitivePlottableProtocol {
  let kind: DatumKind
  let datum: (Value, Categories) -> Datum
  let value: (Datum, Categories) -> Value?
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
    func datum(_ value: Never, _ categories: Categories) -> Datum {}
    return _PrimitivePlottableKind(kind: .number, datum: datum, value: { _, _ in nil })
  }
}

extension String: PrimitivePlottableProtocol {
  /// A word is plotted as it is: as a category.
  public typealias PrimitivePlottable = String
  /// Words are categories.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
    _PrimitivePlottableKind(
      kind: .category, datum: { .category($1.index(of: $0)) },
      value: { if case .category(let index) = $0 { $1.name(index) } else { nil } })
  }
}

extension Date: PrimitivePlottableProtocol {
  /// A date is plotted as it is.
  public typealias PrimitivePlottable = Date
  /// Dates are seconds on a scale of dates.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
    _PrimitivePlottableKind(
      kind: .date, datum: { date, _ in .date(date.timeIntervalSinceReferenceDate) },
      value: { datum, _ in datum.number.map(Date.init(timeIntervalSinceReferenceDate:)) })
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  static var floatingPointKind: _PrimitivePlottableKind<Self> {
    _PrimitivePlottableKind(
      kind: .number, datum: { number, _ in .number(Double(number)) },
      value: { datum, _ in datum.number.map { Self($0) } })
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  static var integerKind: _PrimitivePlottableKind<Self> {
    _PrimitivePlottableKind(
      kind: .number, datum: { number, _ in .number(Double(number)) },
      value: { datum, _ in datum.number.flatMap { Self(exactly: $0.rounded()) } })
  }
}
