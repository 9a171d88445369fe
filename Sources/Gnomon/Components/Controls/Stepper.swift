// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A control that raises and lowers a value by steps, with a label in front.
///
/// Its two halves are 94 × 32 points side by side, and on macOS 20 × 24 above each other. Only with a format does it
/// show the value.
///
/// ```swift
/// struct GuestsRow: View {
///   @State private var guests = 2
///
///   var body: some View {
///     Stepper("\(guests) guests", value: $guests, in: 1...8)
///   }
/// }
/// ```
public nonisolated struct Stepper<Label>: View where Label: View {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value as a text, where a format was given.
  var text: Binding<String>?

  nonisolated init(
    label: Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper that runs actions of your own, with a label of your own.
  ///
  /// - Parameters:
  ///   - label: The name of the value.
  ///   - onIncrement: What raising does; nil disables that half.
  ///   - onDecrement: What lowering does; nil disables that half.
  ///   - onEditingChanged: Called with true before each step and with false after it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that runs actions of your own, with its label behind the other parameters.
  ///
  /// A nil action disables its half of the stepper. `onEditingChanged` is called with true before each step and with
  /// false after it.
  @available(*, deprecated, message: "Use Stepper(label:onIncrement:onDecrement:onEditingChanged:).")
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays within bounds, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: The value. One out of bounds counts as the nearest one within when it's stepped.
  ///   - bounds: Where the value stays. At a bound the half that leads beyond it is disabled.
  ///   - step: What is added and taken off.
  ///   - label: The name of the value.
  ///   - onEditingChanged: Called with true before each step and with false after it.
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    // A value out of bounds counts from the nearest one within (recorded on macOS 27).
    func within(_ value: V) -> V { min(max(value, bounds.lowerBound), bounds.upperBound) }
    let now = value.wrappedValue
    self.init(
      label: label(),
      onIncrement: now != bounds.upperBound
        ? { value.wrappedValue = within(within(value.wrappedValue).advanced(by: step)) } : nil,
      onDecrement: now != bounds.lowerBound
        ? { value.wrappedValue = within(within(value.wrappedValue).advanced(by: -step)) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value without bounds, with a label of your own.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  nonisolated public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label(), onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// The label, the value where there's a format for it, and the two halves.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      LeadingLabel(label: label)
      if let text { StepperValue(text: text) }
      StepperButtons(increment: action(onIncrement), decrement: action(onDecrement)).rowControl()
    }
  }

  private func action(_ change: (() -> Void)?) -> (() -> Void)? {
    guard let change else { return nil }
    let onEditingChanged = onEditingChanged
    return {
      onEditingChanged(true)
      change()
      onEditingChanged(false)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper that runs actions of your own, with a localized title.
  ///
  /// A nil action disables its half of the stepper. `onEditingChanged` is called with true before each step and with
  /// false after it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper that runs actions of your own, with a string as its title.
  ///
  /// A nil action disables its half of the stepper. `onEditingChanged` is called with true before each step and with
  /// false after it.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: Text(title), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays within bounds, with a localized title.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value that stays within bounds, with a string as its title.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value without bounds, with a localized title.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value without bounds, with a string as its title.
  ///
  /// `onEditingChanged` is called with true before each step and with false after it.
  @_disfavoredOverload
  nonisolated public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

/// A stepper's two halves, 94 × 32 points as UIKit has it; on macOS above each other, 20 × 24.
private nonisolated struct StepperButtons: View, _SeeThroughView {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Group { if profile.system == .macOS { column } else { row } }.systemForeground()
  }

  @MainActor private var column: some View {
    VStack(spacing: 0) {
      half(StepSign(isPlus: true), increment)
      Rectangle().fill(.separator).frame(width: 12, height: 1)
      half(StepSign(isPlus: false), decrement)
    }
    .frame(width: 20, height: 24)
    .background(RoundedRectangle(cornerRadius: 6, style: .continuous).fill(SystemFill(level: 1)))
  }

  @MainActor private var row: some View {
    let metrics = ControlMetrics(profile)
    return HStack(spacing: 0) {
      half(StepSign(isPlus: false), decrement)
      Rectangle().fill(profile.stepperDivider)
        .frame(width: metrics.stepperDivider.width, height: metrics.stepperDivider.height)
      half(StepSign(isPlus: true), increment)
    }
    .frame(width: metrics.stepperWidth, height: metrics.segmentHeight)
    .background(RoundedRectangle(cornerRadius: metrics.segmentRadius, style: .continuous).fill(SystemFill(level: 2)))
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private func half(_ sign: StepSign, _ action: (() -> Void)?) -> some View {
    let (metrics, isMac) = (ControlMetrics(profile), profile.system == .macOS)
    let length = isMac ? 7 : metrics.stepperSign
    let line = StrokeStyle(
      lineWidth: isMac ? 1.5 : metrics.stepperSignLine, lineCap: isMac ? .butt : .round)
    // Round ends are a part of the sign's length.
    let inset = isMac ? 0 : metrics.stepperSignLine / 2
    return sign.stroke(action == nil ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary), style: line)
      .padding(inset)
      .frame(width: length, height: length)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(PressGesture().onEnded { _ in action?() }, isEnabled: action != nil)
  }
}

extension PlatformProfile {
  /// Between a stepper's halves, as measured (`step18-02`), and as seen beside `step26-02`.
  fileprivate var stepperDivider: AnyShapeStyle {
    palette == .v26 ? AnyShapeStyle(SystemLabel(level: 2)) : AnyShapeStyle(SystemFill(level: 0))
  }
}

/// A minus, or a plus.
private nonisolated struct StepSign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      guard isPlus else { return }
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}
