// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The edges of one or two flattened paths, cut where they meet, on a grid of whole numbers so that questions of side
/// have exact answers.
struct PlanarGraph {
  /// A place on the grid; coordinates stay below 2²⁸, so that products of differences fit.
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  /// The number of times that a path's outline goes up an edge, less those that it goes down.
  struct Winding: Hashable {
    var first = 0
    var second = 0
  }

  /// An edge from its lesser end (by y, then x) to its greater one.
  struct Edge: Hashable {
    var low: Point
    var high: Point
  }

  private struct Segment {
    var a: Point
    var b: Point
    var isFirst: Bool
  }

  /// The cut edges, each once.
  private(set) var edges: [(edge: Edge, winding: Winding)] = []
  private let scale: CGFloat
  private let origin: CGPoint

  /// Cuts the edges of a path and, where there is one, of another; nil where they are too large to be told apart.
  init?(_ first: Path, _ second: Path = Path(), tolerance: CGFloat) {
    let bounds = first.boundingRect.union(second.boundingRect)
    guard !bounds.isNull, bounds.isFinite else { return nil }
    let extent = max(bounds.width, bounds.height)
    guard extent > 0, extent < 1e9 else { return nil }
    scale = CGFloat(sign: .plus, exponent: 26 - extent.exponent, significand: 1)
    origin = bounds.origin
    var segments: [Segment] = []
    for (path, isFirst) in [(first, true), (second, false)] {
      path.forEachPolygonEdge(tolerance: tolerance) { a, b in
        let (from, to) = (snap(a), snap(b))
        if from != to { segments.append(Segment(a: from, b: to, isFirst: isFirst)) }
      }
    }
    for _ in 0..<6 where Self.cut(&segments) {}
    collect(segments)
  }

  private func snap(_ point: CGPoint) -> Point {
    Point(x: Int(((point.x - origin.x) * scale).rounded()), y: Int(((point.y - origin.y) * scale).rounded()))
  }

  func position(_ point: Point) -> CGPoint {
    CGPoint(x: CGFloat(point.x) / scale + origin.x, y: CGFloat(point.y) / scale + origin.y)
  }

  private mutating func collect(_ segments: [Segment]) {
    var index: [Edge: Int] = [:]
    for segment in segments {
      let isUp = (segment.a.y, segment.a.x) < (segment.b.y, segment.b.x)
      let edge = isUp ? Edge(low: segment.a, high: segment.b) : Edge(low: segment.b, high: segment.a)
      let step = isUp ? 1 : -1
      let position = index[edge] ?? edges.count
      if position == edges.count {
        index[edge] = position
        edges.append((edge, Winding()))
      }
      if segment.isFirst { edges[position].winding.first += step } else { edges[position].winding.second += step }
    }
    edges.removeAll { $0.winding == Winding() }
  }

  /// Cuts segments where others touch or cross them; false where there was nothing to cut.
  private static func cut(_ segments: inout [Segment]) -> Bool {
    let order = segments.indices.sorted {
      min(segments[$0].a.x, segments[$0].b.x) < min(segments[$1].a.x, segments[$1].b.x)
    }
    var cuts: [Int: Set<Point>] = [:]
    var active: [Int] = []
    for index in order {
      let segment = segments[index]
      let left = min(segment.a.x, segment.b.x)
      active.removeAll { max(segments[$0].a.x, segments[$0].b.x) < left - 1 }
      for other in active { meet(segment, segments[other], index, other, &cuts) }
      active.append(index)
    }
    if cuts.isEmpty { return false }
    var result: [Segment] = []
    result.reserveCapacity(segments.count + cuts.count * 2)
    for (index, segment) in segments.enumerated() {
      guard let points = cuts[index] else {
        result.append(segment)
        continue
      }
      let dx = Double(segment.b.x - segment.a.x), dy = Double(segment.b.y - segment.a.y)
      func along(_ p: Point) -> Double { Double(p.x - segment.a.x) * dx + Double(p.y - segment.a.y) * dy }
      var from = segment.a
      for point in points.sorted(by: { along($0) < along($1) }) + [segment.b] where point != from {
        result.append(Segment(a: from, b: point, isFirst: segment.isFirst))
        from = point
      }
    }
    segments = result
    return true
  }

