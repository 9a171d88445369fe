// SPDX-License-Identifier: Apache-2.0
import Benchmark
import Workloads

/// The same workloads under the benchmark package's harness: percentiles, baselines to compare branches with.
///
///     swift package benchmark --filter 'bal_10k.*'
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 2, maxDuration: .seconds(2),
    maxIterations: 200)
  for workload in Workload.trees + Workload.scenes + Workload.screens + Workload.motion + Workload.card + Workload.tracing {
    Benchmark(workload.name) { (benchmark: Benchmark) async throws in
      // The harness waits until it's back.
      nonisolated(unsafe) let benchmark = benchmark
      try await MainActor.run {
        let run = try workload.prepare()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(try run()) }
        benchmark.stopMeasurement()
      }
    }
  }
}
