// SPDX-License-Identifier: Apache-2.0
import Foundation

// Forms that came before those with the label in front; packages still call them.

extension Slider {
  /// Makes a slider with a view as its label. A `value` outside of `bounds` is shown at the nearer end. The knob stands
  /// still at multiples of `step` above the lower bound. `onEditingChanged` is called with true when a drag begins and
  /// with false when it ends. The labels of the bounds stand at the ends.
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
  /// Makes a slider with a view as its label. A `value` outside of `bounds` is shown at the nearer end.
  /// `onEditingChanged` is called with true when a drag begins and with false when it ends.
  @available(*, deprecated, message: "Put the label in front of the closure.")
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider with a view as its label. A `value` outside of `bounds` is shown at the nearer end. The knob stands
  /// still at multiples of `step` above the lower bound. `onEditingChanged` is called with true when a drag begins and
  /// with false when it ends.
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
  /// Makes a text field with a title that is looked up as a key in the tables of strings. `formatter` turns the value
  /// into text and back; text that it can't read leaves the value. `onEditingChanged` is called with true when the
  /// field gets the focus and with false when it loses it. `onCommit` is called when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// Makes a text field with a title that is looked up as a key in the tables of strings. `formatter` turns the value
  /// into text and back; text that it can't read leaves the value. `onCommit` is called when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit.")
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self.onCommit = onCommit
  }

  /// Makes a text field with a title that is shown as it's given. `formatter` turns the value into text and back; text
  /// that it can't read leaves the value. `onEditingChanged` is called with true when the field gets the focus and with
  /// false when it loses it. `onCommit` is called when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit and focused.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(title, value: value, formatter: formatter)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }

  /// Makes a text field with a title that is shown as it's given. `formatter` turns the value into text and back; text
  /// that it can't read leaves the value. `onCommit` is called when the text is submitted.
  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(title, value: value, formatter: formatter)
    self.onCommit = onCommit
  }
}
