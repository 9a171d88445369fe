// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The parts of a date that a date picker shows: the day, the time of day, or both.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set: 1 for the time of day, 2 for the day.
  public let rawValue: UInt
  /// Makes a set of its bits: 1 for the time of day, 2 for the day. Other bits are kept and mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day, in hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day: its month, its number and its year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date or a time of day, in the look of the date picker style in force.
///
/// Without a style it is a label and small boxes with the day and the time. Nothing opens from them. Of the styles of
/// Gnomon only the graphical one changes the selection: a tap chooses a day. Dates are written in the calendar, the
/// locale and the time zone of the environment.
///
/// ```swift
/// struct DeadlinePicker: View {
///   @State private var deadline = Date()
///
///   var body: some View {
///     DatePicker("Deadline", selection: $deadline, in: Date()..., displayedComponents: .date)
///       .datePickerStyle(.graphical)
///   }
/// }
/// ```
public nonisolated struct DatePicker<Label>: View where Label: View {
  /// The type of the parts of a date that the picker shows.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimumDate: Date?
  let maximumDate: Date?
  let components: DatePickerComponents
  let label: Label
  @Environment(\.datePickerStyle) private var style

  nonisolated init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    minimumDate = minimum
    maximumDate = maximum
    self.components = components
    self.label = label
  }

  /// Makes a choice of a date with a view as its label. `selection` is the date that is shown. `displayedComponents`
  /// says whether the day, the time or both are shown.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Makes a choice of a date with a view as its label. `selection` is the date that is shown. `range` holds the dates
  /// that may be chosen, both ends included. `displayedComponents` says whether the day, the time or both are shown.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Makes a choice of a date with a view as its label. `selection` is the date that is shown. `range` begins with the
  /// earliest date that may be chosen. `displayedComponents` says whether the day, the time or both are shown.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Makes a choice of a date with a view as its label. `selection` is the date that is shown. `range` ends with the
  /// latest date that may be chosen. `displayedComponents` says whether the day, the time or both are shown.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  /// The picker as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: .init(view: AnyView(label: label)), selection: selection, minimumDate: minimumDate,
      maximumDate: maximumDate,
      displayedComponents: components)
    ImplicitStack(row: {
      if let style {
        style.body(configuration).outerControlStyle(\.datePickerStyle)
      } else {
        CompactDatePickerStyle().makeBody(configuration: configuration)
      }
    })
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a date with a title that is looked up as a key in the tables of strings. `selection` is the date
  /// that is shown. `displayedComponents` says whether the day, the time or both are shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a choice of a date with a title that is looked up as a key in the tables of strings. `selection` is the date
  /// that is shown. `range` holds the dates that may be chosen, both ends included. `displayedComponents` says whether
  /// the day, the time or both are shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Makes a choice of a date with a title that is looked up as a key in the tables of strings. `selection` is the date
  /// that is shown. `range` begins with the earliest date that may be chosen. `displayedComponents` says whether the
  /// day, the time or both are shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a choice of a date with a title that is looked up as a key in the tables of strings. `selection` is the date
  /// that is shown. `range` ends with the latest date that may be chosen. `displayedComponents` says whether the day,
  /// the time or both are shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Makes a choice of a date with a title that is shown as it's given. `selection` is the date that is shown.
  /// `displayedComponents` says whether the day, the time or both are shown.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Makes a choice of a date with a title that is shown as it's given. `selection` is the date that is shown. `range`
  /// holds the dates that may be chosen, both ends included. `displayedComponents` says whether the day, the time or
  /// both are shown.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
}
