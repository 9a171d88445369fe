// SPDX-License-Identifier: Apache-2.0
import CoreMetrics
import Foundation
import Metrics
import Synchronization

/// A backend for swift-metrics that keeps sums in memory and tells them in Prometheus' text format.
///
/// Several processes answer on one port, and whoever scrapes it meets any of them. So each leaves its numbers in a file
/// that the others add to their own; those of processes that have ended are kept by the supervisor.
public final class MetricsRegistry: MetricsFactory {
  struct Key: Hashable, Codable {
    var name: String
    /// As they stand between braces: `phase="draw",view="Card"`.
    var labels: String
  }

  private let sums = Mutex(MetricsSnapshot())
  private let directory: String?
  private let ownFile: String?

  /// - Parameters:
  ///   - directory: where the processes' files lie; nil keeps to this process.
  public init(directory: String? = nil) {
    self.directory = directory
    ownFile = directory.map { "\($0)/worker-\(ProcessInfo.processInfo.processIdentifier).json" }
  }

  /// What all processes have counted.
  public func text() -> String {
    guard let directory, let ownFile else { return sums.withLock { $0 }.text() }
    let own = sums.withLock { $0 }
    return MetricsFiles.locked(directory, exclusively: false) {
      var all = own
      for file in MetricsFiles.all(in: directory) where file != ownFile {
        if let other = MetricsSnapshot(file: file) { all.add(other) }
      }
      return all
    }.text()
  }

  /// Leaves the numbers for the other processes.
  public func publish() {
    guard let ownFile else { return }
    sums.withLock { $0 }.write(to: ownFile)
  }

  fileprivate func change(_ body: (inout MetricsSnapshot) -> Void) { sums.withLock { body(&$0) } }

  // MARK: MetricsFactory

  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    SumHandler(self, MetricsSnapshot.key(label, dimensions, suffix: "total"))
  }

  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    GaugeHandler(self, MetricsSnapshot.key(label, dimensions))
  }

  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    aggregate
      ? HistogramHandler(self, MetricsSnapshot.key(label, dimensions), bounds: MetricsSnapshot.byteBounds)
      : GaugeHandler(self, MetricsSnapshot.key(label, dimensions))
  }

  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    HistogramHandler(
      self, MetricsSnapshot.key(label, dimensions, suffix: "seconds"), bounds: MetricsSnapshot.secondBounds)
  }

  public func destroyCounter(_ handler: any CounterHandler) {}
  public func destroyMeter(_ handler: any MeterHandler) {}
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  public func destroyTimer(_ handler: any TimerHandler) {}
}

private final class SumHandler: CounterHandler {
  private let registry: MetricsRegistry
  private let key: MetricsRegistry.Key

  init(_ registry: MetricsRegistry, _ key: MetricsRegistry.Key) {
    self.registry = registry
    self.key = key
    registry.change { $0.counters[key, default: 0] += 0 }
  }

  func increment(by amount: Int64) { registry.change { $0.counters[key, default: 0] += Double(amount) } }
  func reset() { registry.change { $0.counters[key] = 0 } }
}

private final class GaugeHandler: MeterHandler, RecorderHandler {
  private let registry: MetricsRegistry
  private let key: MetricsRegistry.Key

  init(_ registry: MetricsRegistry, _ key: MetricsRegistry.Key) {
    self.registry = registry
    self.key = key
  }

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { registry.change { $0.gauges[key] = value } }
  func increment(by amount: Double) { registry.change { $0.gauges[key, default: 0] += amount } }
  func decrement(by amount: Double) { increment(by: -amount) }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }
}

private final class HistogramHandler: TimerHandler, RecorderHandler {
  private let registry: MetricsRegistry
  private let key: MetricsRegistry.Key
  private let bounds: [Double]

  init(_ registry: MetricsRegistry, _ key: MetricsRegistry.Key, bounds: [Double]) {
    self.registry = registry
    self.key = key
    self.bounds = bounds
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    registry.change { $0.histograms[key, default: MetricsSnapshot.Histogram(bounds: bounds)].add(value) }
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
}
