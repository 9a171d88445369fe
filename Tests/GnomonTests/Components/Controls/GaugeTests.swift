// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What a circular gauge names.
@MainActor @Suite struct GaugeTests {
  /// The texts, and where their middles lie in the ring.
  private func texts(_ gauge: some View) -> [String: CGPoint] {
    let host = makeHost(gauge.gaugeStyle(.accessoryCircular), 59, 59)
    host.update()
    let found = host.snapshot().root.all("Text").compactMap { node in
      node.text.map { ($0, CGPoint(x: node.rendered.midX, y: node.rendered.midY)) }
    }
    return Dictionary(found) { first, _ in first }
  }

  @Test("An open ring names its bounds where it's open, the lower one first")
  func bounds() throws {
    let gauge = Gauge(value: 0.7) {
      Text("CPU")
    } currentValueLabel: {
      Text("70")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("9")
    }
    let texts = texts(gauge)
    let (lower, upper, value) = (try #require(texts["0"]), try #require(texts["9"]), try #require(texts["70"]))
    #expect(texts["CPU"] == nil)
    #expect(lower.x < 29.5 && upper.x > 29.5 && lower.y == upper.y && lower.y > 45)
    #expect(abs(value.x - 29.5) < 1 && abs(value.y - 29.5) < 1)
  }

  @Test("Without bounds it names itself there, unless it stands in the middle")
  func label() throws {
    let named = texts(
      Gauge(value: 0.7) {
        Text("CPU")
      } currentValueLabel: {
        Text("70")
      })
    #expect(try #require(named["CPU"]).y > 45)
    let alone = texts(Gauge(value: 0.7) { Text("CPU") })
    #expect(abs(try #require(alone["CPU"]).y - 29.5) < 1)
  }
}
