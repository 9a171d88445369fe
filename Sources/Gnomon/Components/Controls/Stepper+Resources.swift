// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Stepper where Label == Text {
  /// Makes a stepper with the title of a localized resource. `onIncrement` and `onDecrement` do what the two buttons
  /// are for; nil disables a button. `onEditingChanged` is called with true before a change and with false after it.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper with the title of a localized resource. Stepping ends at `bounds`; a value outside counts as the
  /// nearer bound. A tap changes the value by `step`. `onEditingChanged` is called with true before a change and with
  /// false after it.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with the title of a localized resource. A tap changes the value by `step`. `onEditingChanged` is
  /// called with true before a change and with false after it.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with the title of a localized resource. Stepping ends at `bounds`; a value outside counts as the
  /// nearer bound. A tap changes the value by `step`. The value is shown as the text that `format` makes of it.
  /// `onEditingChanged` is called with true before a change and with false after it.
  @_disfavoredOverload
  nonisolated public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with the title of a localized resource. A tap changes the value by `step`. The value is shown as
  /// the text that `format` makes of it. `onEditingChanged` is called with true before a change and with false after
  /// it.
  @_disfavoredOverload
  nonisolated public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }
}
