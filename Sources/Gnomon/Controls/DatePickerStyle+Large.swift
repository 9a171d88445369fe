import Foundation

/// A month of days to choose from, and the time in a small box.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      if configuration.displayedComponents.contains(.date) { MonthView(selection: configuration.$selection) }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          DateBox(date: configuration.selection, template: "h:mm a")
        }
      }
    }
  }
}

/// A month's days in seven columns; a tap chooses one.
private nonisolated struct MonthView: View, _SeeThroughView {
  let selection: Binding<Date>
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  @MainActor var body: some View {
    let days = days
    VStack(spacing: 8) {
      DatePartView(date: selection.wrappedValue, template: "MMMM yyyy").font(.headline)
        .frame(maxWidth: .infinity, alignment: .leading)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(verbatim: weekdays[index]).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        ForEach(days.indices, id: \.self) { index in day(days[index]) }
      }
    }
    .padding(16)
  }

  @MainActor @ViewBuilder private func day(_ date: Date?) -> some View {
    if let date {
      let isSelected = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
      Text(verbatim: "\(calendar.component(.day, from: date))")
        .font(isSelected ? .title3.weight(.medium) : .title3)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .frame(maxWidth: .infinity, minHeight: 44)
        .background { if isSelected { Circle().fill(.tint.opacity(0.15)) } }
        .contentShape(Rectangle())
        .onTapGesture { selection.wrappedValue = date }
    } else {
      Color.clear.frame(height: 44)
    }
  }

  private var weekdays: [String] {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return symbols.indices.map { symbols[($0 + max(0, first)) % symbols.count].uppercased() }
  }

  /// The month's days at the selection's time, with nothing for the days of the week before the first.
  private var days: [Date?] {
    let selected = selection.wrappedValue
    guard let range = calendar.range(of: .day, in: .month, for: selected) else { return [] }
    let today = calendar.component(.day, from: selected)
    let all = range.map { calendar.date(byAdding: .day, value: $0 - today, to: selected) }
    guard let first = all.first ?? nil else { return all }
    let before = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: before) + all
  }
}

/// Days, months and years above each other, the chosen ones in the middle.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        WheelColumn(date: configuration.selection, component: .month, template: "MMMM")
        WheelColumn(date: configuration.selection, component: .day, template: "d")
        WheelColumn(date: configuration.selection, component: .year, template: "yyyy")
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        WheelColumn(date: configuration.selection, component: .hour, template: "h")
        WheelColumn(date: configuration.selection, component: .minute, template: "mm")
      }
    }
    .frame(height: 216)
    .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(SystemFill(level: 2)).frame(height: 32))
  }
}

/// A wheel's value with two before and two behind.
private nonisolated struct WheelColumn: View, _SeeThroughView {
  let date: Date
  let component: Calendar.Component
  let template: String
  @Environment(\.calendar) private var calendar

  @MainActor var body: some View {
    VStack(spacing: 0) {
      ForEach(-2..<3, id: \.self) { step in
        DatePartView(date: calendar.date(byAdding: component, value: step, to: date) ?? date, template: template)
          .foregroundStyle(step == 0 ? .primary : .tertiary)
          .frame(height: 32)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
