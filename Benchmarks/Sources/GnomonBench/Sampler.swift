import CAllocations
import Foundation
import Workloads

/// What was measured of a workload.
struct Measurement: Codable {
  var name: String
  var summary: String
  var nodes: Int
  /// The median time of a run, in nanoseconds.
  var median: Double
  /// The fastest, and the 90th of a hundred.
  var minimum: Double
  var p90: Double
  var samples: Int
  /// Blocks asked for in a run; nil where they can't be counted.
  var allocations: Int?
  var allocatedBytes: Int?

  var nanosecondsPerNode: Double? { nodes > 0 ? median / Double(nodes) : nil }
  var allocationsPerNode: Double? {
    guard let allocations, nodes > 0 else { return nil }
    return Double(allocations) / Double(nodes)
  }
}

/// Runs a workload until the median stands: warmed up, then timed at least `minimumSamples` times and for `seconds`.
struct Sampler {
  var seconds = 1.0
  var minimumSamples = 5
  var maximumSamples = 400

  @MainActor
  func measure(_ workload: Workload) throws -> Measurement {
    let run = try workload.prepare()
    let warmUp = ContinuousClock.now
    var warmUps = 0
    while warmUps < 2 || (warmUps < 20 && warmUp.duration(to: .now) < .seconds(seconds / 5)) {
      _ = try run()
      warmUps += 1
    }
    var times: [Double] = []
    let start = ContinuousClock.now
    while times.count < minimumSamples
      || (times.count < maximumSamples && start.duration(to: .now) < .seconds(seconds))
    {
      let begin = ContinuousClock.now
      let result = try run()
      let time = begin.duration(to: .now)
      withExtendedLifetime(result) {}
      times.append(Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) * 1e-9)
    }
    times.sort()
    var measurement = Measurement(
      name: workload.name, summary: workload.summary, nodes: workload.nodes, median: times[times.count / 2],
      minimum: times[0], p90: times[times.count * 9 / 10], samples: times.count)
    if allocations_can_be_counted() {
      allocations_start()
      let result = try run()
      allocations_stop()
      withExtendedLifetime(result) {}
      measurement.allocations = Int(allocations_count())
      measurement.allocatedBytes = Int(allocations_bytes())
    }
    return measurement
  }
}
