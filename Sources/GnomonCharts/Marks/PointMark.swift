// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A point, drawn as a symbol.
@MainActor @preconcurrency
public struct PointMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A point at a place along both axes.
  nonisolated public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = GivenMark(.point, x: .value(x.given), y: .value(y.given))
  }

  /// A point at a place along the x axis, at a height in points; nil is the middle of the plot.
  nonisolated public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    mark = GivenMark(.point, x: .value(x.given), y: y.map { .fixed($0) } ?? .full)
  }

  /// A point at a place along the y axis, at a distance in points; nil is the middle of the plot.
  nonisolated public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = GivenMark(.point, x: x.map { .fixed($0) } ?? .full, y: .value(y.given))
  }
}

extension PointMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
