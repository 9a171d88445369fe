// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that shows how much of something is done, or only that it's under way.
///
/// A known share is a line that fills up, and an unknown one is a wheel, unless a style says otherwise. Gnomon's wheel
/// doesn't turn.
///
/// ```swift
/// struct DownloadRow: View {
///   let loaded: Double
///   let size: Double
///
///   var body: some View {
///     ProgressView(value: loaded, total: size) {
///       Text("Downloading")
///     } currentValueLabel: {
///       Text("\(Int(loaded)) of \(Int(size)) MB")
///     }
///     .tint(.green)
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

  /// Makes a view of how much is done, with labels for what is under way and for how far it is.
  ///
  /// - Parameters:
  ///   - value: How much is done; less than 0 counts as 0, and more than `total` as all. nil, like a share that isn't
  ///     finite, is unknown.
  ///   - total: How much there is to do.
  ///   - label: What is under way.
  ///   - currentValueLabel: How far it is. The style of the wheel doesn't show it.
  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: label(), currentValueLabel: currentValueLabel())
  }

  /// The progress as the style around draws it.
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
  /// Makes a view that says that something is under way, without a label.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a view that says that something is under way, with a label of your own.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view that says that something is under way, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view that says that something is under way, with a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a view of how much is done, without a label.
  ///
  /// The share is `value` divided by `total`, at least 0 and at most 1. It isn't known if `value` is nil or `total` is
  /// 0.
  nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a view of how much is done, with a label of your own.
  ///
  /// The share is `value` divided by `total`, at least 0 and at most 1. It isn't known if `value` is nil or `total` is
  /// 0.
  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0) / Double(total) }, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a view of how much is done, with a localized title.
  ///
  /// The share is `value` divided by `total`, at least 0 and at most 1. It isn't known if `value` is nil or `total` is
  /// 0.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Makes a view of how much is done, with a string as its title.
  ///
  /// The share is `value` divided by `total`, at least 0 and at most 1. It isn't known if `value` is nil or `total` is
  /// 0.
  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a view of how far a `Progress` of Foundation is, in the moment in which the view is made.
  ///
  /// Gnomon doesn't follow the progress: make the view again to show more.
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
  /// Makes the progress view that a style is styling, in the style further out. A style uses it to add to a progress
  /// view.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
