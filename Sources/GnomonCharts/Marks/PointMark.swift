// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A point, drawn as a symbol.
@MainActor @preconcurrency
public struct PointMark: @unchecked Sendable {
  nonisolated(unsafe) private let make: (_MarkInputs, _MarkCollector) -> Mark

  /// A point at a place along both axes.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.point, x: marks.channel(x, for: .x), y: marks.channel(y, for: .y), inputs)
      return mark
    }
  }

  /// A point at a place along the x axis, at a height in points; nil is the middle of the plot.
  nonisolated public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    make = { inputs, marks in
      let mark = Mark(.point, x: marks.channel(x, for: .x), y: y.map { .fixed($0) } ?? .full, inputs)
      return mark
    }
  }

  /// A point at a place along the y axis, at a distance in points; nil is the middle of the plot.
  nonisolated public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.point, x: x.map { .fixed($0) } ?? .full, y: marks.channel(y, for: .y), inputs)
      return mark
    }
  }
}

extension PointMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.make(inputs, marks))
  }
}
