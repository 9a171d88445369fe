// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonRequest

/// What `--timings` prints: a row a phase, with its time and what was counted.
struct TimingReport {
  struct Row: Encodable {
    var phase: String
    var milliseconds: Double
    var counts: [String: Int] = [:]
  }

  private(set) var rows: [Row] = []

  init(before: RunRequest.Timings, launched: Double, phases: PhaseTimings, counters: Counters) {
    add(before.wasCached ? "find program" : "compile", seconds: before.compile)
    add("launch", seconds: launched - before.handover)
    for phase in PhaseTimings.Phase.allCases {
      // A layout isn't drawn.
      if phase == .draw, phases[.draw] == .zero { continue }
      add("\(phase)", phases[phase], Self.counts(phase, counters))
    }
  }

  private static func counts(_ phase: PhaseTimings.Phase, _ counters: Counters) -> [String: Int] {
    switch phase {
    case .evaluate: ["bodies": counters.bodies, "nodes": counters.nodes]
    case .negotiate: ["sizes": counters.measures]
    case .place: ["places": counters.places]
    case .gather, .draw: [:]
    case .settle: ["passes": counters.passes]
    }
  }

  private mutating func add(_ phase: String, seconds: Double, _ counts: [String: Int] = [:]) {
    rows.append(Row(phase: phase, milliseconds: max(0, seconds * 1000), counts: counts))
  }

  mutating func add(_ phase: String, _ time: Duration, _ counts: [String: Int] = [:]) {
    add(phase, seconds: Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18, counts)
  }

  /// Joins a time to a row that is there.
  mutating func extend(_ phase: String, by time: Duration) {
    guard let index = rows.firstIndex(where: { $0.phase == phase }) else { return add(phase, time) }
    rows[index].milliseconds += Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
  }

  private var total: Double { rows.reduce(0) { $0 + $1.milliseconds } }

  /// A table for people.
  var text: String {
    let width = rows.map(\.phase.count).max() ?? 0
    func line(_ name: String, _ milliseconds: Double, _ counts: [String: Int]) -> String {
      let number = String(format: "%.3f", milliseconds)
      let padded = String(repeating: " ", count: max(0, 10 - number.count)) + number
      let words = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      let name = name.padding(toLength: max(width, 5), withPad: " ", startingAt: 0)
      return "\(name) \(padded) ms" + (words.isEmpty ? "" : "  \(words)")
    }
    return (rows.map { line($0.phase, $0.milliseconds, $0.counts) } + [line("total", total, [:])])
      .joined(separator: "\n")
  }

  /// One line for programs: `{"timings":[{"counts":{…},"milliseconds":…,"phase":"evaluate"}, …]}`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(["timings": rows]), as: UTF8.self)
  }
}
