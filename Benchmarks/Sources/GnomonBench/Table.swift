// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Results for the eye.
enum Table {
  static let header =
    "workload                    median ms   ns/node  allocs/node  sizes/node   places  bytes/node  samples"

  static func row(_ m: Measurement) -> String {
    [
      m.name.padding(toLength: max(24, m.name.count), withPad: " ", startingAt: 0), number(m.time / 1e6, 12),
      number(m.timePerNode, 9),
      m.nodes > 0 ? number(m.allocationsPerNode, 12) : number(m.allocations.map(Double.init), 12),
      m.nodes > 0 ? number(m.sizesPerNode, 11) : number(m.sizes.map(Double.init), 11),
      number(m.places.map(Double.init), 8), number(m.bytesPerNode, 11), number(Double(m.samples), 8),
    ].joined(separator: " ")
  }

  static func number(_ value: Double?, _ width: Int = 0) -> String {
    let text = value.map(short) ?? "–"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Three digits that count.
  private static func short(_ value: Double) -> String {
    switch abs(value) {
    case 100...: String(Int(value.rounded()))
    case 10..<100: String(format: "%.1f", value)
    case 0: "0"
    case ..<0.1: String(format: "%.4f", value)
    default: String(format: "%.2f", value)
    }
  }

  /// How times grow with the trees.
  static func growth(_ results: Results) -> [String] {
    let pairs = [
      ("bal_1k/first", "bal_100k/first"), ("bal_1k/again", "bal_100k/again"),
      ("bal_1k_text/first", "bal_100k_text/first"), ("bal_1k_text/again", "bal_100k_text/again"),
      ("deepalt_10/first", "deepalt_100/first"), ("deepalt_100/first", "deepalt_1000/first"),
      ("deepcol_100/first", "deepcol_1000/first"), ("deepgrow_100/first", "deepgrow_1000/first"),
    ]
    return pairs.compactMap { small, large in
      results.exponent(from: small, to: large).map {
        "growth \(small) → \(large): nodes to the power of \(String(format: "%.2f", $0))"
      }
    }
  }
}
