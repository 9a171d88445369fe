// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How date pickers look.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  associatedtype Body: View

  /// The view of a date picker.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  typealias Configuration = DatePickerStyleConfiguration
}

/// What a date picker is made of.
public nonisolated struct DatePickerStyleConfiguration {
  /// What says what the date is.
  public nonisolated struct Label: View, _SeeThroughView {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  /// The date; writing changes it.
  @Binding public var selection: Date
  /// nil: there's none.
  public var minimumDate: Date?
  public var maximumDate: Date?
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

/// The date and the time in small boxes.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style, which `.compact` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack {
      LeadingLabel(label: configuration.label)
      if configuration.displayedComponents.contains(.date) {
        DateBox(date: configuration.selection, template: "MMM d, yyyy")
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateBox(date: configuration.selection, template: "h:mm a")
      }
    }
  }
}

/// The look for where the picker stands: small boxes.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A part of a date in a box.
nonisolated struct DateBox: View, _SeeThroughView {
  let date: Date
  let template: String

  @MainActor var body: some View {
    DatePartView(date: date, template: template)
      .padding(EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11))
      .background(RoundedRectangle(cornerRadius: 6, style: .continuous).fill(SystemFill(level: 2)))
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
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
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
  /// Gives the date pickers inside a look.
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    controlStyle(\.datePickerStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
