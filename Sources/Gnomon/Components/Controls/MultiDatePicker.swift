// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A choice of several days, in the view of a month. A tap on a day chooses it, and another tap gives it up.
///
/// Shown first is the month of the earliest chosen day, or today's where none is chosen. A day is handed on as its era,
/// year, month and day in the environment's calendar, with that calendar. Chosen days may be in calendars of their own.
/// Gnomon keeps the label and draws nothing for it.
///
/// ```swift
/// struct Holidays: View {
///   @State private var days: Set<DateComponents> = []
///
///   var body: some View {
///     VStack {
///       MultiDatePicker("Holidays", selection: $days)
///       Text("\(days.count) days")
///     }
///   }
/// }
/// ```
public nonisolated struct MultiDatePicker<Label>: View where Label: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: DayBounds
  let label: Label
  @State private var month: Date?
  @Environment(\.calendar) private var calendar

  /// The month's days in seven columns, with arrows that show other months.
  @MainActor @preconcurrency public var body: some View {
    let chosen = Set(selection.wrappedValue.compactMap(date(of:)).map { calendar.startOfDay(for: $0) })
    let first = calendar.startOfDay(for: month ?? chosen.min() ?? Date())
    MonthView(
      month: first, bounds: bounds, isChosen: { chosen.contains(calendar.startOfDay(for: $0)) },
      choose: { toggle($0) }
    )
    .onAppear { month = first }
  }

  /// When the day begins that components name, in their own calendar where they have one.
  private func date(of day: DateComponents) -> Date? {
    var own = day.calendar ?? calendar
    own.timeZone = calendar.timeZone
    return own.date(from: day)
  }

  /// Chooses a day, or no longer.
  private func toggle(_ day: Date) {
    let known = selection.wrappedValue.filter {
      date(of: $0).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
    if known.isEmpty {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      selection.wrappedValue.subtract(known)
    }
  }
}

extension MultiDatePicker {
  nonisolated private init(_ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?, _ label: Label) {
    self.selection = selection
    bounds = DayBounds(lower: lower, upper: upper, includesUpper: false)
    self.label = label
  }

  /// Makes a choice of any days, with a label of your own.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, label())
  }

  /// Makes a choice of days within bounds, with a label of your own.
  ///
  /// A day can be chosen if some moment of it lies in `bounds`. The upper bound itself doesn't count.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Makes a choice of the days from a date on, with a label of your own. The day of that date can be chosen too.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Makes a choice of the days before a date, with a label of your own.
  ///
  /// The day of that date can be chosen too, unless the date is the day's first moment.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a choice of any days, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Makes a choice of any days, with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, nil, nil, Text(titleResource))
  }

  /// Makes a choice of any days, with a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) where S: StringProtocol {
    self.init(selection, nil, nil, Text(title))
  }

  /// Makes a choice of days within bounds, with a localized title.
  ///
  /// A day can be chosen if some moment of it lies in `bounds`. The upper bound itself doesn't count.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Makes a choice of days within bounds, with a title from the app's resources.
  ///
  /// A day can be chosen if some moment of it lies in `bounds`. The upper bound itself doesn't count.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleResource))
  }

  /// Makes a choice of days within bounds, with a string as its title.
  ///
  /// A day can be chosen if some moment of it lies in `bounds`. The upper bound itself doesn't count.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) where S: StringProtocol {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Makes a choice of the days from a date on, with a localized title. The day of that date can be chosen too.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Makes a choice of the days from a date on, with a title from the app's resources. The day of that date can be
  /// chosen too.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleResource))
  }

  /// Makes a choice of the days from a date on, with a string as its title. The day of that date can be chosen too.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) where S: StringProtocol {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Makes a choice of the days before a date, with a localized title.
  ///
  /// The day of that date can be chosen too, unless the date is the day's first moment.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// Makes a choice of the days before a date, with a title from the app's resources.
  ///
  /// The day of that date can be chosen too, unless the date is the day's first moment.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleResource))
  }

  /// Makes a choice of the days before a date, with a string as its title.
  ///
  /// The day of that date can be chosen too, unless the date is the day's first moment.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) where S: StringProtocol {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}
