// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A bar.
///
/// ```swift
/// struct Sale {
///   let month: String
///   let amount: Double
/// }
///
/// struct Sales: View {
///   let sales: [Sale]
///
///   var body: some View {
///     Chart(sales, id: \.month) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct BarMark: @unchecked Sendable {
  nonisolated(unsafe) private let mark: GivenMark

  /// A bar at a place along both axes.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.bar, x: .value(x.given), y: .value(y.given))
    mark.width = width
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// A bar at a place along the x axis, between two places in points; nil is the plot's own end.
  nonisolated public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    var mark = GivenMark(.bar, x: .value(x.given), y: .fixedRange(yStart, yEnd))
    mark.width = width
    mark.stacking = stacking
    self.mark = mark
  }

  /// A bar at a place along the y axis, between two places in points; nil is the plot's own end.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    var mark = GivenMark(.bar, x: .fixedRange(xStart, xEnd), y: .value(y.given))
    mark.height = height
    mark.stacking = stacking
    self.mark = mark
  }

  /// A bar between two values along the x axis.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.bar, x: .range(xStart.given, xEnd.given), y: .value(y.given))
    mark.height = height
    self.mark = mark
  }

  /// A bar between two values along the x axis, and two places in points.
  nonisolated public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = GivenMark(.bar, x: .range(xStart.given, xEnd.given), y: .fixedRange(yStart, yEnd))
  }

  /// A bar between two values along the y axis.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    var mark = GivenMark(.bar, x: .value(x.given), y: .range(yStart.given, yEnd.given))
    mark.width = width
    self.mark = mark
  }

  /// A bar between two values along the y axis, and two places in points.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = GivenMark(.bar, x: .fixedRange(xStart, xEnd), y: .range(yStart.given, yEnd.given))
  }
}

extension BarMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.mark, inputs)
  }
}