  private static func meet(_ s: Segment, _ t: Segment, _ i: Int, _ j: Int, _ cuts: inout [Int: Set<Point>]) {
    if max(s.a.y, s.b.y) + 1 < min(t.a.y, t.b.y) || max(t.a.y, t.b.y) + 1 < min(s.a.y, s.b.y) { return }
    var touches = false
    for point in [t.a, t.b] where lies(point, on: s) {
      cuts[i, default: []].insert(point)
      touches = true
    }
    for point in [s.a, s.b] where lies(point, on: t) {
      cuts[j, default: []].insert(point)
      touches = true
    }
    if touches || s.a == t.a || s.a == t.b || s.b == t.a || s.b == t.b { return }
    let (c1, c2) = (side(s.a, s.b, t.a), side(s.a, s.b, t.b))
    let (c3, c4) = (side(t.a, t.b, s.a), side(t.a, t.b, s.b))
    guard (c1 > 0) != (c2 > 0), (c3 > 0) != (c4 > 0) else { return }
    let f = Double(c3) / (Double(c3) - Double(c4))
    let point = Point(
      x: s.a.x + Int((Double(s.b.x - s.a.x) * f).rounded()), y: s.a.y + Int((Double(s.b.y - s.a.y) * f).rounded()))
    if point != s.a, point != s.b { cuts[i, default: []].insert(point) }
    if point != t.a, point != t.b { cuts[j, default: []].insert(point) }
  }

  /// True if a point is less than a grid step away from a segment's inside.
  private static func lies(_ p: Point, on s: Segment) -> Bool {
    if p == s.a || p == s.b { return false }
    let dx = Double(s.b.x - s.a.x), dy = Double(s.b.y - s.a.y), length = dx * dx + dy * dy
    let along = Double(p.x - s.a.x) * dx + Double(p.y - s.a.y) * dy
    guard along > 0, along < length else { return false }
    let cross = Double(side(s.a, s.b, p))
    return cross * cross < length
  }

  /// Positive where `p` is on the side that y's axis is of x's, seen along a to b.
  static func side(_ a: Point, _ b: Point, _ p: Point) -> Int {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }
}

extension PlanarGraph {
  /// The windings on the two sides of an edge: on that of greater x (greater y for a level edge) and on the other.
  func windings(beside index: Int) -> (greater: Winding, less: Winding) {
    let (edge, own) = edges[index]
    let isLevel = edge.low.y == edge.high.y
    // Twice the middle, so that it is on the grid.
    let x = edge.low.x + edge.high.x, y = edge.low.y + edge.high.y
    var greater = Winding()
    for (other, winding) in edges {
      var (a, b) = (other.low, other.high)
      var (px, py) = (x, y)
      if isLevel {
        (a, b) = (Point(x: a.y, y: a.x), Point(x: b.y, y: b.x))
        (px, py) = (y, x)
      }
      if (2 * a.y <= py) == (2 * b.y <= py) { continue }
      if 2 * max(a.x, b.x) < px { continue }
      let cross = (b.x - a.x) * (py - 2 * a.y) - (b.y - a.y) * (px - 2 * a.x)
      if cross == 0 { continue }
      guard (cross > 0) == (b.y > a.y) else { continue }
      let step = b.y > a.y ? 1 : -1
      greater.first += step * winding.first
      greater.second += step * winding.second
    }
    // A ray from the lesser side crosses the edge too: a level edge lies along its own x axis.
    let less = Winding(first: greater.first + own.first, second: greater.second + own.second)
    return (greater, less)
  }
}

extension Path {
  /// Calls a closure with the straight edges of the flattened path, each part closed.
  func forEachPolygonEdge(tolerance: CGFloat, _ body: (CGPoint, CGPoint) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(_ to: CGPoint) {
      if to != current { body(current, to) }
      current = to
    }
    forEachFlattened(tolerance: tolerance) { event in
      switch event {
      case .move(let to):
        line(start)
        start = to
        current = to
      case .line(let to): line(to)
      case .close: line(start)
      }
    }
    line(start)
  }
}
