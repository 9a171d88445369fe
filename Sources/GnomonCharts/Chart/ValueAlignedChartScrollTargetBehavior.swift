// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// Has a chart that's scrolled come to rest with a value at its edge.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Values that lie in a row.
  enum Grid {
    case unit(Double)
    case matching(DateComponents)
    case page

    init<Value: Plottable>(_ major: MajorValueAlignment<Value>) {
      switch major.kind {
      case .unit(let unit): self = .unit(unit)
      case .matching(let components): self = .matching(components)
      case .page: self = .page
      }
    }
  }

  let x: Grid
  let y: Grid
  let xMajor: Grid?
  let yMajor: Grid?
  let limit: ValueAlignedLimitBehavior

  private init(x: Grid, y: Grid, xMajor: Grid?, yMajor: Grid?, limit: ValueAlignedLimitBehavior) {
    (self.x, self.y, self.xMajor, self.yMajor, self.limit) = (x, y, xMajor, yMajor, limit)
  }

  /// Rests at one unit.
  public init<P>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where P: Plottable, P: Numeric {
    self.init(
      x: .unit(unit.datum(Categories()).number ?? 0), y: .unit(unit.datum(Categories()).number ?? 0),
      xMajor: majorAlignment.map { Grid($0) }, yMajor: majorAlignment.map { Grid($0) }, limit: limitBehavior)
  }

  /// Rests at dates that have some components.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(components), y: .matching(components), xMajor: majorAlignment.map { Grid($0) },
      yMajor: majorAlignment.map { Grid($0) }, limit: limitBehavior)
  }

  /// Rests at a unit for each axis.
  public init<X, Y>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
    self.init(
      x: .unit(xUnit.datum(Categories()).number ?? 0), y: .unit(yUnit.datum(Categories()).number ?? 0),
      xMajor: xMajorAlignment.map { Grid($0) }, yMajor: yMajorAlignment.map { Grid($0) }, limit: limitBehavior)
  }

  /// Rests at dates along both axes.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      x: .matching(xComponents), y: .matching(yComponents), xMajor: xMajorAlignment.map { Grid($0) },
      yMajor: yMajorAlignment.map { Grid($0) }, limit: limitBehavior)
  }

  /// Rests at dates along x and a unit along y.
  public init<Y>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where Y: Plottable, Y: Numeric {
    self.init(
      x: .matching(xComponents), y: .unit(yUnit.datum(Categories()).number ?? 0),
      xMajor: xMajorAlignment.map { Grid($0) }, yMajor: yMajorAlignment.map { Grid($0) }, limit: limitBehavior)
  }

  /// Rests at a unit along x and dates along y.
  public init<X>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where X: Plottable, X: Numeric {
    self.init(
      x: .unit(xUnit.datum(Categories()).number ?? 0), y: .matching(yComponents),
      xMajor: xMajorAlignment.map { Grid($0) }, yMajor: yMajorAlignment.map { Grid($0) }, limit: limitBehavior)
  }

  /// Moves the target to the nearest value of the grid.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let geometry = context.chartProxy.geometry
    if context.context.axes.contains(.horizontal) {
      let isSwipe = abs(context.context.velocity.dx) > 200 && limit.kind != .never
      let snapping = Snapping(
        isSwipe ? xMajor ?? x : x, geometry.x, geometry.data.surroundings.calendar,
        context.context.containerSize.width)
      let place = snapping.nearest(to: geometry.place(atOffset: target.rect.origin.x))
      target.rect.origin.x = geometry.offset(atPlace: place)
    }
    if context.context.axes.contains(.vertical) {
      let isSwipe = abs(context.context.velocity.dy) > 200 && limit.kind != .never
      target.rect.origin.y =
        Snapping(
          isSwipe ? yMajor ?? y : y, geometry.y, geometry.data.surroundings.calendar,
          context.context.containerSize.height
        )
        .nearest(to: target.rect.origin.y)
    }
  }
}

/// Finds the value of a grid that lies nearest to a place.
private struct Snapping {
  private let grid: ValueAlignedChartScrollTargetBehavior.Grid
  private let scale: PlotScale
  private let calendar: Calendar
  private let page: CGFloat

  init(
    _ grid: ValueAlignedChartScrollTargetBehavior.Grid, _ scale: PlotScale, _ calendar: Calendar, _ page: CGFloat
  ) {
    (self.grid, self.scale, self.calendar, self.page) = (grid, scale, calendar, page)
  }

  func nearest(to place: CGFloat) -> CGFloat {
    switch grid {
    case .page: return page > 0 ? (place / page).rounded() * page : place
    case .unit(let unit):
      guard unit > 0, unit.isFinite else { return place }
      if scale.isCategory {
        let step = abs(scale.step) * CGFloat(unit)
        return step > 0 ? (place / step).rounded() * step : place
      }
      guard let value = scale.datum(at: place)?.number else { return place }
      return scale.position((value / unit).rounded() * unit) ?? place
    case .matching(let components):
      guard let seconds = scale.datum(at: place)?.number, seconds.isFinite, abs(seconds) < 3e11 else { return place }
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let ends = [Calendar.SearchDirection.backward, .forward].compactMap {
        // The date itself counts, too.
        calendar.nextDate(
          after: $0 == .backward ? date.addingTimeInterval(1) : date, matching: components, matchingPolicy: .nextTime,
          direction: $0)
      }
      let nearest = ends.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
      return nearest.flatMap { scale.position($0.timeIntervalSinceReferenceDate) } ?? place
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Rests at one unit.
  public static func valueAligned<P>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where P: Plottable, P: Numeric {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at dates that have some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at a unit for each axis.
  public static func valueAligned<X, Y>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Rests at dates along both axes.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Rests at dates along x and a unit along y.
  public static func valueAligned<Y>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where Y: Plottable, Y: Numeric {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Rests at a unit along x and dates along y.
  public static func valueAligned<X>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where X: Plottable, X: Numeric {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
}
