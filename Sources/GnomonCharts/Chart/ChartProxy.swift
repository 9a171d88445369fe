// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// A handle on a chart's scales and its plot, for views over and below it.
///
/// Places are points from the plot's top left corner.
public struct ChartProxy: @unchecked Sendable {
  private let plane: PlaneSolution
  let geometry: PlotGeometry
  private let anchor: Anchor<CGRect>?
  private let container: Anchor<CGRect>?

  init(
    _ plane: PlaneSolution, _ geometry: PlotGeometry, anchor: Anchor<CGRect>?, container: Anchor<CGRect>? = nil
  ) {
    (self.plane, self.geometry, self.anchor, self.container) = (plane, geometry, anchor, container)
  }

  var data: ChartData { geometry.data }

  /// True if both are of the same plot, in the same size.
  func isSame(as other: ChartProxy) -> Bool {
    plane === other.plane && data === other.data && plotSize == other.plotSize && anchor == other.anchor
      && container == other.container
  }

  /// The plot's frame, to be asked for in the coordinates of a view over the chart; nil where there's no chart.
  ///
  /// Of a plot that's scrolled it's the frame of the whole, of which ``plotContainerFrame`` is seen.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// The frame of the part of the plot that's seen; nil where there's no chart.
  public var plotContainerFrame: Anchor<CGRect>? { container ?? anchor }

  /// The plot's size in points.
  public var plotSize: CGSize { geometry.size }

  /// The plot's frame, to be asked for in the coordinates of a view over the chart.
  ///
  /// Its newer name is ``plotFrame``.
  public var plotAreaFrame: Anchor<CGRect> {
    anchor ?? { fatalError("The chart is gone: a proxy is for views over it.") }()
  }

  /// The plot's size in points. Its newer name is ``plotSize``.
  public var plotAreaSize: CGSize { plotSize }

  // MARK: Places of values

