// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A point of an area.
@MainActor @preconcurrency
public struct AreaMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A point of the area from zero to a value.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.area, x: .value(x.given), y: .value(y.given))
    mark.stacking = stacking
    self.mark = mark
  }

  /// A place along the y axis of the area between two values along the x axis.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = GivenMark(.area, x: .range(xStart.given, xEnd.given), y: .value(y.given))
  }

  /// A place along the x axis of the area between two values along the y axis.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = GivenMark(.area, x: .value(x.given), y: .range(yStart.given, yEnd.given))
  }

  /// A point of the area of a series, from zero to a value.
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = GivenMark(.area, x: .value(x.given), y: .value(y.given))
    mark.stacking = stacking
    mark.series = series.given
    self.mark = mark
  }

  /// A place along the y axis of a series' area between two values along the x axis.
  nonisolated public init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = GivenMark(.area, x: .range(xStart.given, xEnd.given), y: .value(y.given))
    mark.series = series.given
    self.mark = mark
  }

  /// A place along the x axis of a series' area between two values along the y axis.
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = GivenMark(.area, x: .value(x.given), y: .range(yStart.given, yEnd.given))
    mark.series = series.given
    self.mark = mark
  }
}

extension AreaMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
