// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@testable import GnomonCharts

/// Charts' data without a screen, in English and Greenwich.
@MainActor enum Sample {
  nonisolated static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  nonisolated static func date(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  static func data<C: ChartContent>(_ content: C, _ settings: ChartSettings = ChartSettings()) -> ChartData {
    ChartData(
      content, settings,
      ChartSurroundings(locale: Locale(identifier: "en_US"), calendar: calendar, isRightToLeft: false))
  }

  static func numbers(_ plan: AxisPlan) -> [Double] { plan.groups.first?.entries.compactMap(\.datum.number) ?? [] }

  /// A plot of 200 by 100 points whose axes go from 0 to 10, or over the names that there are.
  static func rects<C: ChartContent>(_ content: C) -> [CGRect] {
    var settings = ChartSettings()
    settings.xScale.domain = (0.0...10)._makeScaleDomain().content
    settings.yScale.domain = (0.0...10)._makeScaleDomain().content
    let data = data(content, settings)
    let geometry = PlotGeometry(data, size: CGSize(width: 200, height: 100))
    return data.marks.compactMap { geometry.rect(of: $0) }
  }

  /// True if the rectangles are the same up to a thousandth of a point.
  nonisolated static func near(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001 && abs(a.width - b.width) < 0.001
          && abs(a.height - b.height) < 0.001
      }
  }

  /// The proxy of a chart of 200 by 100 points, without axes.
  static func proxy<V: View>(_ chart: V) throws -> ChartProxy {
    let box = ProxyBox()
    let view = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartOverlay { proxy in
        let _ = box.proxy = proxy
        Color.clear
      }
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 200, height: 100)
    configuration.locale = Locale(identifier: "en_US")
    let host = ViewHost(view, configuration: configuration)
    for _ in 0..<4 { host.update() }
    return try #require(box.proxy)
  }
}

private final class ProxyBox { var proxy: ChartProxy? }
