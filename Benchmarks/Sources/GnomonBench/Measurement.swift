// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What was measured of a workload.
struct Measurement: Codable {
  var name: String
  var summary: String
  /// Among how many nodes the work is shared; 0 where that says nothing.
  var nodes: Int
  /// The median processor time of a run, in nanoseconds: what other programs do meanwhile doesn't count.
  var time: Double
  /// The median time on the wall.
  var wall: Double
  /// The shortest processor time and the 90th of a hundred.
  var minimum: Double
  var p90: Double
  var samples: Int
  /// Blocks and bytes asked for in a run; nil where they can't be counted.
  var allocations: Int?
  var allocatedBytes: Int?
  /// Bodies, sizes and places of a run, where a host tells.
  var bodies: Int?
  var sizes: Int?
  var places: Int?
  /// Memory that stays while the first frame stands, in bytes.
  var residentBytes: Int?

  var timePerNode: Double? { perNode(time) }
  var allocationsPerNode: Double? { allocations.flatMap { perNode(Double($0)) } }
  var sizesPerNode: Double? { sizes.flatMap { perNode(Double($0)) } }
  var bytesPerNode: Double? { residentBytes.flatMap { perNode(Double($0)) } }

  private func perNode(_ value: Double) -> Double? { nodes > 0 ? value / Double(nodes) : nil }
}

/// All that one run of the benchmarks found.
struct Results: Codable {
  var date: String
  var machine: String
  var measurements: [Measurement] = []
  /// Cold starts of a program that writes the card.
  var cold: Cold?
  /// Other programs at the same work, in milliseconds; see `make bench-compare`.
  var peers: [Peer]?

  struct Cold: Codable {
    /// From the start to the end of the process, in milliseconds.
    var milliseconds: Double
    /// The processor time in it.
    var processor: Double?
    /// Megabytes (10⁶).
    var peakMemory: Double
  }

  struct Peer: Codable {
    var name: String
    var work: String
    var milliseconds: Double
    /// Ours at the same work, in the same run.
    var ours: Double?
    /// The processor time in it.
    var oursProcessor: Double?
  }

  subscript(name: String) -> Measurement? { measurements.first { $0.name == name } }

  /// By which power of the nodes the time grows between two trees; 1 is linear.
  func exponent(from small: String, to large: String) -> Double? {
    guard let small = self[small], let large = self[large], small.nodes > 0, large.nodes > small.nodes,
      small.time > 0
    else { return nil }
    return log(large.time / small.time) / log(Double(large.nodes) / Double(small.nodes))
  }

  static func read(_ path: String) throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (encoder.encode(self) + [10]).write(to: url)
  }
}

extension Measurement {
  /// True of a chart, which has a section of its own.
  var isChart: Bool { name.hasPrefix("chart/") }

  /// True of a whole screen, which has a section of its own.
  var isScreen: Bool { name.hasPrefix("screen_") }
}
