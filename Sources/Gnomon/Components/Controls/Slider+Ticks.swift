// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is marked on a slider's line, in shares from 0 to 1.
nonisolated struct SliderMarks {
  var ticks: [Double] = []
  /// Where the tinted part of the line begins; nil is its start.
  var neutral: Double?
  /// What the ticks are called, and what the value is now: for assistive technologies.
  var labels: [AnyView] = []

  init() {}

  init<V>(_ ticks: [SliderTick<V>], neutral: V?, current: some View, in bounds: ClosedRange<V>)
  where V: BinaryFloatingPoint {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    func share(_ value: V) -> Double? {
      let share = (Double(value) - low) / (high - low)
      return share >= 0 && share <= 1 ? share : nil
    }
    // A mark out of bounds has no place on the line.
    self.ticks = ticks.compactMap { share($0.value) }
    self.neutral = neutral.flatMap(share)
    labels = [AnyView(current)] + ticks.compactMap(\.label)
  }
}

extension Slider {
  /// Makes a slider with marks at some values. Values between the marks can be chosen too.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - neutralValue: The value at which the tinted part of the line begins; nil, or one out of bounds, is the lower
  ///     bound.
  ///   - enabledBounds: The values that can be chosen; nil is all of the bounds.
  ///   - label: The name of the slider. It's drawn on macOS only.
  ///   - currentValueLabel: The value in words. Gnomon keeps it and draws nothing for it.
  ///   - minimumValueLabel: The view at the line's start.
  ///   - maximumValueLabel: The view at the line's end.
  ///   - ticks: The marks. Those out of bounds aren't drawn.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil, enabled: enabledBounds), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged,
      marks: SliderMarks(Array(ticks().body), neutral: neutralValue, current: currentValueLabel(), in: bounds))
  }

  /// Makes a slider that moves in steps, with a mark at each step that `tick` gives one for.
  ///
  /// - Parameters:
  ///   - value: The number; one out of bounds is shown at the nearest end.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of two numbers that can be chosen, counted from the lower bound; 0 or less makes no steps.
  ///   - neutralValue: The value at which the tinted part of the line begins; nil, or one out of bounds, is the lower
  ///     bound.
  ///   - enabledBounds: The values that can be chosen; nil is all of the bounds.
  ///   - label: The name of the slider. It's drawn on macOS only.
  ///   - currentValueLabel: The value in words. Gnomon keeps it and draws nothing for it.
  ///   - minimumValueLabel: The view at the line's start.
  ///   - maximumValueLabel: The view at the line's end.
  ///   - tick: Gives the mark of a step; nil is none. It isn't called where there are more than 1,000 steps.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: step, enabled: enabledBounds), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged,
      marks: SliderMarks(
        stepTicks(in: bounds, by: step, tick), neutral: neutralValue, current: currentValueLabel(), in: bounds))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with marks at some values, without views at its ends.
  ///
  /// `neutralValue` is where the tinted part of the line begins; nil is the lower bound. Only values in `enabledBounds`
  /// can be chosen; nil is all of the bounds. Gnomon draws nothing for `currentValueLabel`, nor for marks out of
  /// bounds.
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that moves in steps, with a mark at each step that `tick` gives one for, without views at its ends.
  ///
  /// `neutralValue` is where the tinted part of the line begins; nil is the lower bound. Only values in `enabledBounds`
  /// can be chosen; nil is all of the bounds. Gnomon draws nothing for `currentValueLabel`, and no marks where there
  /// are more than 1,000 steps.
  @_disfavoredOverload
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      tick: tick, onEditingChanged: onEditingChanged)
  }
}

/// The marks of a slider's steps. More than a line has room for aren't asked for.
nonisolated private func stepTicks<V>(
  in bounds: ClosedRange<V>, by step: V.Stride, _ tick: (V) -> SliderTick<V>?
) -> [SliderTick<V>] where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
  let (low, step) = (Double(bounds.lowerBound), Double(step))
  let count = step > 0 ? ((Double(bounds.upperBound) - low) / step).rounded(.down) : 0
  guard count >= 0, count <= 1_000 else { return [] }
  return (0...Int(count)).compactMap { tick(V(low + Double($0) * step)) }
}
