// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The moments that can be chosen; a day of which some can be is offered.
nonisolated struct DayBounds {
  /// The first moment; nil is no bound.
  let lower: Date?
  /// The last moment, or the first one that can't be chosen; nil is no bound.
  let upper: Date?
  let includesUpper: Bool

  func offer(_ day: Date, in calendar: Calendar) -> Bool {
    let start = calendar.startOfDay(for: day)
    if let upper, includesUpper ? start > upper : start >= upper { return false }
    guard let lower, let end = calendar.date(byAdding: .day, value: 1, to: start) else { return true }
    return end > lower
  }
}

/// A month's days in seven columns; a tap chooses one, the arrows show other months.
nonisolated struct MonthView: View, _SeeThroughView {
  /// A time in the month that's shown at first, at the time of day that days are handed on with.
  let month: Date
  let bounds: DayBounds
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  /// How many months later than `month` what is shown lies.
  @State private var turned = 0
  @Environment(\.calendar) private var calendar

  @MainActor var body: some View {
    let shown = calendar.date(byAdding: .month, value: turned, to: month) ?? month
    let days = days(around: shown)
    VStack(spacing: 8) {
      HStack(spacing: 24) {
        DatePartView(date: shown, template: "MMMM yyyy").font(.headline).lineLimit(1)
        Spacer(minLength: 0)
        arrow("chevron.backward", by: -1)
        arrow("chevron.forward", by: 1)
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(verbatim: weekdays[index]).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        ForEach(days.indices, id: \.self) { index in day(days[index]) }
      }
    }
    .padding(16)
    .onChange(of: calendar.dateComponents([.era, .year, .month], from: month)) { turned = 0 }
  }

  @MainActor private func arrow(_ name: String, by months: Int) -> some View {
    Image(systemName: name)
      .font(.title3.weight(.semibold))
      .foregroundStyle(.tint)
      .contentShape(Rectangle())
      .onTapGesture { turned += months }
  }

  @MainActor @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let isChosen = isChosen(date)
      Text(verbatim: "\(calendar.component(.day, from: date))")
        .font(isChosen ? .title3.weight(.medium) : .title3)
        .foregroundStyle(style(of: date, isChosen))
        .frame(maxWidth: .infinity, minHeight: 44)
        .background { if isChosen { Circle().fill(.tint.opacity(0.15)) } }
        .contentShape(Rectangle())
        .onTapGesture { if isOffered(date) { choose(date) } }
    } else {
      Color.clear.frame(height: 44)
    }
  }

  private func isOffered(_ day: Date) -> Bool { bounds.offer(day, in: calendar) }

  private func style(of date: Date, _ isChosen: Bool) -> AnyShapeStyle {
    if !isOffered(date) { return AnyShapeStyle(.tertiary) }
    return isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  private var weekdays: [String] {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return symbols.indices.map { symbols[($0 + max(0, first)) % symbols.count].uppercased() }
  }

  /// A month's days at one time of day, each below its day of the week, with nothing where there's none: months begin in
  /// the middle of a week, and a calendar may have left out days within one.
  private func days(around date: Date) -> [Date?] {
    guard let range = calendar.range(of: .day, in: .month, for: date) else { return [] }
    let known = calendar.component(.day, from: date)
    var days: [Date?] = []
    for number in range {
      guard let day = calendar.date(byAdding: .day, value: number - known, to: date),
        calendar.isDate(day, equalTo: date, toGranularity: .month)
      else { continue }
      let column = (calendar.component(.weekday, from: day) - calendar.firstWeekday + 7) % 7
      days += Array(repeating: nil, count: (column - days.count % 7 + 7) % 7)
      days.append(day)
    }
    return days
  }
}