  /// The place of a value along x, in points; nil where it has none.
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    value.knownDatum(data.categories).flatMap { geometry.x.position($0) }
  }

  /// The place of a value along y, in points; nil where it has none.
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    value.knownDatum(data.categories).flatMap { geometry.y.position($0) }
  }

  /// The place of two values; nil where one has none.
  public func position<X, Y>(for point: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room of a value along x, in points: that of a category, or a single place.
  public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    value.knownDatum(data.categories).flatMap { range($0, geometry.x) }
  }

  /// The room of a value along y, in points: that of a category, or a single place.
  public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    value.knownDatum(data.categories).flatMap { range($0, geometry.y) }
  }

  /// The room of two values.
  public func positionRange<X, Y>(for point: (x: X, y: Y)) -> CGRect? where X: Plottable, Y: Plottable {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private func range(_ datum: Datum, _ scale: PlotScale) -> ClosedRange<CGFloat>? {
    if case .category(let category) = datum, let (a, b) = scale.band(category) { return min(a, b)...max(a, b) }
    return scale.position(datum).map { $0...$0 }
  }

  // MARK: Values at places

  /// The value at a place along x; nil where there's none, or it isn't of the type.
  public func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    geometry.x.datum(at: position).flatMap { P($0, data.categories) }
  }

  /// The value at a place along y; nil where there's none, or it isn't of the type.
  public func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    geometry.y.datum(at: position).flatMap { P($0, data.categories) }
  }

  /// The values at a place; nil where one is missing.
  public func value<X, Y>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)?
  where X: Plottable, Y: Plottable {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The angle of a place around the plot's middle, counted from the top, clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (position.x - geometry.center.x, position.y - geometry.center.y)
    let angle = atan2(dx, -dy)
    return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  /// The value at an angle: the running sum of the sectors' values; nil where there are no sectors.
  public func value<P>(atAngle angle: Angle, as: P.Type = P.self) -> P? where P: Plottable {
    angleDatum(angle).flatMap { P($0, data.categories) }
  }

  private func angleDatum(_ angle: Angle) -> Datum? {
    guard data.angleTotal > 0, angle.radians.isFinite else { return nil }
    var share = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    if share < 0 { share += 1 }
    return .number(share * data.angleTotal)
  }

  // MARK: Looks

  /// How marks of a value are painted; nil where nothing is painted by values.
  public func foregroundStyle<P>(for value: P) -> AnyShapeStyle? where P: Plottable {
    let datum = value.datum(data.categories)
    return data.looks.styleOrder.isEmpty ? nil : data.looks.style(datum)
  }

  /// The style of a value's lines; nil where no lines are told apart by values.
  public func lineStyle<P>(for value: P) -> StrokeStyle? where P: Plottable {
    data.looks.lineOrder.isEmpty ? nil : data.looks.line(value.datum(data.categories))
  }

  /// The symbol of a value; nil where no symbols are told apart by values.
  public func symbol<P>(for value: P) -> AnyChartSymbolShape? where P: Plottable {
    data.looks.symbolOrder.isEmpty ? nil : AnyChartSymbolShape(data.looks.symbol(value.datum(data.categories)))
  }

  /// The area of a value's symbol in square points; nil where symbols have no sizes by values.
  public func symbolSize<P>(for value: P) -> CGFloat? where P: Plottable {
    data.looks.sizeOrder.isEmpty && data.looks.sizeSpan == nil
      ? nil : data.looks.size(value.datum(data.categories))
  }

  // MARK: Domains

  /// The two ends of the x axis, or its categories.
  public func xDomain<P>(dataType: P.Type) -> [P] where P: Plottable { domain(geometry.x) }
  /// The two ends of the y axis, or its categories.
  public func yDomain<P>(dataType: P.Type) -> [P] where P: Plottable { domain(geometry.y) }
  /// The values that marks are painted by.
  public func foregroundStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable { values(data.looks.styleOrder) }
  /// The values that symbols tell apart.
  public func symbolDomain<P>(dataType: P.Type) -> [P] where P: Plottable { values(data.looks.symbolOrder) }
  /// The values that symbols' sizes tell.
  public func symbolSizeDomain<P>(dataType: P.Type) -> [P] where P: Plottable { values(data.looks.sizeOrder) }
  /// The values that lines' styles tell apart.
  public func lineStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable { values(data.looks.lineOrder) }

  private func domain<P: Plottable>(_ scale: PlotScale) -> [P] {
    switch scale.kind {
    case .category: values(scale.order.map { .category($0) })
    case .date: values([.date(scale.lower), .date(scale.upper)])
    case .number: values([.number(scale.lower), .number(scale.upper)])
    }
  }

  private func values<P: Plottable>(_ data: [Datum]) -> [P] {
    data.compactMap { P($0, self.data.categories) }
  }

  // MARK: Selection

  /// Chooses the value at a place along x, as a finger there would.
  public func selectXValue(at xPosition: CGFloat) {
    data.settings.selection.x?(geometry.x.datum(at: xPosition), data.categories)
  }

  /// Chooses the value at a place along y, as a finger there would.
  public func selectYValue(at yPosition: CGFloat) {
    data.settings.selection.y?(geometry.y.datum(at: yPosition), data.categories)
  }

  /// Chooses the values between two places along x.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    data.settings.selection.xRange?(geometry.x.datum(at: from), geometry.x.datum(at: to), data.categories)
  }

  /// Chooses the values between two places along y.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    data.settings.selection.yRange?(geometry.y.datum(at: from), geometry.y.datum(at: to), data.categories)
  }

  /// Chooses the value at an angle, as a finger there would.
  public func selectAngleValue(at angle: Angle) {
    data.settings.selection.angle?(angleDatum(angle), data.categories)
  }

  /// Ends what is chosen. Ranges stay until others are chosen.
  func endSelection() {
    let selection = data.settings.selection
    selection.x?(nil, data.categories)
    selection.y?(nil, data.categories)
    selection.angle?(nil, data.categories)
  }
}
