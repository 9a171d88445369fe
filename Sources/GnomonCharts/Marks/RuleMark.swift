// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A straight line across the plot, or between two values.
@MainActor @preconcurrency
public struct RuleMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A horizontal line at a value, between two places in points; nil is the plot's own end.
  nonisolated public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = GivenMark(.rule, x: .fixedRange(xStart, xEnd), y: .value(y.given))
  }

  /// A horizontal line at a value, between two values.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = GivenMark(.rule, x: .range(xStart.given, xEnd.given), y: .value(y.given))
  }

  /// A horizontal line between two values, at a height in points; nil is the middle of the plot.
  nonisolated public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    mark = GivenMark(.rule, x: .range(xStart.given, xEnd.given), y: y.map { .fixed($0) } ?? .full)
  }

  /// A vertical line at a value, between two places in points; nil is the plot's own end.
  nonisolated public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable {
    mark = GivenMark(.rule, x: .value(x.given), y: .fixedRange(yStart, yEnd))
  }

  /// A vertical line at a value, between two values.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = GivenMark(.rule, x: .value(x.given), y: .range(yStart.given, yEnd.given))
  }

  /// A vertical line between two values, at a distance in points; nil is the middle of the plot.
  nonisolated public init<Y>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where Y: Plottable {
    mark = GivenMark(.rule, x: x.map { .fixed($0) } ?? .full, y: .range(yStart.given, yEnd.given))
  }
}

extension RuleMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
