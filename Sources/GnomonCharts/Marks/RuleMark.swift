// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A straight line across the plot, or between two values.
@MainActor @preconcurrency
public struct RuleMark: @unchecked Sendable {
  nonisolated(unsafe) private let make: (_MarkInputs, _MarkCollector) -> Mark

  /// A horizontal line at a value, between two places in points; nil is the plot's own end.
  nonisolated public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rule, x: .fixedRange(xStart, xEnd), y: marks.channel(y, for: .y), inputs)
      return mark
    }
  }

  /// A horizontal line at a value, between two values.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rule, x: marks.range(xStart, xEnd, for: .x), y: marks.channel(y, for: .y), inputs)
      return mark
    }
  }

  /// A horizontal line between two values, at a height in points; nil is the middle of the plot.
  nonisolated public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rule, x: marks.range(xStart, xEnd, for: .x), y: y.map { .fixed($0) } ?? .full, inputs)
      return mark
    }
  }

  /// A vertical line at a value, between two places in points; nil is the plot's own end.
  nonisolated public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) where X: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rule, x: marks.channel(x, for: .x), y: .fixedRange(yStart, yEnd), inputs)
      return mark
    }
  }

  /// A vertical line at a value, between two values.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rule, x: marks.channel(x, for: .x), y: marks.range(yStart, yEnd, for: .y), inputs)
      return mark
    }
  }

  /// A vertical line between two values, at a distance in points; nil is the middle of the plot.
  nonisolated public init<Y>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) where Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rule, x: x.map { .fixed($0) } ?? .full, y: marks.range(yStart, yEnd, for: .y), inputs)
      return mark
    }
  }
}

extension RuleMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.make(inputs, marks))
  }
}
