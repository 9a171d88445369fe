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

/// What says how far a progress through an interval is: the minutes and seconds that have passed, or that are left.
public nonisolated struct DefaultDateProgressLabel: View {
  let interval: ProgressInterval
  @Environment(\.frameClock) private var clock

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
  /// Shows how much of an interval is over, or left, when the view is made; a host with a clock follows it.
  ///
  /// - Parameter countsDown: whether the view is full at the interval's start and empty at its end.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval is over, or left, and says it in minutes and seconds.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(fraction: nil, label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval))
    self.interval = interval
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval is over, or left, and says it in minutes and seconds.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
