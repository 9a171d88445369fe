// SPDX-License-Identifier: Apache-2.0
import Foundation

// Forms that came before those with the label in front; packages still call them.

extension Slider {
  /// Makes a slider that moves in steps, with its label behind the other parameters.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen, counted from the lower bound; 0 or less makes no steps.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  ///   - minimumValueLabel: The view at the line's start.
  ///   - maximumValueLabel: The view at the line's end.
  ///   - label: The name of the slider. It's drawn on macOS only.
  @available(*, deprecated, message: "Put the label in front of the closure.")
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step), label: label(), minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider of any number within bounds, with its label behind the other parameters.
  ///
  /// `onEditingChanged` is called with true when a drag begins, and with false when it ends.
  @available(*, deprecated, message: "Put the label in front of the closure.")
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps without views at its ends, with its label behind the other parameters.
  ///
  /// Steps are counted from the lower bound; a `step` of 0 or less makes none. `onEditingChanged` is called with true
  /// when a drag begins, and with false when it ends.
  @available(*, deprecated, message: "Put the label in front of the closure.")
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value that a formatter turns into text, with a localized title and actions for typing and the
  /// return key.
  ///
  /// - Parameters:
  ///   - titleKey: The field's label; it's shown while there's no text.
  ///   - value: What the field edits. Text that can't be read leaves it as it is.
  ///   - formatter: Makes the text. Gnomon reads typed text by a `NumberFormatter` or a `DateFormatter`; any other
  ///     leaves the value, unless that is a string.
  ///   - onEditingChanged: Called with true when the field begins to take what is typed, and with false when it ends.
  ///   - onCommit: Called when the return key is pressed.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// Makes a field for a value that a formatter turns into text, with a localized title and an action for the return
  /// key.
  ///
  /// Text that can't be read leaves the value. Gnomon reads it by a `NumberFormatter` or a `DateFormatter`; any other
  /// formatter leaves the value, unless that is a string.
  @available(*, deprecated, message: "Use onSubmit.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self.onCommit = onCommit
  }

  /// Makes a field for a value that a formatter turns into text, with a string as its title and actions for typing and
  /// the return key.
  ///
  /// - Parameters:
  ///   - title: The field's label; it's shown while there's no text.
  ///   - value: What the field edits. Text that can't be read leaves it as it is.
  ///   - formatter: Makes the text. Gnomon reads typed text by a `NumberFormatter` or a `DateFormatter`; any other
  ///     leaves the value, unless that is a string.
  ///   - onEditingChanged: Called with true when the field begins to take what is typed, and with false when it ends.
  ///   - onCommit: Called when the return key is pressed.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(title, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// Makes a field for a value that a formatter turns into text, with a string as its title and an action for the
  /// return key.
  ///
  /// Text that can't be read leaves the value. Gnomon reads it by a `NumberFormatter` or a `DateFormatter`; any other
  /// formatter leaves the value, unless that is a string.
  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(title, value: value, formatter: formatter)
    self.onCommit = onCommit
  }
}
