// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What values look like: colours, symbols, sizes and lines' styles, and in which order a legend tells of them.
struct ChartLooks {
  let styleOrder: [Datum]
  let symbolOrder: [Datum]
  let lineOrder: [Datum]
  /// The ends of numbers that are told by colours; nil where they're categories.
  let styleSpan: (Double, Double)?
  let sizeSpan: (Double, Double)?
  let sizeOrder: [Datum]
  private let styles: [Datum: AnyShapeStyle]
  /// How many styles there are before they come again; nil where a closure gives each value its own.
  let differentStyles: Int?
  private let symbols: [Datum: any ChartSymbolShape]
  private let lines: [Datum: StrokeStyle]
  private let sizes: [Datum: CGFloat]
  let gradient: Gradient?
  /// What closures say of values, numbers too.
  private let ownStyle: ((Datum) -> AnyShapeStyle?)?
  private let ownSize: ((Datum) -> CGFloat?)?
  private let styleMap: NumberMap
  private let sizeMap: NumberMap
  private let sizeRange: (CGFloat, CGFloat)

  /// The colours of categories, in their order (measured in pictures: the first four; the others as told by users).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The symbols of categories, in their order. Of these circle, square and triangle are documented.
  static let shapes: [BasicChartSymbolShape.Kind] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  init(_ marks: ContiguousArray<Mark>, _ settings: ChartSettings, _ collector: _MarkCollector) {
    var styles = Found(), symbols = Found(), lines = Found(), sizes = Found()
    for mark in marks {
      guard let style = mark.style else { continue }
      if let datum = style.foregroundBy { styles.add(datum) }
      if let datum = style.symbolBy { symbols.add(datum) }
      if let datum = style.lineStyleBy { lines.add(datum) }
      if let datum = style.symbolSizeBy { sizes.add(datum) }
    }
    let categories = collector.categories
    styleOrder = styles.order(settings.foregroundStyle.domain, categories)
    symbolOrder = symbols.order(settings.symbol.domain, categories)
    lineOrder = lines.order(settings.lineStyle.domain, categories)
    sizeOrder = sizes.order(settings.symbolSize.domain, categories)
    ownStyle = Self.closure(settings.foregroundStyle.range, categories)
    ownSize = Self.closure(settings.symbolSize.range, categories)
    styleMap = NumberMap(settings.foregroundStyle.type)
    sizeMap = NumberMap(settings.symbolSize.type)
    styleSpan = ownStyle != nil ? nil : styles.span(settings.foregroundStyle.domain, categories)
    sizeSpan = ownSize != nil ? nil : sizes.span(settings.symbolSize.domain, categories)
    gradient =
      styleSpan == nil
      ? nil : Self.gradient(settings.foregroundStyle.range, Self.places(settings.foregroundStyle.domain, categories))
    self.styles = Self.table(styleOrder, settings.foregroundStyle.range, categories) {
      AnyShapeStyle(Self.palette[$0 % Self.palette.count])
    }
    differentStyles =
      switch settings.foregroundStyle.range {
      case .looks(let looks) where !looks.isEmpty: looks.count
      case .mapping: nil
      default: Self.palette.count
      }
    self.symbols = Self.table(symbolOrder, settings.symbol.range, categories) {
      BasicChartSymbolShape(kind: Self.shapes[$0 % Self.shapes.count])
    }
    self.lines = Self.table(lineOrder, settings.lineStyle.range, categories) {
      let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4], [4, 2, 2, 2, 2, 2]]
      return StrokeStyle(lineWidth: 2, dash: dashes[$0 % dashes.count])
    }
    let count = max(sizeOrder.count - 1, 1)
    self.sizes = Self.table(sizeOrder, settings.symbolSize.range, categories) {
      50 + 150 * CGFloat($0) / CGFloat(count)
    }
    if case .looks(let looks) = settings.symbolSize.range, let first = looks.first, let last = looks.last {
      sizeRange = (first, last)
    } else {
      sizeRange = (10, 200)
    }
  }

  private static func closure<Look>(
    _ range: ChartSettings.LookScale<Look>.Range?, _ categories: Categories
  ) -> ((Datum) -> Look?)? {
    guard case .mapping(let look) = range else { return nil }
    return { look($0, categories) }
  }

  /// Where the numbers of a domain lie between its ends, as shares; empty where two ends are all.
  private static func places(_ domain: _ScaleDomainOutputs.Content?, _ categories: Categories) -> [CGFloat] {
    guard case .values(let make, _) = domain else { return [] }
    let numbers = make(categories).compactMap(\.number)
    guard let first = numbers.min(), let last = numbers.max(), last > first else { return [] }
    return numbers.map { CGFloat(($0 - first) / (last - first)) }
  }

  private static func gradient(
    _ range: ChartSettings.LookScale<AnyShapeStyle>.Range?, _ places: [CGFloat]
  ) -> Gradient {
    switch range {
    case .gradient(let gradient): return gradient
    case .looks(let looks):
      let colors = looks.compactMap { $0.color }
      if colors.count >= 2, colors.count == places.count {
        return Gradient(stops: zip(colors, places).map { Gradient.Stop(color: $0, location: $1) })
      }
      if colors.count >= 2 { return Gradient(colors: colors) }
      if let color = colors.first { return Gradient(colors: [color.opacity(0.2), color]) }
    default: break
    }
    // Measured in a picture of iOS 26: from a fifth of blue to blue.
    return Gradient(colors: [.blue.opacity(0.2), .blue])
  }

  private static func table<Look>(
    _ order: [Datum], _ range: ChartSettings.LookScale<Look>.Range?, _ categories: Categories, usual: (Int) -> Look
  ) -> [Datum: Look] {
    var table: [Datum: Look] = [:]
    for (index, datum) in order.enumerated() where table[datum] == nil {
      switch range {
      case .looks(let looks) where !looks.isEmpty: table[datum] = looks[index % looks.count]
      case .mapping(let look): table[datum] = look(datum, categories) ?? usual(index)
      default: table[datum] = usual(index)
      }
    }
    return table
  }

  /// True if values look the same. What closures say isn't asked.
  func isSame(as other: ChartLooks) -> Bool {
    ownStyle == nil && other.ownStyle == nil && ownSize == nil && other.ownSize == nil
      && styleOrder == other.styleOrder && symbolOrder == other.symbolOrder && lineOrder == other.lineOrder
      && sizeOrder == other.sizeOrder && styles == other.styles && lines == other.lines && sizes == other.sizes
      && styleSpan?.0 == other.styleSpan?.0 && styleSpan?.1 == other.styleSpan?.1
      && sizeSpan?.0 == other.sizeSpan?.0 && sizeSpan?.1 == other.sizeSpan?.1 && gradient == other.gradient
      && styleMap == other.styleMap && sizeMap == other.sizeMap && sizeRange == other.sizeRange
      && symbols.allSatisfy { key, symbol in other.symbols[key].map { valuesAreEqual(anyOf: symbol, $0) } ?? false }
  }

  func style(_ datum: Datum) -> AnyShapeStyle {
    if let styleSpan, let gradient, let number = datum.number {
      return AnyShapeStyle(GradientShare(gradient: gradient, share: Self.share(number, styleSpan, styleMap)))
    }
    if datum.number != nil, let own = ownStyle?(datum) { return own }
    return styles[datum] ?? AnyShapeStyle(Self.palette[0])
  }

  func symbol(_ datum: Datum) -> any ChartSymbolShape { symbols[datum] ?? BasicChartSymbolShape(kind: .circle) }
  func line(_ datum: Datum) -> StrokeStyle { lines[datum] ?? StrokeStyle(lineWidth: 2) }

  /// The share of the way between two numbers, on a type of scale.
  private static func share(_ number: Double, _ span: (Double, Double), _ map: NumberMap) -> Double {
    guard span.1 > span.0 else { return 1 }
    if map != .linear, let value = map.mapped(number), let lower = map.mapped(span.0), let upper = map.mapped(span.1),
      upper > lower
    {
      return (value - lower) / (upper - lower)
    }
    return (number - span.0) / (span.1 - span.0)
  }

  /// A symbol's area in square points.
  func size(_ datum: Datum) -> CGFloat {
    if datum.number != nil, let own = ownSize?(datum) { return own }
    guard let sizeSpan, let number = datum.number else { return sizes[datum] ?? 50 }
    let share = CGFloat(Self.share(number, sizeSpan, sizeMap))
    return sizeRange.0 + (sizeRange.1 - sizeRange.0) * min(max(share, 0), 1)
  }

  /// Values in the order in which they came.
  private struct Found {
    private var list: [Datum] = []
    private var seen: Set<Datum> = []
    private var lower = Double.infinity
    private var upper = -Double.infinity

    mutating func add(_ datum: Datum) {
      if let number = datum.number {
        (lower, upper) = (min(lower, number), max(upper, number))
        // Numbers are told by a gradient: there's no list of them.
        if list.count > 64 { return }
      }
      if seen.insert(datum).inserted { list.append(datum) }
    }

    func order(_ domain: _ScaleDomainOutputs.Content?, _ categories: Categories) -> [Datum] {
      if case .values(let make, false) = domain {
        let given = make(categories)
        return list.isEmpty ? [] : given
      }
      if case .automatic(_, _, let change?) = domain {
        var changed = list
        change(&changed, categories)
        return changed
      }
      return list
    }

    /// The ends of numbers, extended to round ones; nil where there are none.
    func span(_ domain: _ScaleDomainOutputs.Content?, _ categories: Categories) -> (Double, Double)? {
      guard lower <= upper, list.allSatisfy({ $0.number != nil }) else { return nil }
      if case .values(let make, _) = domain {
        let ends = make(categories).compactMap(\.number).filter(\.isFinite)
        if let first = ends.min(), let last = ends.max() { return (first, last) }
      }
      guard lower.isFinite, upper.isFinite, lower < upper else { return (lower, upper) }
      return RoundNumbers.rounded(
        lower, upper, step: RoundNumbers.step(from: lower, to: upper, most: RoundNumbers.usualSteps))
    }
  }
}

/// The colour at a share of the way of a gradient, 0 being its start.
private struct GradientShare: ShapeStyle {
  let gradient: Gradient
  let share: Double

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let share = min(max(share.isFinite ? share : 0, 0), 1)
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return Color.clear.resolve(in: environment) }
    if share <= Double(first.location) { return first.color.resolve(in: environment) }
    for (a, b) in zip(stops, stops.dropFirst()) where share <= Double(b.location) {
      let length = Double(b.location - a.location)
      let part = Float(length > 0 ? (share - Double(a.location)) / length : 1)
      let (a, b) = (a.color.resolve(in: environment), b.color.resolve(in: environment))
      return Color.Resolved(
        red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
        blue: a.blue + (b.blue - a.blue) * part, opacity: a.opacity + (b.opacity - a.opacity) * part)
    }
    return last.color.resolve(in: environment)
  }
}
