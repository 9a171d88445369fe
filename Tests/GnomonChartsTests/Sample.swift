// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

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
}
