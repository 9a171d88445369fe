// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf
import Testing

@testable import ShelfWork

/// Says how many jobs a server takes, where `LINKSHELF_MEASURE` is set. The capture is a made one, so that only queue, API and store are measured.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["LINKSHELF_MEASURE"] != nil)) struct MeasureTests {
  private static func cpuSeconds() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  @Test(arguments: [1, 2, 4]) func jobsAMinute(_ count: Int) async throws {
    let jobs = 300
    try await WorkHousehold.serve { household, address in
      let token = try await household.token()
      try await household.add(jobs)
      let workers = try (0..<count).map { try household.worker(address, token, name: "m\($0)") }
      let begin = ContinuousClock.now
      let cpu = Self.cpuSeconds()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for worker in workers { group.addTask { try await worker.run() } }
        try await household.untilDone()
        group.cancelAll()
        try await group.waitForAll()
      }
      let seconds = (ContinuousClock.now - begin) / .seconds(1)
      let each = (Self.cpuSeconds() - cpu) / Double(jobs) * 1_000
      print("\(count) workers: \(Int(Double(jobs) / seconds * 60)) jobs a minute, \(each.rounded()) ms of a core each")
    }
  }
}
