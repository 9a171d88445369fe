// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import Metrics
import Testing

struct MetricsTests {
  @Test func metricsAreToldInPrometheusForm() {
    let registry = MetricsRegistry()
    let counter = Counter(label: "a.count", dimensions: [("path", "/x\"\\\n")], factory: registry)
    counter.increment(by: 2)
    Meter(label: "a.level", factory: registry).set(1.5)
    let timer = Metrics.Timer(label: "a.time", factory: registry)
    timer.recordNanoseconds(3_000_000)
    timer.recordNanoseconds(9_000_000_000)
    let lines = registry.text().split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["# TYPE a_count_total counter", #"a_count_total{path="/x\"\\\n"} 2"#])
    #expect(lines.contains("a_level 1.5"))
    #expect(lines.contains(#"a_time_seconds_bucket{le="0.0025"} 0"#))
    #expect(lines.contains(#"a_time_seconds_bucket{le="0.005"} 1"#))
    #expect(lines.contains(#"a_time_seconds_bucket{le="+Inf"} 2"#))
    #expect(lines.contains("a_time_seconds_count 2"))
    #expect(lines.contains("a_time_seconds_sum 9.003"))
  }

  @Test func processesAreAddedUpAndThoseThatEndedStay() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("card-metrics-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let registry = MetricsRegistry(directory: folder.path)
    let counter = Counter(label: "n", factory: registry)
    let level = Meter(label: "level", factory: registry)
    counter.increment(by: 3)
    level.set(1)
    registry.publish()
    // Another process leaves the same numbers.
    let own = folder.appendingPathComponent("worker-\(ProcessInfo.processInfo.processIdentifier).json")
    try FileManager.default.copyItem(at: own, to: folder.appendingPathComponent("worker-7.json"))
    #expect(registry.text().contains("n_total 6\n"))
    #expect(registry.text().contains("level 2\n"))
    MetricsFiles.retire(7, in: folder.path)
    MetricsFiles.retire(7, in: folder.path)
    #expect(registry.text().contains("n_total 6\n"))
    #expect(registry.text().contains("level 1\n"))
    // A file that isn't whole is left out.
    try Data("{".utf8).write(to: folder.appendingPathComponent("worker-8.json"))
    #expect(registry.text().contains("n_total 6\n"))
  }

  @Test func aFramesPhasesAndCountsAreRecorded() async throws {
    let registry = MetricsRegistry()
    MetricsSystem.bootstrap(registry)
    _ = try await CardRenderer().data(CardRequest(title: "Measured", scale: 0.25))
    let text = registry.text()
    for phase in ["evaluate", "negotiate", "place", "draw"] {
      #expect(text.contains("gnomon_frame_duration_seconds_count{phase=\"\(phase)\",view=\"Card\"} "))
    }
    #expect(text.contains("gnomon_frame_passes_total{view=\"Card\"} "))
    #expect(text.contains("gnomon_picture_bytes_count{format=\"png\",view=\"Card\"} "))
    #expect(text.contains("gnomon_picture_duration_seconds_count{format=\"png\",step=\"draw\",view=\"Card\"} "))
  }

  @Test(arguments: [
    ("PORT", "0", "PORT is '0': it has to be a number from 1 to 65535"),
    ("WORKERS", "many", "WORKERS is 'many': it has to be a number from 1 to 256"),
    ("QUEUE", "-1", "QUEUE is '-1': it has to be a number from 0 to 100000"),
  ]) func variablesOutOfRangeAreNamed(name: String, value: String, sentence: String) {
    let error = #expect(throws: ServiceConfiguration.InvalidVariable.self) {
      try ServiceConfiguration(environment: [name: value])
    }
    #expect(error?.description == sentence)
  }
}
