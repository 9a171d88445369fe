// SPDX-License-Identifier: Apache-2.0
import Foundation

extension DatePicker where Label == Text {
  /// Makes a choice of a date with the title of a localized resource. `selection` is the date that is shown.
  /// `displayedComponents` says whether the day, the time or both are shown.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleResource))
  }

  /// Makes a choice of a date with the title of a localized resource. `selection` is the date that is shown. `range`
  /// holds the dates that may be chosen, both ends included. `displayedComponents` says whether the day, the time or
  /// both are shown.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleResource))
  }

  /// Makes a choice of a date with the title of a localized resource. `selection` is the date that is shown. `range`
  /// begins with the earliest date that may be chosen. `displayedComponents` says whether the day, the time or both are
  /// shown.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleResource))
  }

  /// Makes a choice of a date with the title of a localized resource. `selection` is the date that is shown. `range`
  /// ends with the latest date that may be chosen. `displayedComponents` says whether the day, the time or both are
  /// shown.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleResource))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a colour with the title of a localized resource. `selection` is the colour that is shown.
  /// `supportsOpacity` is kept and has no effect, since nothing opens that a colour could be chosen in.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
