// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension View {
  /// Says how marks are painted by which values, in their order, in the charts inside.
  nonisolated public func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle {
    chart {
      $0.foregroundStyle.domain = domain._makeScaleDomain().content
      $0.foregroundStyle.range = LookRanges.styles(range)
      if let type { $0.foregroundStyle.type = type }
    }
  }

  /// Says which values how marks are painted by in the charts inside.
  nonisolated public func chartForegroundStyleScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain {
    chart {
      $0.foregroundStyle.domain = domain._makeScaleDomain().content
      if let type { $0.foregroundStyle.type = type }
    }
  }

  /// Says how marks are painted in the charts inside, for one value after the other.
  nonisolated public func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: ScaleRange, Range.VisualValue: ShapeStyle {
    chart {
      $0.foregroundStyle.range = LookRanges.styles(range)
      if let type { $0.foregroundStyle.type = type }
    }
  }

  /// Says on what type of scale how marks are painted by numbers in the charts inside.
  nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    chart { if let type { $0.foregroundStyle.type = type } }
  }

  /// Says how marks are painted for each value in the charts inside. The order is that of the legend.
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    chart {
      $0.foregroundStyle.domain = .values({ categories in mapping.map { $0.key.datum(categories) } }, isRange: false)
      $0.foregroundStyle.range = .looks(mapping.map { AnyShapeStyle($0.value) })
    }
  }

  /// Says how marks are painted for each value of a domain in the charts inside.
  nonisolated public func chartForegroundStyleScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, Domain.Element: Plottable, S: ShapeStyle {
    chart {
      $0.foregroundStyle.domain = .values({ categories in domain.map { $0.datum(categories) } }, isRange: false)
      $0.foregroundStyle.range = .looks(domain.map { AnyShapeStyle(mapping($0)) })
    }
  }

  /// Says how marks are painted for each value in the charts inside.
  nonisolated public func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    chart {
      $0.foregroundStyle.range = .mapping { datum, categories in
        DataValue(datum, categories).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// Says which symbols points are by which values, in their order, in the charts inside.
  nonisolated public func chartSymbolScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    chart {
      $0.symbol.domain = domain._makeScaleDomain().content
      $0.symbol.range = LookRanges.symbols(range)
    }
  }

  /// Says which symbols points are by which values, in their order, in the charts inside.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<Domain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View where Domain: ScaleDomain {
    chart {
      $0.symbol.domain = domain._makeScaleDomain().content
      $0.symbol.range = .looks(range)
    }
  }

  /// Says which values which symbols points are by in the charts inside.
  nonisolated public func chartSymbolScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain {
    chart {
      $0.symbol.domain = domain._makeScaleDomain().content
    }
  }

  /// Says which symbols points are in the charts inside, for one value after the other.
  nonisolated public func chartSymbolScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    chart {
      $0.symbol.range = LookRanges.symbols(range)
    }
  }

  /// Says which symbols points are in the charts inside, for one value after the other.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chart { $0.symbol.range = .looks(range) }
  }

  /// Says which symbols points are for each value in the charts inside. The order is that of the legend.
  nonisolated public func chartSymbolScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    chart {
      $0.symbol.domain = .values({ categories in mapping.map { $0.key.datum(categories) } }, isRange: false)
      $0.symbol.range = .looks(mapping.map { $0.value })
    }
  }

  /// Says which symbols points are for each value in the charts inside. The order is that of the legend.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View where DataValue: Plottable {
    chart {
      $0.symbol.domain = .values({ categories in mapping.map { $0.key.datum(categories) } }, isRange: false)
      $0.symbol.range = .looks(mapping.map { $0.value })
    }
  }

  /// Says which symbols points are for each value of a domain in the charts inside.
  nonisolated public func chartSymbolScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, Domain.Element: Plottable, S: ChartSymbolShape {
    chart {
      $0.symbol.domain = .values({ categories in domain.map { $0.datum(categories) } }, isRange: false)
      $0.symbol.range = .looks(domain.map { mapping($0) })
    }
  }

  /// Says which symbols points are for each value in the charts inside.
  nonisolated public func chartSymbolScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    chart {
      $0.symbol.range = .mapping { datum, categories in
        DataValue(datum, categories).map { mapping($0) }
      }
    }
  }

  /// Says in which style lines are drawn by which values, in their order, in the charts inside.
  nonisolated public func chartLineStyleScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == StrokeStyle {
    chart {
      $0.lineStyle.domain = domain._makeScaleDomain().content
      $0.lineStyle.range = LookRanges.plain(range)
    }
  }

  /// Says which values in which style lines are drawn by in the charts inside.
  nonisolated public func chartLineStyleScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain {
    chart {
      $0.lineStyle.domain = domain._makeScaleDomain().content
    }
  }

  /// Says in which style lines are drawn in the charts inside, for one value after the other.
  nonisolated public func chartLineStyleScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue == StrokeStyle {
    chart {
      $0.lineStyle.range = LookRanges.plain(range)
    }
  }

  /// Says in which style lines are drawn for each value in the charts inside. The order is that of the legend.
  nonisolated public func chartLineStyleScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View where DataValue: Plottable {
    chart {
      $0.lineStyle.domain = .values({ categories in mapping.map { $0.key.datum(categories) } }, isRange: false)
      $0.lineStyle.range = .looks(mapping.map { $0.value })
    }
  }

  /// Says in which style lines are drawn for each value of a domain in the charts inside.
  nonisolated public func chartLineStyleScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    chart {
      $0.lineStyle.domain = .values({ categories in domain.map { $0.datum(categories) } }, isRange: false)
      $0.lineStyle.range = .looks(domain.map { mapping($0) })
    }
  }

  /// Says in which style lines are drawn for each value in the charts inside.
  nonisolated public func chartLineStyleScale<DataValue>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View where DataValue: Plottable {
    chart {
      $0.lineStyle.range = .mapping { datum, categories in
        DataValue(datum, categories).map { mapping($0) }
      }
    }
  }

  /// Says how large symbols are, as areas in square points, by which values, in their order, in the charts inside.
  nonisolated public func chartSymbolSizeScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CGFloat {
    chart {
      $0.symbolSize.domain = domain._makeScaleDomain().content
      $0.symbolSize.range = LookRanges.plain(range)
      if let type { $0.symbolSize.type = type }
    }
  }

  /// Says which values how large symbols are, as areas in square points, by in the charts inside.
  nonisolated public func chartSymbolSizeScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View
  where Domain: ScaleDomain {
    chart {
      $0.symbolSize.domain = domain._makeScaleDomain().content
      if let type { $0.symbolSize.type = type }
    }
  }

  /// Says how large symbols are, as areas in square points, in the charts inside, for one value after the other.
  nonisolated public func chartSymbolSizeScale<Range>(range: Range, type: ScaleType? = nil) -> some View
  where Range: ScaleRange, Range.VisualValue == CGFloat {
    chart {
      $0.symbolSize.range = LookRanges.plain(range)
      if let type { $0.symbolSize.type = type }
    }
  }

  /// Says on what type of scale how large symbols are, as areas in square points, by numbers in the charts inside.
  nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    chart { if let type { $0.symbolSize.type = type } }
  }

  /// Says how large symbols are, as areas in square points, for each value in the charts inside. The order is that of the legend.
  nonisolated public func chartSymbolSizeScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View where DataValue: Plottable {
    chart {
      $0.symbolSize.domain = .values({ categories in mapping.map { $0.key.datum(categories) } }, isRange: false)
      $0.symbolSize.range = .looks(mapping.map { $0.value })
    }
  }

  /// Says how large symbols are, as areas in square points, for each value of a domain in the charts inside.
  nonisolated public func chartSymbolSizeScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    chart {
      $0.symbolSize.domain = .values({ categories in domain.map { $0.datum(categories) } }, isRange: false)
      $0.symbolSize.range = .looks(domain.map { mapping($0) })
    }
  }

  /// Says how large symbols are, as areas in square points, for each value in the charts inside.
  nonisolated public func chartSymbolSizeScale<DataValue>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View where DataValue: Plottable {
    chart {
      $0.symbolSize.range = .mapping { datum, categories in
        DataValue(datum, categories).map { mapping($0) }
      }
    }
  }
}

/// Ranges as settings keep them.
enum LookRanges {
  static func styles<R: ScaleRange>(_ range: R) -> ChartSettings.LookScale<AnyShapeStyle>.Range
  where R.VisualValue: ShapeStyle {
    switch range._makeScaleRange().content {
    case .values(let values): .looks(values.map { AnyShapeStyle($0) })
    case .gradient(let gradient): .gradient(gradient)
    case .plotDimension: .looks([])
    }
  }

  static func symbols<R: ScaleRange>(_ range: R) -> ChartSettings.LookScale<any ChartSymbolShape>.Range
  where R.VisualValue: ChartSymbolShape {
    if case .values(let values) = range._makeScaleRange().content { return .looks(values) }
    return .looks([])
  }

  static func plain<R: ScaleRange>(_ range: R) -> ChartSettings.LookScale<R.VisualValue>.Range {
    if case .values(let values) = range._makeScaleRange().content { return .looks(values) }
    return .looks([])
  }
}
