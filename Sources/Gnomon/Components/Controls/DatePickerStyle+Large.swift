// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A month of days, of which a tap chooses one, and the time of day in a small box.
///
/// Days outside of the range of the picker are grey and take no taps. Two arrows show other months. The time cannot be
/// changed, and the label is not drawn.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style, which `.graphical` stands for in short.
  nonisolated public init() {}

  /// Draws a month of days, and the time of day below it.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      if configuration.displayedComponents.contains(.date) {
        DayPicker(
          selection: configuration.$selection, minimum: configuration.minimumDate, maximum: configuration.maximumDate)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          DateBox(date: configuration.selection, template: "jmm")
        }
        .padding(.horizontal, 16)
      }
    }
  }
}

/// A month with one chosen day.
private nonisolated struct DayPicker: View, _SeeThroughView {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  @Environment(\.calendar) private var calendar

  @MainActor var body: some View {
    let chosen = selection.wrappedValue
    MonthView(
      month: chosen, bounds: DayBounds(lower: minimum, upper: maximum, includesUpper: true),
      isChosen: { calendar.isDate($0, inSameDayAs: chosen) },
      choose: { selection.wrappedValue = min(max($0, minimum ?? $0), maximum ?? $0) })
  }
}

/// Wheels of months, days, years, hours and minutes side by side, with the chosen ones in the middle.
///
/// They are 216 points high together. Gnomon draws them; they cannot be turned. The label and the range of the picker
/// have no effect on them.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style, which `.wheel` stands for in short.
  nonisolated public init() {}

  /// Draws a wheel for each part of the date.
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
