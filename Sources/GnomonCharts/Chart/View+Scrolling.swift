// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension View {
  /// Lets people scroll the charts inside.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }

  /// How much of the x axis is seen at once in charts that scroll.
  ///
  /// - Parameter length: in the units of the data: seconds of dates, the number of categories.
  nonisolated public func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chart { $0.scrolling.xLength = length.datum(Categories()).number }
  }

  /// How much of the y axis is seen at once in charts that scroll.
  ///
  /// - Parameter length: in the units of the data: seconds of dates, the number of categories.
  nonisolated public func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chart { $0.scrolling.yLength = length.datum(Categories()).number }
  }

  /// Where charts come to rest that are scrolled.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrolling.behavior = behavior }
  }

  /// The first value along x that is seen before anybody scrolls.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart { $0.scrolling.x.initial = { initialX.datum($0) } }
  }

  /// The first value along x that is seen, read and written.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chart { $0.scrolling.x.bind(x) }
  }

  /// The first value along y that is seen before anybody scrolls.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    chart { $0.scrolling.y.initial = { initialY.datum($0) } }
  }

  /// The first value along y that is seen, read and written.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chart { $0.scrolling.y.bind(y) }
  }
}

extension ChartSettings.Scrolling.Position {
  mutating func bind<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue.datum($0) }
    set = { datum, categories in
      guard let value = P(datum, categories) else { return }
      if binding.wrappedValue.datum(categories) != datum { binding.wrappedValue = value }
    }
  }
}

/// Where a chart that's scrolled comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the place at which the chart comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Outside of a chart the place stays as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The state of a chart in which a target is chosen.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let context: ScrollTargetBehaviorContext
  /// The chart's scales.
  public var chartProxy: ChartProxy

  /// The scroll view's state.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.context)
  }
}

/// How far a swipe goes where targets lie at values.
public struct ValueAlignedLimitBehavior: Sendable {
  enum Kind: Sendable { case automatic, always, never }

  let kind: Kind

  /// As the chart chooses.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .automatic) }
  /// To the next major value at most.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
  /// As far as it goes.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }
}

/// The values that a swipe goes to.
public struct MajorValueAlignment<Value> where Value: Plottable {
  enum Kind {
    case unit(Double)
    case matching(DateComponents)
    case page
  }

  let kind: Kind

  /// Multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    MajorValueAlignment(kind: .unit(unit.datum(Categories()).number ?? 0))
  }

  /// Dates that have some components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    MajorValueAlignment(kind: .matching(components))
  }

  /// As far as is seen at once.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(kind: .page) }
}
