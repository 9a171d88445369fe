// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Steps between round dates.
struct CalendarStep: Equatable {
  var component: Calendar.Component
  var count: Int
  /// About how long it is, in seconds.
  var seconds: Double

  /// The steps that axes are marked by, the shortest first.
  static let all: [CalendarStep] = {
    let (minute, hour, day, month, year) = (60.0, 3600.0, 86_400.0, 2_629_746.0, 31_556_952.0)
    var steps: [CalendarStep] = []
    for count in [1, 5, 15, 30] { steps.append(CalendarStep(component: .second, count: count, seconds: Double(count))) }
    for count in [1, 5, 15, 30] {
      steps.append(CalendarStep(component: .minute, count: count, seconds: Double(count) * minute))
    }
    for count in [1, 3, 6, 12] {
      steps.append(CalendarStep(component: .hour, count: count, seconds: Double(count) * hour))
    }
    for count in [1, 2] { steps.append(CalendarStep(component: .day, count: count, seconds: Double(count) * day)) }
    for count in [1, 2] {
      steps.append(CalendarStep(component: .weekOfYear, count: count, seconds: Double(count) * 7 * day))
    }
    for count in [1, 2, 3, 6] {
      steps.append(CalendarStep(component: .month, count: count, seconds: Double(count) * month))
    }
    for power in 0..<5 {
      for factor in [1, 2, 5] {
        let count = factor * Int(Foundation.pow(10, Double(power)))
        steps.append(CalendarStep(component: .year, count: count, seconds: Double(count) * year))
      }
    }
    return steps
  }()

  /// The least step that cuts a span of seconds into at most so many parts. Of 30 days and four parts it's a week, of nine
  /// months a quarter (measured), so that some days more are let through.
  ///
  /// - Parameter least: the length of the marks' unit in seconds, of which no part has a line; nil where they've none.
  static func step(for span: Double, most: Int, least: Double? = nil) -> CalendarStep {
    // A single date is a day.
    let least = (least ?? (span < 1 ? 86_400 : 0)) * 0.9
    return all.first { $0.seconds >= least && span / $0.seconds <= Double(max(most, 1)) + 0.4 } ?? all[all.count - 1]
  }

  /// The step in units that calendars can add: there are no quarters to add.
  private var addable: CalendarStep {
    component == .quarter ? CalendarStep(component: .month, count: 3 * count, seconds: seconds) : self
  }

  /// The step's dates between two, in seconds since 2001, at most 10,000.
  func dates(from lower: Double, to upper: Double, _ calendar: Calendar) -> [Double] {
    let step = addable
    guard lower.isFinite, upper.isFinite, upper >= lower, (upper - lower) / max(seconds, 1) < 10_000,
      abs(lower) < 3e11, abs(upper) < 3e11, var date = step.first(at: lower, calendar)
    else { return [] }
    var dates: [Double] = []
    let end = upper + 1e-3
    while date.timeIntervalSinceReferenceDate <= end, dates.count < 10_000 {
      if date.timeIntervalSinceReferenceDate >= lower - 1e-3 { dates.append(date.timeIntervalSinceReferenceDate) }
      guard let next = step.next(after: date, calendar), next > date else { break }
      date = next
    }
    return dates
  }

  /// The date a step later. A day may have 23 or 25 hours, and a midnight may be missing: then what follows begins anew.
  func next(after date: Date, _ calendar: Calendar) -> Date? {
    let step = addable
    guard let next = calendar.date(byAdding: step.component, value: step.count, to: date) else { return nil }
    let isShort = step.component == .hour && step.count > 1
    guard isShort || step.component == .day else { return next }
    let late = next.addingTimeInterval(isShort ? 5400 : 7200).timeIntervalSinceReferenceDate
    guard
      let begun = isShort
        ? step.first(at: late, calendar)
        : calendar.dateInterval(
          of: .day, for: Date(timeIntervalSinceReferenceDate: late))?.start
    else { return next }
    return begun > date ? begun : next
  }

  /// The step's last date at or before some seconds: a multiple of the count within the larger unit.
  private func first(at seconds: Double, _ calendar: Calendar) -> Date? {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let start = calendar.dateInterval(of: component, for: date)?.start else { return nil }
    guard count > 1 else { return start }
    let past: Int
    switch component {
    case .hour:
      let hour = calendar.component(.hour, from: start)
      return calendar.date(bySettingHour: hour - hour % count, minute: 0, second: 0, of: start) ?? start
    case .second, .minute: past = calendar.component(component, from: start) % count
    // Days count from the first one: there's no unit that a pair of them would begin with.
    case .day: past = 0
    case .month: past = (calendar.component(.month, from: start) - 1) % count
    case .year: past = calendar.component(.year, from: start) % count
    default: past = 0
    }
    return calendar.date(byAdding: component, value: -past, to: start)
  }
}
