// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How far something is, or that it's under way.
///
/// ```swift
/// struct Download: View {
///   let fraction: Double?
///
///   var body: some View {
///     VStack {
///       ProgressView("Loading", value: fraction)
///       ProgressView().progressViewStyle(.circular)
///     }
///   }
/// }
/// ```
public nonisolated struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// What gives the fraction instead.
  var interval: ProgressInterval?
  @Environment(\.progressViewStyle) private var style
  @Environment(\.frameClock) private var clock

  nonisolated init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// - Parameters:
  ///   - value: how much is done; nil is unknown.
  ///   - total: how much there is to do.
  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: label(), currentValueLabel: currentValueLabel())
  }

  @MainActor @preconcurrency public var body: some View {
    if let interval {
      if clock != nil {
        TimelineView(IntervalSchedule(end: interval.dates.upperBound, step: 1 / 60)) {
          styled(interval.fraction(at: $0.date))
        }
      } else {
        styled(interval.fraction(at: Date()))
      }
    } else {
      styled(fraction)
    }
  }

  @MainActor private func styled(_ fraction: Double?) -> some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(currentValueLabel)))
    return ImplicitStack(column: {
      if let style {
        style.body(configuration).outerControlStyle(\.progressViewStyle)
      } else {
        DefaultProgressViewStyle().makeBody(configuration: configuration)
      }
    })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a progress view.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with a view as its label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a progress view. `value` of `total` is done: less than 0 counts as 0, more than `total` as all. nil shows
  /// that something is under way, without saying how far.
  nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with a view as its label. `value` of `total` is done: less than 0 counts as 0, more than
  /// `total` as all. nil shows that something is under way, without saying how far.
  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0) / Double(total) }, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with a title that is looked up as a key in the tables of strings. `value` of `total` is
  /// done: less than 0 counts as 0, more than `total` as all. nil shows that something is under way, without saying how
  /// far.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a progress view with a title that is shown as it's given. `value` of `total` is done: less than 0 counts as
  /// 0, more than `total` as all. nil shows that something is under way, without saying how far.
  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress when the view is evaluated; it isn't followed.
  nonisolated public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a style is styling, in the style around.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
