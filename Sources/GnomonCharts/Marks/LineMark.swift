// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A point of a line. The points of one series are joined in the order in which they come.
@MainActor @preconcurrency
public struct LineMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A point of the line that its colour, its symbol and its line's style tell apart.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = GivenMark(.line, x: .value(x.given), y: .value(y.given))
  }

  /// A point of the line of a series.
  nonisolated public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    var mark = GivenMark(.line, x: .value(x.given), y: .value(y.given))
    mark.series = series.given
    self.mark = mark
  }
}

extension LineMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
