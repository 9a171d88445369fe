// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TimelineViewTests {
  @Test func schedulesBeginAtTheEntryBefore() {
    func entries(_ schedule: some TimelineSchedule, from seconds: TimeInterval) -> [TimeInterval] {
      schedule.entries(from: Date(timeIntervalSince1970: seconds), mode: .normal).prefix(3)
        .map(\.timeIntervalSince1970)
    }
    let start = Date(timeIntervalSince1970: 0)
    #expect(entries(PeriodicTimelineSchedule(from: start, by: 5), from: 12) == [10, 15, 20])
    #expect(entries(PeriodicTimelineSchedule(from: start, by: 5), from: 15) == [15, 20, 25])
    #expect(entries(EveryMinuteTimelineSchedule(), from: 90) == [60, 120, 180])
    #expect(entries(AnimationTimelineSchedule(minimumInterval: 1.5), from: 0) == [0, 1.5, 3])
    #expect(entries(AnimationTimelineSchedule(paused: true), from: 0).isEmpty)
    #expect(AnimationTimelineSchedule().entries(from: start, mode: .lowFrequency).first { _ in true } == nil)
  }

  @Test("A timeline follows the host's clock") func timelines() {
    func seconds(_ date: Date) -> String { "\((date.timeIntervalSinceReferenceDate * 100).rounded() / 100)" }
    let host = makeClockedHost(
      VStack {
        TimelineView(.animation) { Text(verbatim: seconds($0.date)) }
        TimelineView(.animation(minimumInterval: 0.5)) { Text(verbatim: seconds($0.date)) }
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) {
          Text(verbatim: seconds($0.date))
        }
        TimelineView(.animation(paused: true)) { Text(verbatim: seconds($0.date)) }
      })
    #expect((0..<4).map { host.text($0) } == ["0.0", "0.0", "0.0", "0.0"])
    host.advance(by: 1.75)
    #expect((0..<4).map { host.text($0) } == ["1.75", "1.5", "0.0", "0.0"])
    host.advance(by: 3)
    #expect((0..<4).map { host.text($0) } == ["4.75", "4.5", "4.0", "0.0"])
  }
}
