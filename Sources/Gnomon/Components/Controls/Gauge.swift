// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that shows where a value lies between two bounds, in the look of the gauge style in force.
///
/// A value outside of the bounds is shown as the nearer one. A value that is NaN is shown as the lower bound, as is any
/// value between equal bounds. Without a style it is a bar that fills up. Labels at marked values are
/// not offered.
///
/// ```swift
/// struct BatteryGauge: View {
///   var charge = 0.7
///
///   var body: some View {
///     Gauge(value: charge) {
///       Text("Battery")
///     } currentValueLabel: {
///       Text(charge, format: .percent)
///     }
///     .gaugeStyle(.accessoryCircularCapacity)
///     .tint(.green)
///   }
/// }
/// ```
public nonisolated struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  /// From 0 to 1.
  let share: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let share = (Double(value) - Double(bounds.lowerBound)) / (Double(bounds.upperBound) - Double(bounds.lowerBound))
    self.share = share.isNaN || bounds.lowerBound == bounds.upperBound ? 0 : min(max(share, 0), 1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes a gauge with a view as its label. A `value` outside of `bounds` is shown as the nearer bound.
  /// `currentValueLabel` says the value in words. The labels of the bounds stand at the ends.
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// Makes a gauge with a view as its label. A `value` outside of `bounds` is shown as the nearer bound.
  /// `currentValueLabel` says the value in words.
  nonisolated public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  /// Makes a gauge with a view as its label. A `value` outside of `bounds` is shown as the nearer bound.
  nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint
  {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }

  /// The gauge as its style draws it.
  @MainActor @preconcurrency public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: share, label: .init(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(currentValueLabel)),
      minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(minimum)),
      maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(maximum)))
    ImplicitStack(column: {
      if let style {
        style.body(configuration).outerControlStyle(\.gaugeStyle)
      } else {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
      }
    })
  }
}
