// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of date pickers, which ``DatePicker`` asks for its view.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// The type of the view that `makeBody(configuration:)` gives.
  associatedtype Body: View

  /// Makes the view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The parts of a date picker: its label, its date and what may be chosen.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date picker, for a style.
public nonisolated struct DatePickerStyleConfiguration {
  /// A date picker's label, with its type hidden.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    /// The label as the picker was given it. Of two texts the second is a subtitle.
    public var body: some View { view }
  }

  /// The view that says what the date is for.
  public let label: Label
  /// The date that is chosen. Writing it writes the binding of the picker.
  @Binding public var selection: Date
  /// The earliest date that may be chosen; nil where the range has no beginning.
  public var minimumDate: Date?
  /// The latest date that may be chosen; nil where the range has no end.
  public var maximumDate: Date?
  /// The parts of the date to show.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The label, and the day and the time of day in small boxes. Gnomon draws them; nothing opens from them.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style, which `.compact` stands for in short.
  nonisolated public init() {}

  /// Draws the label and a box for each part of the date.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack {
      LeadingLabel(label: configuration.label)
      if configuration.displayedComponents.contains(.date) {
        DateBox(date: configuration.selection, template: "yMMMd").rowControl()
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateBox(date: configuration.selection, template: "jmm").rowControl()
      }
    }
  }
}

/// The look for the place where a picker stands. Gnomon draws it as ``CompactDatePickerStyle`` does everywhere.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the label and a box for each part of the date.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A part of a date in a box.
nonisolated struct DateBox: View, _SeeThroughView {
  let date: Date
  let template: String
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    let isMac = profile.system == .macOS
    let padding = isMac ? CGSize(width: 11, height: 6) : ControlMetrics(profile).datePadding
    let radius = isMac ? 6 : ControlMetrics(profile).dateRadius
    DatePartView(date: date, template: template)
      .padding(
        EdgeInsets(top: padding.height, leading: padding.width, bottom: padding.height, trailing: padding.width)
      )
      .background {
        if radius.isFinite {
          RoundedRectangle(cornerRadius: radius, style: .continuous).fill(SystemFill(level: 2))
        } else {
          Capsule().fill(SystemFill(level: 2))
        }
      }
      .systemForeground()
  }
}

/// A part of a date in the environment's calendar, locale and time zone.
nonisolated struct DatePartView: View, _SeeThroughView {
  let date: Date
  let template: String
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View { Text(verbatim: text) }

  private var text: String {
    DateTexts.text(of: date, template: template, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look for the place where a picker stands: the day and the time in small boxes.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The label, and the day and the time in small boxes.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days, of which a tap chooses one, and the time in a small box.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels of months, days, years, hours and minutes. They cannot be turned.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers inside.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    controlStyle(\.datePickerStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
