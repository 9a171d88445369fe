// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle, as of a heat map.
@MainActor @preconcurrency
public struct RectangleMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A rectangle at a place along both axes.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.rectangle, x: .value(x.given), y: .value(y.given))
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  /// A rectangle at a place along the x axis, between two places in points; nil is the plot's own end.
  nonisolated public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) where X: Plottable {
    var mark = GivenMark(.rectangle, x: .value(x.given), y: .fixedRange(yStart, yEnd))
    mark.width = width
    self.mark = mark
  }

  /// A rectangle at a place along the y axis, between two places in points; nil is the plot's own end.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where Y: Plottable {
    var mark = GivenMark(.rectangle, x: .fixedRange(xStart, xEnd), y: .value(y.given))
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between two values along the x axis.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.rectangle, x: .range(xStart.given, xEnd.given), y: .value(y.given))
    mark.height = height
    self.mark = mark
  }

  /// A rectangle between two values along the x axis, and two places in points.
  nonisolated public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = GivenMark(.rectangle, x: .range(xStart.given, xEnd.given), y: .fixedRange(yStart, yEnd))
  }

  /// A rectangle between two values along the y axis.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.rectangle, x: .value(x.given), y: .range(yStart.given, yEnd.given))
    mark.width = width
    self.mark = mark
  }

  /// A rectangle between two values along the y axis, and two places in points.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = GivenMark(.rectangle, x: .fixedRange(xStart, xEnd), y: .range(yStart.given, yEnd.given))
  }

  /// A rectangle between two values along both axes.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = GivenMark(.rectangle, x: .range(xStart.given, xEnd.given), y: .range(yStart.given, yEnd.given))
  }

  /// A rectangle between places in points; nil is the plot's own end.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = GivenMark(.rectangle, x: .fixedRange(xStart, xEnd), y: .fixedRange(yStart, yEnd))
  }
}

extension RectangleMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
