// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Stepper where Label == Text {
  /// Makes a stepper that runs actions of your own, with a title from the app's resources.
  ///
  /// A nil action disables its half of the stepper. `onEditingChanged` is called with true before each step and with
  /// false after it.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper of a value that stays within bounds, with a title from the app's resources.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value without bounds, with a title from the app's resources.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that stays within bounds and shows its value in a format, with a title from the app's resources.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
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

  /// Makes a stepper without bounds that shows its value in a format, with a title from the app's resources.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
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
