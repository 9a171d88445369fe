// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A rectangle, as of a heat map.
@MainActor @preconcurrency
public struct RectangleMark: @unchecked Sendable {
  nonisolated(unsafe) private let make: (_MarkInputs, _MarkCollector) -> Mark

  /// A rectangle at a place along both axes.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.rectangle, x: marks.channel(x, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.width = width
      mark.height = height
      return mark
    }
  }

  /// A rectangle at a place along the x axis, between two places in points; nil is the plot's own end.
  nonisolated public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) where X: Plottable {
    make = { inputs, marks in
      var mark = Mark(.rectangle, x: marks.channel(x, for: .x), y: .fixedRange(yStart, yEnd), inputs)
      mark.width = width
      return mark
    }
  }

  /// A rectangle at a place along the y axis, between two places in points; nil is the plot's own end.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.rectangle, x: .fixedRange(xStart, xEnd), y: marks.channel(y, for: .y), inputs)
      mark.height = height
      return mark
    }
  }

  /// A rectangle between two values along the x axis.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.rectangle, x: marks.range(xStart, xEnd, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.height = height
      return mark
    }
  }

  /// A rectangle between two values along the x axis, and two places in points.
  nonisolated public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rectangle, x: marks.range(xStart, xEnd, for: .x), y: .fixedRange(yStart, yEnd), inputs)
      return mark
    }
  }

  /// A rectangle between two values along the y axis.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.rectangle, x: marks.channel(x, for: .x), y: marks.range(yStart, yEnd, for: .y), inputs)
      mark.width = width
      return mark
    }
  }

  /// A rectangle between two values along the y axis, and two places in points.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rectangle, x: .fixedRange(xStart, xEnd), y: marks.range(yStart, yEnd, for: .y), inputs)
      return mark
    }
  }

  /// A rectangle between two values along both axes.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.rectangle, x: marks.range(xStart, xEnd, for: .x), y: marks.range(yStart, yEnd, for: .y), inputs)
      return mark
    }
  }

  /// A rectangle between places in points; nil is the plot's own end.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    make = { inputs, marks in
      let mark = Mark(.rectangle, x: .fixedRange(xStart, xEnd), y: .fixedRange(yStart, yEnd), inputs)
      return mark
    }
  }
}

extension RectangleMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.make(inputs, marks))
  }
}
