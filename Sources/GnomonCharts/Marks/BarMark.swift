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
  nonisolated(unsafe) private let make: (_MarkInputs, _MarkCollector) -> Mark

  /// A bar at a place along both axes.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.bar, x: marks.channel(x, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.width = width
      mark.height = height
      mark.stacking = stacking
      return mark
    }
  }

  /// A bar at a place along the x axis, between two places in points; nil is the plot's own end.
  nonisolated public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    make = { inputs, marks in
      var mark = Mark(.bar, x: marks.channel(x, for: .x), y: .fixedRange(yStart, yEnd), inputs)
      mark.width = width
      mark.stacking = stacking
      return mark
    }
  }

  /// A bar at a place along the y axis, between two places in points; nil is the plot's own end.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.bar, x: .fixedRange(xStart, xEnd), y: marks.channel(y, for: .y), inputs)
      mark.height = height
      mark.stacking = stacking
      return mark
    }
  }

  /// A bar between two values along the x axis.
  nonisolated public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.bar, x: marks.range(xStart, xEnd, for: .x), y: marks.channel(y, for: .y), inputs)
      mark.height = height
      return mark
    }
  }

  /// A bar between two values along the x axis, and two places in points.
  nonisolated public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    make = { inputs, marks in
      let mark = Mark(.bar, x: marks.range(xStart, xEnd, for: .x), y: .fixedRange(yStart, yEnd), inputs)
      return mark
    }
  }

  /// A bar between two values along the y axis.
  nonisolated public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    make = { inputs, marks in
      var mark = Mark(.bar, x: marks.channel(x, for: .x), y: marks.range(yStart, yEnd, for: .y), inputs)
      mark.width = width
      return mark
    }
  }

  /// A bar between two values along the y axis, and two places in points.
  nonisolated public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    make = { inputs, marks in
      let mark = Mark(.bar, x: .fixedRange(xStart, xEnd), y: marks.range(yStart, yEnd, for: .y), inputs)
      return mark
    }
  }
}

extension BarMark: PrimitiveChartContent {
  /// No body: the mark is drawn as it is.
  public typealias Body = Never

  /// Adds the mark.
  nonisolated public static func _collect(_ content: Self, _ inputs: _MarkInputs, into marks: _MarkCollector) {
    marks.add(content.make(inputs, marks))
  }
}
