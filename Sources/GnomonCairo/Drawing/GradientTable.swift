import Foundation
import Gnomon

/// A gradient's colours, looked up by place from 0 to 1: premultiplied pixels.
struct GradientTable {
  let colors: [UInt32]
  let isConstant: Bool

  /// `length` is about how many pixels the gradient spans.
  init(_ stops: [ResolvedStop], length: Double, alpha: Double) {
    let stops = GradientTable.sorted(stops)
    guard let first = stops.first else {
      colors = [0]
      isConstant = true
      return
    }
    let all = stops.map { PaintColor($0.color, alpha: alpha) }
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
    isConstant = stops.allSatisfy { $0.color == first.color }
  }

  /// By location, clamped to 0…1; stops without one are left out.
  static func sorted(_ stops: [ResolvedStop]) -> [ResolvedStop] {
    var kept = stops.filter { $0.location.isFinite }
    for index in kept.indices { kept[index].location = min(max(kept[index].location, 0), 1) }
    // The order of stops at one location is meant: it makes a hard edge.
    return kept.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  private static func pixel(_ a: PaintColor, _ b: PaintColor, _ part: Double) -> UInt32 {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    let alpha = mix(a.alpha, b.alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(mix(a.red, b.red) * alpha) << 16 | byte(mix(a.green, b.green) * alpha) << 8
      | byte(mix(a.blue, b.blue) * alpha)
  }
}
