import Foundation
import Gnomon

/// A gradient's colours, looked up by place from 0 to 1: premultiplied pixels.
struct GradientTable {
  let colors: [UInt32]

  /// `length` is about how many pixels the gradient spans.
  init(_ stops: [ResolvedStop], length: Double, alpha: Double) {
    let stops = GradientTable.sorted(stops)
    guard !stops.isEmpty else {
      colors = [0]
      return
    }
    let all = stops.map { GradientTable.straight($0.color, alpha: alpha) }
    let places = stops.map { Double($0.location) }
    let wanted = length.isFinite ? min(max(length * 2, 256), 4096) : 4096
    let count = Int(wanted)
    var table: [UInt32] = []
    table.reserveCapacity(count)
    var index = 0
    for step in 0..<count {
      let place = (Double(step) + 0.5) / Double(count)
      while index < places.count, places[index] <= place { index += 1 }
      if index == 0 {
        table.append(GradientTable.pixel(all[0], all[0], 0))
      } else if index == places.count {
        table.append(GradientTable.pixel(all[index - 1], all[index - 1], 0))
      } else {
        let span = places[index] - places[index - 1]
        let part = span > 0 ? (place - places[index - 1]) / span : 1
        table.append(GradientTable.pixel(all[index - 1], all[index], part))
      }
    }
    colors = table
  }

  /// By location, clamped to 0…1; stops without one are left out.
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
