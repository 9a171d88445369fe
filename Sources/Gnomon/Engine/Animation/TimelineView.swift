// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that is made anew at points in time.
///
/// The first frame shows the schedule's latest date that has passed; a host that goes on showing the view follows the
/// schedule from there: by its clock, or by the system's where animations are immediate.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The values that the content is made from.
  public struct Context {
    /// The frequency with which the view is made anew.
    public enum Cadence: Comparable, Sendable {
      /// The view is drawn as often as the screen.
      case live
      /// The view is drawn about once a second.
      case seconds
      /// The view is drawn about once a minute.
      case minutes
    }

    /// The frequency with which the view is made anew.
    public let cadence: Cadence
    /// The date of the schedule that the content is for.
    public let date: Date

    /// Has no effect where nothing of the timeline is drawn ahead of time, as here.
    public func invalidateTimelineContent() {}
  }

  nonisolated fileprivate let schedule: Schedule
  nonisolated(unsafe) fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view that is made from each date of a schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the schedule's date, made again at each next one.
  @MainActor @preconcurrency public var body: some View { TimelineContent(schedule: schedule, content: content) }
}

/// The content for the date that it is.
private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @State private var run = TimelineRun()
  @Environment(\.frameClock) private var clock

  var body: some View {
    let shown = content(TimelineViewDefaultContext(cadence: .live, date: date ?? startDate))
    if clock != nil {
      shown
        .onAppear { followClock() }
        .onDisappear { run.stop() }
        .onChange(of: schedule as? AnimationTimelineSchedule) { followClock() }
    } else {
      shown.task(id: schedule as? AnimationTimelineSchedule) { await follow() }
    }
  }

  /// The latest date that has passed, or the first of all.
  private var startDate: Date {
    let now = clock?.date ?? Date()
    var latest: Date?
    for date in schedule.entries(from: now, mode: .normal).prefix(100_000) {
      if latest != nil, date > now { break }
      latest = date
    }
    return latest ?? now
  }

  private func followClock() {
    run.stop()
    guard let clock else { return }
    if let animation = schedule as? AnimationTimelineSchedule {
      guard let interval = animation.frameInterval else { return }
      let first = clock.now
      // As often as frames are shown; at a longer interval, at multiples of it.
      run.begin(clock) {
        clock.follow { now in
          let passed = interval > FrameClock.frame ? ((now - first) / interval).rounded(.down) * interval : now - first
          date = clock.startDate.addingTimeInterval(first + passed)
        }
      }
      return
    }
    var entries = schedule.entries(from: clock.date, mode: .normal).makeIterator()
    scheduleNext(&entries, clock)
  }

  private func scheduleNext(_ entries: inout Schedule.Entries.Iterator, _ clock: FrameClock) {
    while let next = entries.next() {
      let time = next.timeIntervalSince(clock.startDate)
      if time <= clock.now { continue }
      var rest = entries
      run.begin(clock) {
        clock.schedule(at: time) {
          date = next
          scheduleNext(&rest, clock)
        }
      }
      return
    }
  }

  private func follow() async {
    for next in schedule.entries(from: Date(), mode: .normal) {
      let rest = next.timeIntervalSinceNow
      if Task.isCancelled { return }
      if rest <= 0 { continue }
      try? await Task.sleep(for: .seconds(min(rest, 1e8)))
      if Task.isCancelled { return }
      date = next
    }
  }
}

/// The frames that a timeline has asked a clock for.
private final class TimelineRun {
  private var id: Int?
  private weak var clock: FrameClock?

  func begin(_ clock: FrameClock, _ follow: () -> Int) {
    self.clock = clock
    id = follow()
  }

  func stop() {
    if let id { clock?.cancel(id) }
    id = nil
  }
}
