// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A stretch of time that a progress view goes through.
nonisolated struct ProgressInterval: Equatable {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  /// How much of the interval is over; counting down, how much is left.
  func fraction(at date: Date) -> Double {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    let done = length > 0 ? date.timeIntervalSince(dates.lowerBound) / length : 1
    let clamped = min(max(done, 0), 1)
    return countsDown ? 1 - clamped : clamped
  }
}

/// Dates from one on, a step apart, up to the end of an interval.
nonisolated struct IntervalSchedule: TimelineSchedule {
  let end: Date
  /// In seconds.
  let step: TimeInterval

  func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date?> {
    sequence(state: start) { next in
      guard let date = next else { return nil }
      next = date < end ? min(date.addingTimeInterval(step), end) : nil
      return date
    }
  }
}

/// The label of a progress through an interval: the minutes and seconds that have passed, or that are left.
public nonisolated struct DefaultDateProgressLabel: View {
  let interval: ProgressInterval
  @Environment(\.frameClock) private var clock

  /// The time as a text. A host with a clock shows it anew each second.
  @MainActor @preconcurrency public var body: some View {
    if clock != nil {
      TimelineView(IntervalSchedule(end: interval.dates.upperBound, step: 1)) { text(at: $0.date) }
    } else {
      text(at: nil)
    }
  }

  private func text(at date: Date?) -> Text {
    Text(timerInterval: interval.dates, pauseTime: date, countsDown: interval.countsDown)
  }
}

extension ProgressView {
  /// Makes a view of how much of an interval is over, or left, with labels of your own.
  ///
  /// A host with a clock follows the time. Without one, Gnomon shows the moment in which the view was laid out.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. One without length counts as over.
  ///   - countsDown: If true, the line is full at the interval's start and empty at its end; if false, the other way
  ///     round.
  ///   - label: What is under way.
  ///   - currentValueLabel: How far it is.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a view of how much of an interval is over, or left, with a label and with the minutes and seconds.
  ///
  /// If `countsDown` is true, the line is full at the interval's start and empty at its end. A host with a clock
  /// follows the time. Without one, Gnomon shows the moment in which the view was laid out.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(fraction: nil, label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval))
    self.interval = interval
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a view of how much of an interval is over, or left, with the minutes and seconds.
  ///
  /// If `countsDown` is true, the line is full at the interval's start and empty at its end. A host with a clock
  /// follows the time. Without one, Gnomon shows the moment in which the view was laid out.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
