// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension ChartContent {
  /// Paints the marks.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
    styled { marks, _ in
      marks.foreground = AnyShapeStyle(style)
      marks.foregroundBy = nil
    }
  }

  /// Paints the marks by a value: each category gets a colour of its own, and a number a colour of a gradient.
  nonisolated public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    let value = value.given
    return styled { marks, collector in
      marks.foregroundBy = collector.datum(value, for: .foregroundStyle)
      marks.foreground = nil
    }
  }

  /// Has gradients of the marks' styles go over the whole plot, not over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled { marks, _ in marks.alignsWithPlot = aligns }
  }

  /// Makes the marks see-through.
  ///
  /// - Parameter value: 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ value: Double) -> some ChartContent {
    styled { marks, _ in marks.opacity *= value.isFinite ? min(max(value, 0), 1) : 1 }
  }

  /// Draws lines and rules in a style.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { marks, _ in
      marks.lineStyle = style
      marks.lineStyleBy = nil
    }
  }

  /// Draws each category's lines in a style of its own.
  nonisolated public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    let value = value.given
    return styled { marks, collector in marks.lineStyleBy = collector.datum(value, for: .lineStyle) }
  }

  /// Draws points as a symbol. Lines show one at each of their points.
  nonisolated public func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
    styled { marks, _ in
      marks.symbol = .shape(symbol)
      marks.symbolBy = nil
    }
  }

  /// Draws each category's points as a symbol of its own.
  nonisolated public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    let value = value.given
    return styled { marks, collector in marks.symbolBy = collector.datum(value, for: .symbol) }
  }

  /// Shows a view at each point.
  nonisolated public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View {
    let view = AnyView(symbol())
    return styled { marks, collector in
      marks.symbol = .view(collector.symbol(view))
      marks.symbolBy = nil
    }
  }

  /// Draws symbols of an area.
  ///
  /// - Parameter area: the area in square points, of a square that the symbol is as large as.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled { marks, _ in
      marks.symbolSize = .area(area)
      marks.symbolSizeBy = nil
    }
  }

  /// Draws symbols of a size, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { marks, _ in
      marks.symbolSize = .size(size)
      marks.symbolSizeBy = nil
    }
  }

  /// Draws symbols by a value: the greater, the larger.
  nonisolated public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
    let value = value.given
    return styled { marks, collector in marks.symbolSizeBy = collector.datum(value, for: .symbolSize) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// - Parameters:
  ///   - radius: in points. More than half a side counts as half of it.
  ///   - style: the curve of the corners.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled { marks, _ in (marks.cornerRadius, marks.cornerStyle) = (radius, style) }
  }

  /// Draws lines and areas from point to point in a way.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { marks, _ in marks.interpolation = method }
  }

  /// Draws the marks before or after others: greater numbers lie above.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { styled { marks, _ in marks.zIndex = value } }
}
