// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A gradient's colours, looked up by place from 0 to 1: premultiplied pixels.
struct GradientTable {
  let colors: [UInt32]
  /// The colours in 256ths of a step of each component, where steps are so wide that they'd show as bands; else empty.
  let fine: [UInt64]

  /// The width of a step, in pixels, from which on it shows: below it a pattern would only make files larger.
  static let widestStep = 24.0

  /// `length` is about how many pixels the gradient spans.
  init(_ stops: [ResolvedStop], length: Double, alpha: Double) {
    let stops = GradientTable.sorted(stops)
    guard !stops.isEmpty else {
      colors = [0]
      fine = []
      return
    }
    let all = stops.map { GradientTable.straight($0.color, alpha: alpha) }
    let places = stops.map { Double($0.location) }
    let wanted = length.isFinite ? min(max(length * 2, 256), 4096) : 4096
    let count = Int(wanted)
    let isSlow = GradientTable.hasWideSteps(all, places, length: length)
    var table: [UInt32] = []
    table.reserveCapacity(count)
    var fine: [UInt64] = []
    if isSlow { fine.reserveCapacity(count) }
    var index = 0
    for step in 0..<count {
      let place = (Double(step) + 0.5) / Double(count)
      while index < places.count, places[index] <= place { index += 1 }
      let (before, after) = (all[max(index - 1, 0)], all[min(index, all.count - 1)])
      var part = 0.0
      if index > 0, index < places.count {
        let span = places[index] - places[index - 1]
        part = span > 0 ? (place - places[index - 1]) / span : 1
      }
      let pixel = GradientTable.pixel(before, after, part)
      table.append(pixel)
      guard isSlow else { continue }
      // What doesn't change has no pattern.
      fine.append(before == after ? GradientTable.widened(pixel) : GradientTable.fine(before, after, part))
    }
    colors = table
    self.fine = fine
  }

  /// Whether somewhere each step of the component that changes most takes so many pixels that it's seen.
  private static func hasWideSteps(_ colors: [SIMD4<Double>], _ places: [Double], length: Double) -> Bool {
    guard length.isFinite else { return true }
    return colors.indices.dropFirst().contains { index in
      let change = (premultiplied(colors[index]) - premultiplied(colors[index - 1])) * 255
      let steps = max(abs(change.x), abs(change.y), max(abs(change.z), abs(change.w)))
      return steps > 0 && (places[index] - places[index - 1]) * length > steps * widestStep
    }
  }

  private static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
    color * SIMD4(color.w, color.w, color.w, 1)
  }

  /// A colour in 256ths of a step: 16 bits each for blue, green, red and opacity, from the lowest.
  private static func fine(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ part: Double) -> UInt64 {
    let steps = premultiplied(a + (b - a) * part) * (255 * 256) + 0.5
    func bits(_ value: Double) -> UInt64 { UInt64(min(max(value, 0), 65280)) }
    return bits(steps.w) << 48 | bits(steps.x) << 32 | bits(steps.y) << 16 | bits(steps.z)
  }

  /// A pixel in 256ths of a step.
  private static func widened(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return (pixel >> 24 & 255) << 56 | (pixel >> 16 & 255) << 40 | (pixel >> 8 & 255) << 24 | (pixel & 255) << 8
  }

  /// The stops in the order of their locations, clamped to 0…1; stops without one are left out.
  static func sorted(_ stops: [ResolvedStop]) -> [ResolvedStop] {
    var kept = stops.filter { $0.location.isFinite }
    for index in kept.indices { kept[index].location = min(max(kept[index].location, 0), 1) }
    // The order of stops at one location is meant: it makes a hard edge.
    return kept.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Red, green, blue and opacity of a colour.
  private static func straight(_ color: Color.Resolved, alpha: Double) -> SIMD4<Double> {
    let color = PaintColor(color, alpha: alpha)
    return SIMD4(color.red, color.green, color.blue, color.alpha)
  }

  @inline(__always) private static func pixel(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ part: Double) -> UInt32 {
    let mixed = a + (b - a) * part
    let cover = mixed.w
    let bytes = mixed * SIMD4(cover, cover, cover, 1) * 255 + 0.5
    // Roundings may have left a component a little below 0.
    func byte(_ value: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int32(value)) }
    return byte(bytes.w) << 24 | byte(bytes.x) << 16 | byte(bytes.y) << 8 | byte(bytes.z)
  }
}
