// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Sums at an instant, which can be added up, written and told.
struct MetricsSnapshot: Codable, Equatable {
  typealias Key = MetricsRegistry.Key

  struct Histogram: Codable, Equatable {
    var bounds: [Double]
    /// How many values lie at or below each bound and above the one before; the last counts those above all.
    var counts: [Int]
    var sum = 0.0

    init(bounds: [Double]) {
      self.bounds = bounds
      counts = Array(repeating: 0, count: bounds.count + 1)
    }

    mutating func add(_ value: Double) {
      counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
      sum += value
    }

    mutating func add(_ other: Histogram) {
      guard other.bounds == bounds, other.counts.count == counts.count else { return }
      for index in counts.indices { counts[index] += other.counts[index] }
      sum += other.sum
    }
  }

  /// In seconds: a phase takes microseconds, a request up to its time limit.
  static let secondBounds = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
  ]
  static let byteBounds = [1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304].map(Double.init)

  var counters: [Key: Double] = [:]
  /// Of processes that run: what has ended has no present value.
  var gauges: [Key: Double] = [:]
  var histograms: [Key: Histogram] = [:]

  mutating func add(_ other: MetricsSnapshot) {
    counters.merge(other.counters, uniquingKeysWith: +)
    gauges.merge(other.gauges, uniquingKeysWith: +)
    histograms.merge(other.histograms) { known, new in
      var sum = known
      sum.add(new)
      return sum
    }
  }

  static func key(_ label: String, _ dimensions: [(String, String)], suffix: String? = nil) -> Key {
    func name(_ text: String) -> String {
      String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
    let labels = dimensions.sorted { $0.0 < $1.0 }.map { "\(name($0.0))=\"\(escaped($0.1))\"" }
    return Key(
      name: name(label) + (suffix.map { "_" + $0 } ?? ""), labels: labels.joined(separator: ","))
  }

  private static func escaped(_ value: String) -> String {
    value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
  }

  /// Prometheus' text format 0.0.4, sorted.
  func text() -> String {
    var text = ""
    func write<Value>(_ values: [Key: Value], _ kind: String, _ lines: (Key, Value) -> [String]) {
      var last: String?
      for (key, value) in values.sorted(by: { ($0.key.name, $0.key.labels) < ($1.key.name, $1.key.labels) }) {
        if key.name != last { text += "# TYPE \(key.name) \(kind)\n" }
        last = key.name
        for line in lines(key, value) { text += line + "\n" }
      }
    }
    write(counters, "counter") { ["\($0.name)\(braces($0.labels)) \(number($1))"] }
    write(gauges, "gauge") { ["\($0.name)\(braces($0.labels)) \(number($1))"] }
    write(histograms, "histogram") { key, histogram in
      var lines: [String] = []
      var count = 0
      for (bound, inside) in zip(histogram.bounds.map(number) + ["+Inf"], histogram.counts) {
        count += inside
        lines.append("\(key.name)_bucket\(braces(key.labels, "le=\"\(bound)\"")) \(count)")
      }
      lines.append("\(key.name)_sum\(braces(key.labels)) \(number(histogram.sum))")
      lines.append("\(key.name)_count\(braces(key.labels)) \(count)")
      return lines
    }
    return text
  }

  private func braces(_ labels: String, _ more: String = "") -> String {
    let all = [labels, more].filter { !$0.isEmpty }.joined(separator: ",")
    return all.isEmpty ? "" : "{\(all)}"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}

extension MetricsSnapshot {
  /// nil where there's no file, or one that isn't whole.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let snapshot = try? JSONDecoder().decode(MetricsSnapshot.self, from: data)
    else { return nil }
    self = snapshot
  }

  func write(to file: String) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}

/// The files in which processes leave their numbers.
public enum MetricsFiles {
  private static let ended = "ended.json"

  static func all(in directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { "\(directory)/\($0)" }
  }

  /// Adds the numbers of a process that has ended to those of all that have.
  public static func retire(_ process: Int32, in directory: String) {
    locked(directory, exclusively: true) {
      let file = "\(directory)/worker-\(process).json"
      guard var last = MetricsSnapshot(file: file) else { return }
      last.gauges = [:]
      if let before = MetricsSnapshot(file: "\(directory)/\(ended)") { last.add(before) }
      last.write(to: "\(directory)/\(ended)")
      try? FileManager.default.removeItem(atPath: file)
    }
  }

  /// Nobody sees a process that ends in two places, or in none.
  static func locked<Value>(_ directory: String, exclusively: Bool, _ body: () -> Value) -> Value {
    let descriptor = open("\(directory)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { flock(descriptor, exclusively ? LOCK_EX : LOCK_SH) }
    return body()
  }
}
