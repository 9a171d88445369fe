// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stepper's value: on macOS in a field, elsewhere a text.
nonisolated struct StepperValue: View, _SeeThroughView {
  let text: Binding<String>
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.typesSteppedValues {
      TextField("", text: text).textFieldStyle(.roundedBorder).labelsHidden().multilineTextAlignment(.trailing)
        .frame(width: 64)
    } else {
      Text(verbatim: text.wrappedValue).foregroundStyle(.secondary)
    }
  }
}

extension Stepper {
  private nonisolated func showing<F>(
    _ value: Binding<F.FormatInput>, as format: F, in bounds: ClosedRange<F.FormatInput>?
  )
    -> Stepper
  where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    var copy = self
    copy.text = Binding(
      location: FunctionLocation(
        get: { format.format(value.wrappedValue) },
        set: { text, _ in
          guard let new = try? format.parseStrategy.parse(text) else { return }
          value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
        }))
    return copy
  }

  /// Makes a stepper that stays within bounds and shows its value in a format, with a label of your own.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text.
  ///
  /// - Parameters:
  ///   - value: The number. One out of bounds counts as the nearest one within when it's stepped.
  ///   - bounds: Where the value stays, whether it's stepped or typed.
  ///   - step: What is added and taken off.
  ///   - format: Makes the text, and reads what is typed. Text that can't be read leaves the value.
  ///   - label: The name of the value.
  ///   - onEditingChanged: Called with true before each step and with false after it.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Stepper(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
      .showing(value, as: format, in: bounds)
  }

  /// Makes a stepper without bounds that shows its value in a format, with a label of your own.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self = Stepper(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
      .showing(value, as: format, in: nil)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that stays within bounds and shows its value in a format, with a localized title.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that stays within bounds and shows its value in a format, with a string as its title.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper without bounds that shows its value in a format, with a localized title.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper without bounds that shows its value in a format, with a string as its title.
  ///
  /// On macOS the value stands in a field that can be typed into; elsewhere it is a text. Typed text that can't be read
  /// leaves the value.
  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
