// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A width, a height or a radius of each mark of a plot.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, @unchecked Sendable {
  /// The type of a whole number that stands for a length.
  public typealias IntegerLiteralType = Int
  /// The type of a number that stands for a length.
  public typealias FloatLiteralType = Double

  let dimension: (DataElement) -> MarkDimension

  /// As the chart chooses.
  public static var automatic: MarkDimensions<DataElement> { MarkDimensions { _ in .automatic } }
  /// A share of the room that there is: 1 is all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .ratio(value) } }
  /// The room that there is, less a distance on both sides, in points.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .inset(value) } }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { MarkDimensions { _ in .fixed(value) } }
  /// A share of the room that there is, for each mark its own.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .ratio($0[keyPath: keyPath]) }
  }
  /// The room that there is, less a distance on both sides, for each mark its own.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .inset($0[keyPath: keyPath]) }
  }
  /// A length in points, for each mark its own.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    MarkDimensions { .fixed($0[keyPath: keyPath]) }
  }

  init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// A length in points.
  nonisolated public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }
  /// A length in points.
  nonisolated public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
}
