// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon
@testable import GnomonCharts

/// Where charts that scroll come to rest. One of x is 20 points, one of y 10; 100 by 50 points are seen.
@MainActor @Suite struct ScrollTargetTests {
  private func context(_ velocity: CGFloat = 0, dates: Bool = false) throws -> ChartScrollTargetBehaviorContext {
    let start = Sample.date(2022, 5, 1), end = Sample.date(2022, 5, 11)
    let proxy =
      dates
      ? try Sample.proxy(
        Chart { PointMark(x: .value("x", start), y: .value("y", start)) }
          .chartXScale(domain: start...end).chartYScale(domain: start...end)
          .environment(\.calendar, Sample.calendar).environment(\.timeZone, Sample.calendar.timeZone))
      : try Sample.proxy(
        Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
          .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    return ChartScrollTargetBehaviorContext(
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: rect), velocity: CGVector(dx: velocity, dy: velocity),
        contentSize: CGSize(width: 200, height: 100), containerSize: rect.size, axes: [.horizontal, .vertical],
        environment: EnvironmentValues(), targets: []),
      chartProxy: proxy)
  }

  /// Where a chart comes to rest that a finger has left at 75 and 33 points.
  private func rest(
    _ behavior: some ChartScrollTargetBehavior, _ context: ChartScrollTargetBehaviorContext
  ) -> CGPoint {
    var target = ScrollTarget(rect: CGRect(x: 75, y: 33, width: 100, height: 50))
    behavior.updateTarget(&target, context: context)
    let place = target.rect.origin
    return CGPoint(x: (place.x * 1000).rounded() / 1000, y: (place.y * 1000).rounded() / 1000)
  }

  private let midnight = DateComponents(hour: 0)
  private typealias Aligned = ValueAlignedChartScrollTargetBehavior

  @Test("Numbers rest at the nearest multiple of their unit")
  func units() throws {
    let context = try context()
    // 3.75 along x, and 6.7 along y.
    #expect(rest(.valueAligned(unit: 2), context) == CGPoint(x: 80, y: 40))
    #expect(rest(Aligned(unit: 5), context) == CGPoint(x: 100, y: 50))
    #expect(rest(Aligned(xUnit: 2, yUnit: 5.0), context) == CGPoint(x: 80, y: 50))
    let limits: [ValueAlignedLimitBehavior] = [.automatic, .never, .always]
    for limit in limits {
      #expect(rest(Aligned(unit: 2, majorAlignment: .unit(5), limitBehavior: limit), context) == CGPoint(x: 80, y: 40))
    }
  }

  @Test("After a swipe they rest at the major values, or at a page")
  func swipes() throws {
    let swipe = try context(500)
    let major: MajorValueAlignment<Int> = .unit(5)
    #expect(rest(.valueAligned(unit: 2, majorAlignment: major), swipe) == CGPoint(x: 100, y: 50))
    #expect(rest(Aligned(unit: 2, majorAlignment: .page), swipe) == CGPoint(x: 100, y: 50))
    #expect(
      rest(Aligned(unit: 2, majorAlignment: major, limitBehavior: .never), swipe) == CGPoint(x: 80, y: 40))
    #expect(
      rest(Aligned(unit: 2, majorAlignment: major, limitBehavior: .automatic), swipe) == CGPoint(x: 100, y: 50))
  }

  @Test("Dates rest at the nearest that matches")
  func dates() throws {
    let context = try context(dates: true)
    // 3.75 days from the left, and 3.3 from the top, or 6.7 from the bottom.
    #expect(rest(Aligned(matching: midnight), context) == CGPoint(x: 80, y: 30))
    let both = CGPoint(x: 80, y: 30)
    #expect(rest(Aligned(xMatching: midnight, yMatching: midnight), context) == both)
    #expect(rest(.valueAligned(xMatching: midnight, yMatching: midnight), context) == both)
    let noon = DateComponents(hour: 12)
    // 3.5 days, and 6.5.
    #expect(rest(Aligned(xMatching: noon, yMatching: noon), context) == CGPoint(x: 70, y: 35))
    let sixth: MajorValueAlignment<Date> = .matching(DateComponents(day: 6))
    let swipe = try self.context(500, dates: true)
    #expect(rest(Aligned(matching: midnight, majorAlignment: sixth), swipe) == CGPoint(x: 100, y: 50))
  }

  @Test("Dates along one axis and numbers along the other rest by their own rules")
  func mixed() throws {
    let dates = try context(dates: true), numbers = try context()
    #expect(rest(Aligned(xMatching: midnight, yUnit: 86_400), dates).x == 80)
    #expect(rest(.valueAligned(xMatching: midnight, yUnit: 86_400), dates).x == 80)
    #expect(rest(Aligned(xUnit: 86_400, yMatching: midnight), dates).y == 30)
    #expect(rest(.valueAligned(xUnit: 86_400, yMatching: midnight), dates).y == 30)
    #expect(rest(.valueAligned(xMatching: midnight, yUnit: 5), numbers).y == 50)
    #expect(rest(.valueAligned(xUnit: 5, yMatching: midnight), numbers).x == 100)
  }

  /// A behaviour that rests at a value of the chart, below a page's length.
  private struct AtFour: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      target.rect.origin.x = min(context.chartProxy.position(forX: 4) ?? 0, context.containerSize.width)
    }
  }

  @Test("A behaviour of one's own has the chart's proxy and what scroll views tell")
  func own() throws {
    let context = try context()
    #expect(rest(AtFour(), context) == CGPoint(x: 80, y: 33))
    #expect(
      context.contentSize == CGSize(width: 200, height: 100) && context.chartProxy.plotSize == context.contentSize)
    // A scroll view without a chart is left where it is.
    var target = ScrollTarget(rect: CGRect(x: 75, y: 33, width: 100, height: 50))
    AtFour().updateTarget(&target, context: context.context)
    #expect(target.rect.origin == CGPoint(x: 75, y: 33))
  }

  @Test("Pages are as long as what is seen")
  func pages() throws {
    let context = try context()
    #expect(rest(PagingScrollTargetBehavior(), context) == CGPoint(x: 100, y: 50))
    var target = ScrollTarget(rect: CGRect(x: 45, y: 20, width: 100, height: 50))
    PagingScrollTargetBehavior().updateTarget(&target, context: context)
    #expect(target.rect.origin == .zero)
    // 4.5 is nearest to 4.
    target.rect.origin.x = 90
    Aligned(unit: 2).updateTarget(&target, context: context)
    #expect(abs(target.rect.origin.x - 80) < 0.001)
  }

  @Test("A chart begins at the value of its position down the y axis")
  func position() {
    var told: [String] = []
    let chart = Chart(["A", "B", "C", "D"], id: \.self) { BarMark(x: .value("Value", 5), y: .value("Name", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 2)
      .chartScrollPosition(
        y: Binding {
          "B"
        } set: {
          told.append($0)
        })
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 100)
    let host = ViewHost(chart, configuration: configuration)
    for _ in 0..<4 { host.update() }
    func middle(_ name: String) -> CGFloat? {
      host.semantics().root.all(.element).first { $0.label == name }?.frame.midY
    }
    // Each has 50 points.
    #expect(middle("B") == 25 && middle("C") == 75, "\(String(describing: middle("B")))")
    #expect(told.isEmpty)
  }
}
