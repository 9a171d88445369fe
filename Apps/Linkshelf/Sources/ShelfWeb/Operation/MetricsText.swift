// SPDX-License-Identifier: Apache-2.0

/// Numbers in Prometheus' text format (version 0.0.4).
struct MetricsText {
  enum Kind: String { case counter, gauge, histogram }

  private(set) var text = ""

  /// Writes a number's help and kind, and then its values, each with its labels.
  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ values: [(labels: String, value: Double)]) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    for (labels, value) in values { line(name, labels, value) }
  }

  mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
    add(name, kind, help, [("", value)])
  }

  /// Writes a histogram: each step holds those below it too.
  mutating func add(_ name: String, _ help: String, steps: [Double], counts: [Int], sum: Double) {
    add(name, .histogram, help, [])
    var total = 0
    for (step, count) in zip(steps, counts) {
      total += count
      line(name + "_bucket", "le=\"\(step)\"", Double(total))
    }
    total += counts.dropFirst(steps.count).reduce(0, +)
    line(name + "_bucket", "le=\"+Inf\"", Double(total))
    line(name + "_sum", "", sum)
    line(name + "_count", "", Double(total))
  }

  private mutating func line(_ name: String, _ labels: String, _ value: Double) {
    let number = Int(exactly: value).map(String.init) ?? "\(value)"
    text += "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(number)\n"
  }
}
