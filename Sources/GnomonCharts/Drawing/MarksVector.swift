// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The places of all marks as one value, so that they're brought to others gradually. A mark is found again by its
/// identity: the ids of the data and its place in the content.
struct MarksVector: VectorArithmetic {
  /// By identity: the mark's edges as shares of the plot, or a sector's angles in turns, and how much is seen of it.
  var values: [Int: SIMD8<Double>] = [:]

  static var zero: MarksVector { MarksVector() }

  /// The shares are worked out in a plot of this side.
  private static let side: CGFloat = 1000

  init() {}

  init(_ data: ChartData) {
    let geometry = PlotGeometry(data, size: CGSize(width: Self.side, height: Self.side))
    values.reserveCapacity(data.marks.count)
    for mark in data.marks {
      guard let value = Self.value(of: mark, geometry) else { continue }
      values[mark.identity] = value
    }
  }

  private static func value(of mark: Mark, _ geometry: PlotGeometry) -> SIMD8<Double>? {
    let side = Double(side)
    switch mark.kind {
    case .sector:
      guard let sector = SectorShape(mark, geometry) else { return nil }
      return SIMD8(Double(sector.start) / (2 * .pi), Double(sector.end) / (2 * .pi), 0, 0, 1, 0, 0, 0)
    case .area:
      guard let (a, b) = geometry.edges(of: mark) else { return nil }
      return SIMD8(Double(a.x) / side, Double(a.y) / side, Double(b.x) / side, Double(b.y) / side, 1, 0, 0, 0)
    default:
      guard let rect = geometry.rect(of: mark) else { return nil }
      return SIMD8(
        Double(rect.minX) / side, Double(rect.minY) / side, Double(rect.maxX) / side, Double(rect.maxY) / side, 1, 0, 0,
        0)
    }
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    // What has gone isn't brought back by what is left of its way.
    for (id, value) in b.values {
      if let own = sum.values[id] { sum.values[id] = own + value } else if a.values.isEmpty { sum.values[id] = value }
    }
    return sum
  }

  /// The way from other places to these. A mark that wasn't there comes to be seen where it is.
  static func - (a: Self, b: Self) -> Self {
    var difference = MarksVector()
    difference.values.reserveCapacity(a.values.count)
    for (id, value) in a.values {
      if let other = b.values[id] {
        difference.values[id] = value - other
      } else {
        difference.values[id] = b.values.isEmpty ? value : SIMD8(0, 0, 0, 0, value[4], 0, 0, 0)
      }
    }
    if a.values.isEmpty { for (id, value) in b.values { difference.values[id] = -value } }
    return difference
  }

  mutating func scale(by factor: Double) { for id in values.keys { values[id]! *= factor } }

  var magnitudeSquared: Double { values.values.reduce(0) { $0 + ($1 * $1).sum() } }
}
