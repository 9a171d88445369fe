// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A point of an area.
@MainActor @preconcurrency
public struct AreaMark: @unchecked Sendable {
  nonisolated(unsafe) private let make: (_MarkInputs, _MarkCollector) -> Mark

  /// A point of the area from zero to a value.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.area, x: marks.channel(x, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.stacking = stacking
      return mark
    }
  }

  /// A place along the y axis of the area between two values along the x axis.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.area, x: marks.range(xStart, xEnd, for: .x), y: marks.channel(y, for: .y), inputs)
      return mark
    }
  }

  /// A place along the x axis of the area between two values along the y axis.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.area, x: marks.channel(x, for: .x), y: marks.range(yStart, yEnd, for: .y), inputs)
      return mark
    }
  }

  /// A point of the area of a series, from zero to a value.
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    make = { inputs, marks in
      var mark = Mark(.area, x: marks.channel(x, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.stacking = stacking
      mark.series = marks.datum(series, for: .series)
      return mark
    }
  }

  /// A place along the y axis of a series' area between two values along the x axis.
  nonisolated public init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    make = { inputs, marks in
      var mark = Mark(.area, x: marks.range(xStart, xEnd, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.series = marks.datum(series, for: .series)
      return mark
    }
  }

  /// A place along the x axis of a series' area between two values along the y axis.
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    make = { inputs, marks in
      var mark = Mark(.area, x: marks.channel(x, for: .x), y: marks.range(yStart, yEnd, for: .y), inputs)
      mark.series = marks.datum(series, for: .series)
      return mark
    }
  }
}

extension AreaMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.make(inputs, marks))
  }
}
