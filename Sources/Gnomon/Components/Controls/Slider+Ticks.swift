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
  /// A slider with marks at some values, which stay free to be passed by.
  ///
  /// - Parameters:
  ///   - neutralValue: where the tinted part of the line begins; nil is the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil is all of the bounds.
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

  /// A slider whose value moves in steps, with a mark at those that `tick` gives one for.
  ///
  /// - Parameters:
  ///   - neutralValue: where the tinted part of the line begins; nil is the lower bound.
  ///   - enabledBounds: the values that can be chosen; nil is all of the bounds.
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
  /// A slider with marks at some values, without labels at its ends.
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

  /// A slider whose value moves in steps, without labels at its ends.
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
