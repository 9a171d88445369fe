// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The places of all marks as one value, or the ways between two such values. A mark is found again by its identity: the
/// ids of the data and its place in the content.
struct MarksVector: VectorArithmetic {
  /// By identity: the mark's edges as shares of the plot, or a sector's angles in turns, and how much is seen of it.
  var values: [Int: SIMD8<Double>] = [:]
  /// Where marks begin that are new, by their identity. Others come to be seen where they are.
  var origins: [Int: SIMD8<Double>] = [:]
  /// True of places, which have no marks but their own; ways are added to each other.
  private var isPlaces = false

  static var zero: MarksVector { MarksVector() }

  /// The shares are worked out in a plot of this side.
  private static let side: CGFloat = 1000
  /// The number that says how much is seen of a mark: 1 is all.
  static let presence = 4

  init() {}

  init(_ data: ChartData) {
    isPlaces = true
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

  /// Places and a way to others, or two ways. What isn't among places isn't brought there by what is left of its way.
  static func + (a: Self, b: Self) -> Self {
    if b.isPlaces, !a.isPlaces { return b + a }
    var sum = a
    for (id, value) in b.values {
      if let own = sum.values[id] { sum.values[id] = own + value } else if !a.isPlaces { sum.values[id] = value }
    }
    return sum
  }

  /// The way from other places to these, or the difference of two ways.
  static func - (a: Self, b: Self) -> Self {
    guard a.isPlaces, b.isPlaces else { return a + b.negated }
    var difference = MarksVector()
    difference.values.reserveCapacity(a.values.count)
    for (id, value) in a.values {
      if let other = b.values[id] {
        difference.values[id] = value - other
      } else if let origin = a.origins[id] {
        difference.values[id] = value - origin
      } else {
        difference.values[id] = SIMD8(0, 0, 0, 0, value[presence], 0, 0, 0)
      }
    }
    return difference
  }

  /// The ways from these places to where marks are now, by their identity.
  func ways(to moved: MarksVector, _ ids: some Sequence<Int>) -> [Int: SIMD8<Double>] {
    var ways: [Int: SIMD8<Double>] = [:]
    for id in ids {
      if let place = values[id], let now = moved.values[id] { ways[id] = now - place }
    }
    return ways
  }

  private var negated: MarksVector {
    var vector = self
    vector.isPlaces = false
    for id in values.keys { vector.values[id] = -values[id]! }
    return vector
  }

  mutating func scale(by factor: Double) { for id in values.keys { values[id]! *= factor } }

  var magnitudeSquared: Double { values.values.reduce(0) { $0 + ($1 * $1).sum() } }
}
