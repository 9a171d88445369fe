// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Areas are combined by their outlines as straight lines, which stay within 0.01 points of the curves. The result has
/// the same inside by either fill rule.
extension Path {
  private static let combiningTolerance: CGFloat = 0.01

  /// The area that is in this path or in the other.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    if isEmpty || other.isEmpty { return Path() }
    if let a = exactRect, let b = other.exactRect {
      let common = a.intersection(b)
      return common.isNull || common.isEmpty ? Path() : Path(common)
    }
    return combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that is in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that is in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The path's area with an outline that doesn't cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    if exactRect != nil { return self }
    return combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  /// The parts of this path's lines that are in the other path's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(at: other) { other.contains($0, eoFill: eoFill) }
  }

  /// The parts of this path's lines that are outside of the other path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    cutLines(at: other) { !other.contains($0, eoFill: eoFill) }
  }

  private func combined(with other: Path, eoFill: Bool, isInside: (Bool, Bool) -> Bool) -> Path {
    guard let graph = PlanarGraph(self, other, tolerance: Self.combiningTolerance) else { return self }
    func covers(_ winding: PlanarGraph.Winding) -> Bool {
      func fills(_ count: Int) -> Bool { eoFill ? !count.isMultiple(of: 2) : count != 0 }
      return isInside(fills(winding.first), fills(winding.second))
    }
    var outline = OutlineTracer()
    for index in graph.edges.indices {
      let (greater, less) = graph.windings(beside: index)
      let (edge, _) = graph.edges[index]
      let (isGreaterInside, isLessInside) = (covers(greater), covers(less))
      if isGreaterInside == isLessInside { continue }
      // The inside is to be on the right as seen on a screen, where a rectangle's outline has it.
      let isLevel = edge.low.y == edge.high.y
      if isGreaterInside == isLevel {
        outline.add(from: edge.low, to: edge.high)
      } else {
        outline.add(from: edge.high, to: edge.low)
      }
    }
    var elements: [Element] = []
    outline.forEachLoop { loop in
      elements.append(.move(to: graph.position(loop[0])))
      for point in loop.dropFirst() { elements.append(.line(to: graph.position(point))) }
      elements.append(.closeSubpath)
    }
    return Path(elements: elements)
  }

  private func cutLines(at other: Path, keeping isKept: (CGPoint) -> Bool) -> Path {
    var edges: [(CGPoint, CGPoint)] = []
    other.forEachPolygonEdge(tolerance: Self.combiningTolerance) { edges.append(($0, $1)) }
    var elements: [Element] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var pen: CGPoint?
    func line(_ to: CGPoint) {
      let way = to - current
      var places: [CGFloat] = [0, 1]
      for (a, b) in edges {
        let edge = b - a, cross = way.cross(edge)
        if cross == 0 { continue }
        let s = (a - current).cross(edge) / cross, t = (a - current).cross(way) / cross
        if s > 0, s < 1, t >= 0, t <= 1 { places.append(s) }
      }
      places.sort()
      for (from, end) in zip(places, places.dropFirst()) where end > from && isKept(current + way * ((from + end) / 2))
      {
        let first = current.mix(to, from), last = current.mix(to, end)
        if pen.map({ $0.distance(to: first) > 1e-9 }) ?? true { elements.append(.move(to: first)) }
        elements.append(.line(to: last))
        pen = last
      }
      current = to
    }
    forEachFlattened(tolerance: Self.combiningTolerance) { event in
      switch event {
      case .move(let to):
        start = to
        current = to
        pen = nil
      case .line(let to): line(to)
      case .close: line(start)
      }
    }
    return Path(elements: elements)
  }
}

/// Joins directed edges into loops.
private struct OutlineTracer {
  typealias Point = PlanarGraph.Point

  private var next: [Point: [Point]] = [:]
  private var starts: [Point] = []

  mutating func add(from: Point, to: Point) {
    next[from, default: []].append(to)
    starts.append(from)
  }

  /// Calls a closure with each loop, without points in the middle of straight lines.
  func forEachLoop(_ body: ([Point]) -> Void) {
    var next = next
    for start in starts {
      guard let first = next[start]?.popLast() else { continue }
      var loop = [start, first]
      while loop[loop.count - 1] != start {
        let here = loop[loop.count - 1], before = loop[loop.count - 2]
        guard var choices = next[here], !choices.isEmpty else { break }
        var best = 0
        for index in choices.indices.dropFirst()
        where turn(before, here, choices[index]) > turn(before, here, choices[best]) { best = index }
        loop.append(choices.remove(at: best))
        next[here] = choices
      }
      if loop[loop.count - 1] == start { loop.removeLast() }
      let corners = loop.indices.filter { index in
        let before = loop[(index + loop.count - 1) % loop.count], after = loop[(index + 1) % loop.count]
        return PlanarGraph.side(before, loop[index], after) != 0
      }
      if corners.count > 2 { body(corners.map { loop[$0] }) }
    }
  }

  /// The angle by which the way turns to the right, −π…π.
  private func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let ux = Double(b.x - a.x), uy = Double(b.y - a.y), vx = Double(c.x - b.x), vy = Double(c.y - b.y)
    return atan2(ux * vy - uy * vx, ux * vx + uy * vy)
  }
}
