// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How much larger than what is seen a plot is that's scrolled.
struct PlaneScroll {
  /// The plot's length as a multiple of the seen one; 1 isn't scrolled.
  var x: CGFloat = 1
  var y: CGFloat = 1

  /// The part that is seen where nobody says it. Apple's isn't documented.
  static let usualShare: CGFloat = 0.5

  init(_ data: ChartData) {
    let scrolling = data.settings.scrolling
    guard !data.hasOnlySectors else { return }
    if scrolling.axes.contains(.horizontal) { x = Self.factor(data.x, scrolling.xLength) }
    if scrolling.axes.contains(.vertical) { y = Self.factor(data.y, scrolling.yLength) }
  }

  private static func factor(_ scale: PlotScale, _ length: Double?) -> CGFloat {
    let all = scale.isCategory ? Double(scale.order.count) : abs(scale.upper - scale.lower)
    guard let length else { return 1 / usualShare }
    guard length > 0, length.isFinite, all.isFinite else { return 1 }
    // A plot may be as long as a drawing can be.
    return CGFloat(min(max(all / length, 1), 2000))
  }

  var isEmpty: Bool { x == 1 && y == 1 }
  var axes: Axis.Set {
    var axes: Axis.Set = []
    if x > 1 { axes.insert(.horizontal) }
    if y > 1 { axes.insert(.vertical) }
    return axes
  }
  /// The labels that are scrolled with the plot.
  var innerLabels: Set<PlaneLabel.Kind> { x > 1 ? y > 1 ? [.x, .y] : [.x] : [.y] }
  var outerLabels: Set<PlaneLabel.Kind> { x > 1 ? y > 1 ? [] : [.y] : [.x] }
}

/// A plot that's scrolled, with the labels of the axes along which it is.
struct ScrolledPlot: View {
  let plane: PlaneSolution
  let scroll: PlaneScroll
  /// The size of what is seen of the plot.
  let size: CGSize
  /// The frame of what is seen of the plot.
  let container: Anchor<CGRect>?
  @State private var position = ScrollPosition()
  @State private var seen = CGPoint.zero
  /// The place that it's brought to at first; nil once it's there. Until then nobody is told where it is.
  @State private var beginning: CGPoint?

  private var data: ChartData { plane.data }
  private var scrolling: ChartSettings.Scrolling { data.settings.scrolling }

  var body: some View {
    let own = PlaneSolution(data, plane.size, plane.frame, shows: scroll.innerLabels)
    let content = CGSize(width: size.width * scroll.x, height: size.height * scroll.y)
    // Labels lie beside what is seen of the plot.
    let room = CGSize(
      width: scroll.y > 1 ? plane.rooms.leading + plane.rooms.trailing : 0,
      height: scroll.x > 1 ? plane.rooms.top + plane.rooms.bottom : 0)
    let geometry = PlotGeometry(data, size: content)
    ScrollView(scroll.axes, showsIndicators: false) {
      PlaneContent(solution: own, scroll: PlaneScroll.none, container: container)
        .frame(width: content.width + room.width, height: content.height + room.height)
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGPoint.self) {
      $0.contentOffset
    } action: { _, offset in
      seen = offset
      if let goal = beginning {
        if abs(goal.x - offset.x) < 1, abs(goal.y - offset.y) < 1 { beginning = nil }
      } else {
        tell(offset, geometry)
      }
    }
    .scrollTargetBehavior(ChartTargets(behavior: scrolling.behavior, plane: own, geometry: geometry))
    .onAppear { begin(geometry) }
    .onChange(of: bound()) { _, _ in follow(geometry) }
    .frame(width: size.width + room.width, height: size.height + room.height)
    .offset(x: scroll.y > 1 ? -plane.rooms.leading : 0, y: scroll.x > 1 ? -plane.rooms.top : 0)
  }

  /// The values that bindings hold.
  private func bound() -> [Datum] {
    [scrolling.x.get?(data.categories), scrolling.y.get?(data.categories)].compactMap { $0 }
  }

  private func begin(_ geometry: PlotGeometry) {
    let x = scrolling.x.get ?? scrolling.x.initial, y = scrolling.y.get ?? scrolling.y.initial
    let (first, second) = (x?(data.categories), y?(data.categories))
    let furthest = CGPoint(x: max(geometry.size.width - size.width, 0), y: max(geometry.size.height - size.height, 0))
    let x1 = first.flatMap { geometry.offset(toStart: $0) } ?? 0
    let place = CGPoint(
      x: geometry.isRightToLeft ? max(-furthest.x, min(x1, 0)) : max(0, min(x1, furthest.x)),
      y: second.flatMap { start(of: $0, geometry.y) }.map { min(max($0, 0), furthest.y) } ?? 0)
    if place != .zero { beginning = place }
    go(to: first, second, geometry)
  }

  private func follow(_ geometry: PlotGeometry) {
    let x = scrolling.x.get?(data.categories), y = scrolling.y.get?(data.categories)
    go(
      to: x == geometry.xDatum(atOffset: seen.x) ? nil : x, y == geometry.y.datum(at: seen.y + 0.01) ? nil : y,
      geometry)
  }

  private func go(to x: Datum?, _ y: Datum?, _ geometry: PlotGeometry) {
    if let x, scroll.x > 1, let place = geometry.offset(toStart: x) { position.scrollTo(x: place) }
    if let y, scroll.y > 1, let place = start(of: y, geometry.y) { position.scrollTo(y: place) }
  }

  private func start(of datum: Datum, _ scale: PlotScale) -> CGFloat? {
    if case .category(let category) = datum { return scale.band(category).map { min($0.0, $0.1) } }
    return scale.position(datum)
  }

  private func tell(_ offset: CGPoint, _ geometry: PlotGeometry) {
    if scroll.x > 1, let datum = geometry.xDatum(atOffset: offset.x) { scrolling.x.set?(datum, data.categories) }
    if scroll.y > 1, let datum = geometry.y.datum(at: offset.y + 0.01) { scrolling.y.set?(datum, data.categories) }
  }
}

extension PlotGeometry {
  var isRightToLeft: Bool { data.surroundings.isRightToLeft }

  /// The place of an offset's leading edge. From right to left offsets are negative, and count from the right end.
  func place(atOffset x: CGFloat) -> CGFloat { isRightToLeft ? size.width + x : x }
  func offset(atPlace x: CGFloat) -> CGFloat { isRightToLeft ? x - size.width : x }

  /// The first value that is seen at an offset.
  func xDatum(atOffset x: CGFloat) -> Datum? { self.x.datum(at: place(atOffset: x) + (isRightToLeft ? -0.01 : 0.01)) }

  /// The offset at which a value is the first that is seen.
  func offset(toStart datum: Datum) -> CGFloat? {
    if case .category(let category) = datum, let (a, b) = x.band(category) {
      return offset(atPlace: isRightToLeft ? max(a, b) : min(a, b))
    }
    return x.position(datum).map { offset(atPlace: $0) }
  }
}

extension PlaneScroll {
  private init() {}
  /// A plot that isn't scrolled.
  static var none: PlaneScroll { PlaneScroll() }
}

/// Asks a chart's behaviour where a scroll view comes to rest.
private struct ChartTargets: ScrollTargetBehavior {
  let behavior: (any ChartScrollTargetBehavior)?
  let plane: PlaneSolution
  let geometry: PlotGeometry

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior?.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(
        context: context, chartProxy: ChartProxy(plane, geometry, anchor: nil)))
  }
}
