// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The points in time at which a ``TimelineView`` is drawn anew.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// The frequency with which a view may be drawn.
  typealias Mode = TimelineScheduleMode

  /// The dates from a date on, in order; the first may be before it.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// The frequency with which a timeline may be drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The view is drawn as often as the schedule says.
  case normal
  /// The view may be drawn about once a minute.
  case lowFrequency
}

/// A schedule of all frames: the dates at which the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// A schedule of all frames (60 in a second). `minimumInterval` is the least time between two dates, in seconds; nil
  /// is that of a frame. While it's paused there are no dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? 0
    self.interval = interval.isFinite ? max(interval, 1 / 60) : 1 / 60
    isPaused = paused
  }

  /// The time between two dates in seconds; nil while paused.
  var frameInterval: Double? { isPaused ? nil : interval }

  /// The dates of the frames from a date on; none while paused, nor where a view may seldom be drawn.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    fileprivate let interval: Double

    /// The next date, the time between two frames after the last; nil after the end.
    public mutating func next() -> Date? {
      let current = date
      date = current?.addingTimeInterval(interval)
      return current
    }
  }
}

/// A schedule of the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The schedule of all minutes.
  public init() {}

  /// The dates of the minutes, from the start of the one that `startDate` lies in. They never end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return Entries(date: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60))
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date

    /// The start of the next minute. Never nil.
    public mutating func next() -> Date? {
      defer { date.addTimeInterval(60) }
      return date
    }
  }
}

/// A schedule of dates at equal distances in time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// A schedule from a date on, every `interval` seconds; an interval is at least a thousandth of a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : 1e9
  }

  /// The dates from the last one that isn't after `startDate`, or from the first. They never end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = max(0, startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start.addingTimeInterval(passed * interval), interval: interval)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// The next date, one interval after the last. Never nil.
    public mutating func next() -> Date? {
      defer { date.addTimeInterval(interval) }
      return date
    }
  }
}

/// A schedule of the dates of a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of the dates of a sequence, which are in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates that were given, whatever the date and the mode.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule of all frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of frames with a least time between two dates, in seconds; nil is that of a frame. While it's paused
  /// there are no dates.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The schedule of the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule from a date on, every `interval` seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// A schedule of the dates of a sequence, which are in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
