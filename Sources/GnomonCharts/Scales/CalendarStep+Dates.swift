// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CalendarStep {
  /// The largest unit of which all of some dates are beginnings: their words needn't tell smaller ones. nil where there
  /// are no dates, or some that no calendar has.
  ///
  /// - Parameter dates: in seconds since 2001.
  init?(of dates: [Double], _ calendar: Calendar) {
    guard !dates.isEmpty, dates.allSatisfy({ abs($0) < 3e11 }) else { return nil }
    let dates = dates.map { Date(timeIntervalSinceReferenceDate: $0) }
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    let unit = units.first { unit in
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    }
    // Of days in several years the year is told, too.
    if unit == .day, Set(dates.map { calendar.component(.year, from: $0) }).count > 1 { return nil }
    guard let step = Self.all.first(where: { $0.component == unit ?? .second }) else { return nil }
    self = step
  }
}

extension Datum {
  /// The seconds of a date; nil of other values.
  var dateSeconds: Double? { if case .date(let seconds) = self { seconds } else { nil } }
}
