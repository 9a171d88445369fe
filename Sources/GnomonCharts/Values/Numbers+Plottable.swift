// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Double: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Double
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { floatingPointKind }
  /// The number itself.
  public static func _given(_ value: Double) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension Float: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Float
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { floatingPointKind }
  /// The number itself.
  public static func _given(_ value: Float) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension Decimal: Plottable {
  /// A decimal number is plotted as the nearest binary one.
  public typealias PrimitivePlottable = Double
  /// The nearest binary number.
  public var primitivePlottable: Double { (self as NSDecimalNumber).doubleValue }
  /// The decimal number of a binary one.
  public init?(primitivePlottable: Double) { self = Decimal(primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int> { integerKind }
  /// The number itself.
  public static func _given(_ value: Int) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension Int8: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int8
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { integerKind }
  /// The number itself.
  public static func _given(_ value: Int8) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension Int16: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int16
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { integerKind }
  /// The number itself.
  public static func _given(_ value: Int16) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension Int32: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int32
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { integerKind }
  /// The number itself.
  public static func _given(_ value: Int32) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension Int64: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int64
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { integerKind }
  /// The number itself.
  public static func _given(_ value: Int64) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension UInt: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { integerKind }
  /// The number itself.
  public static func _given(_ value: UInt) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension UInt8: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt8
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { integerKind }
  /// The number itself.
  public static func _given(_ value: UInt8) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension UInt16: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt16
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { integerKind }
  /// The number itself.
  public static func _given(_ value: UInt16) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension UInt32: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt32
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { integerKind }
  /// The number itself.
  public static func _given(_ value: UInt32) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}

extension UInt64: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt64
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { integerKind }
  /// The number itself.
  public static func _given(_ value: UInt64) -> _GivenScalar { _GivenScalar(content: .number(Double(value))) }
}
