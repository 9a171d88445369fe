// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Double: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Double
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { floatingPointKind }
}

extension Float: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Float
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { floatingPointKind }
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
}

extension Int8: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int8
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int8> { integerKind }
}

extension Int16: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int16
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int16> { integerKind }
}

extension Int32: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int32
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int32> { integerKind }
}

extension Int64: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = Int64
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<Int64> { integerKind }
}

extension UInt: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt> { integerKind }
}

extension UInt8: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt8
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt8> { integerKind }
}

extension UInt16: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt16
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt16> { integerKind }
}

extension UInt32: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt32
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt32> { integerKind }
}

extension UInt64: PrimitivePlottableProtocol {
  /// A number is plotted as it is.
  public typealias PrimitivePlottable = UInt64
  /// Numbers are places on a scale of numbers.
  public static var _primitivePlottableKind: _PrimitivePlottableKind<UInt64> { integerKind }
}
