// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Foundation
import Gnomon
import Workloads

/// Runs a workload until the median stands: warmed up, then timed at least `minimumSamples` times and for `seconds`.
struct Sampler {
  var seconds = 1.0
  var minimumSamples = 5
  var maximumSamples = 300

  @MainActor
  func measure(_ workload: Workload) throws -> Measurement {
    let run = try workload.prepare()
    let warmUp = Instant.now
    var warmUps = 0
    while warmUps < 2 || (warmUps < 20 && warmUp.elapsed.wall < seconds * 0.2e9) {
      _ = try run()
      warmUps += 1
    }
    var times: [Double] = []
    var walls: [Double] = []
    let start = Instant.now
    while times.count < minimumSamples || (times.count < maximumSamples && start.elapsed.wall < seconds * 1e9) {
      let begin = Instant.now
      let result = try run()
      let spent = begin.elapsed
      withExtendedLifetime(result) {}
      times.append(spent.processor)
      walls.append(spent.wall)
    }
    times.sort()
    walls.sort()
    var measurement = Measurement(
      name: workload.name, summary: workload.summary, nodes: workload.nodes, time: times[times.count / 2],
      wall: walls[walls.count / 2], minimum: times[0], p90: times[times.count * 9 / 10], samples: times.count)
    try count(run, &measurement)
    return measurement
  }

  /// One more run, to count in.
  @MainActor
  private func count(_ run: @MainActor () throws -> AnyObject?, _ measurement: inout Measurement) throws {
    // A host that is there already is told to count from 0.
    let earlier = try run() as? ViewHost
    let before = earlier?.counters ?? Counters()
    allocations_start()
    let result = try run()
    allocations_stop()
    if allocations_can_be_counted() {
      measurement.allocations = Int(allocations_count())
      measurement.allocatedBytes = Int(allocations_bytes())
    }
    guard let host = result as? ViewHost else { return }
    let isSame = host === earlier
    func difference(_ count: (Counters) -> Int) -> Int { count(host.counters) - (isSame ? count(before) : 0) }
    measurement.bodies = difference(\.bodies)
    measurement.sizes = difference(\.measures)
    measurement.places = difference(\.places)
  }
}

/// A moment on the wall's clock and on the process's.
struct Instant {
  private let wall: Double
  private let processor: Double

  static var now: Instant { Instant(wall: read(CLOCK_MONOTONIC), processor: read(CLOCK_PROCESS_CPUTIME_ID)) }

  /// Nanoseconds since.
  var elapsed: (wall: Double, processor: Double) {
    let now = Instant.now
    return (now.wall - wall, now.processor - processor)
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
