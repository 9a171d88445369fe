// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// What the values of a domain become: places, colours, symbols, sizes.
public protocol ScaleRange {
  /// The type of what values become.
  associatedtype VisualValue
  /// The range as a chart takes it. Charts ask for it.
  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// A range as a chart takes it.
public struct _ScaleRangeOutputs<VisualValue> {
  enum Content {
    case values([VisualValue])
    /// A gradient between the values.
    case gradient(Gradient)
    case plotDimension(start: CGFloat, end: CGFloat)
  }

  let content: Content
}

extension _ScaleRangeOutputs.Content: Equatable where VisualValue: Equatable {}

/// A range of places along an axis.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// Numbers between two.
  public typealias VisualValue = Bound
  /// The range's ends.
  public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> {
    _ScaleRangeOutputs(content: .values([lowerBound, upperBound]))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
  /// The array's elements.
  public typealias VisualValue = Element
  /// The array's elements.
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(content: .values(self)) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
  /// The slice's elements.
  public typealias VisualValue = Element
  /// The slice's elements.
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(content: .values(Array(self))) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
  /// Colours.
  public typealias VisualValue = Color
  /// The gradient.
  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> { _ScaleRangeOutputs(content: .gradient(self)) }
}

/// Places over the whole plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// Places in points.
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat

  /// What is kept free at both ends.
  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
    _ScaleRangeOutputs(content: .plotDimension(start: startPadding, end: endPadding))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }

  /// The plot without a distance at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// The plot without a distance at each end, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
