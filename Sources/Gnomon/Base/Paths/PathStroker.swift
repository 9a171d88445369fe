// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Turns lines into the outline of a stroke of some width, to be filled with the non-zero rule.
///
/// Each side of the line is walked on its own. Where it lies outside of a bend it gets the join, where it lies inside
/// it goes through the bend's own point: so no part of the outline runs backwards, and nothing cancels out.
struct PathStroker {
  /// A point of the flattened line. Inside a curve, the direction is the curve's own.
  private struct Vertex {
    var point: CGPoint
    var tangent: CGPoint?
  }

  private let style: StrokeStyle
  private let half: CGFloat
  private let tolerance: CGFloat
  private var elements: [Path.Element] = []

  private init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    half = style.lineWidth / 2
    self.tolerance = tolerance
  }

  /// The outline of a path's stroke; curves stay within `tolerance` points. Empty where the width isn't positive.
  static func outline(of path: Path, style: StrokeStyle, tolerance: CGFloat = 0.02) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, !path.isEmpty else { return Path() }
    var stroker = PathStroker(style: style, tolerance: tolerance)
    let lines = style.dash.isEmpty ? path : path.dashed(style.dash, phase: style.dashPhase)
    for subpath in PathMeasure(lines).subpaths { stroker.stroke(subpath) }
    return Path(elements: stroker.elements)
  }

  private mutating func stroke(_ subpath: PathMeasure.Subpath) {
    var vertices = [Vertex(point: subpath.start)]
    if let first = subpath.segments.first { vertices[0].point = first.shape.start }
    var direction = subpath.isClosed ? subpath.segments.last?.shape.endTangent : nil
    for segment in subpath.segments {
      if let before = direction, let after = segment.shape.startTangent, before.dot(after) > 0.999999 {
        vertices[vertices.count - 1].tangent = after
      }
      direction = segment.shape.endTangent
      switch segment.shape {
      case .line(_, let end): vertices.append(Vertex(point: end))
      case .cubic(let cubic):
        let bent = cubic.lineCount(tolerance: tolerance)
        let count = max(bent, Int(min(64, (CGFloat(bent) * (half / 8).squareRoot()).rounded(.up))))
        for index in 1..<max(count, 1) {
          let t = CGFloat(index) / CGFloat(count)
          vertices.append(Vertex(point: cubic.point(at: t), tangent: cubic.tangent(at: t)))
        }
        vertices.append(Vertex(point: cubic.end))
      }
    }
    removeRepetitions(&vertices, isClosed: subpath.isClosed)
    if vertices.count < 2 {
      dot(at: subpath.start)
    } else if subpath.isClosed, vertices.count > 2 {
      contour(closedSide(vertices))
      contour(closedSide(Self.reversed(vertices)))
    } else {
      var outline = openSide(vertices)
      cap(at: vertices[vertices.count - 1].point, from: vertices[vertices.count - 2].point, to: &outline)
      outline += openSide(Self.reversed(vertices))
      cap(at: vertices[0].point, from: vertices[1].point, to: &outline)
      contour(outline)
    }
  }

  private func removeRepetitions(_ vertices: inout [Vertex], isClosed: Bool) {
    var kept: [Vertex] = []
    for vertex in vertices where kept.isEmpty || kept[kept.count - 1].point.distance(to: vertex.point) > 1e-7 {
      kept.append(vertex)
    }
    while isClosed, kept.count > 1, kept[0].point.distance(to: kept[kept.count - 1].point) <= 1e-7 { kept.removeLast() }
    vertices = kept
  }

  private static func reversed(_ vertices: [Vertex]) -> [Vertex] {
    vertices.reversed().map { Vertex(point: $0.point, tangent: $0.tangent.map { -$0 }) }
  }

  private mutating func contour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    elements.append(.move(to: first))
    for point in points.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }

  /// The direction from one point to another, turned a quarter and as long as half the line's width.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let d = b - a, factor = half / d.length
    return CGPoint(x: d.y * factor, y: -d.x * factor)
  }

  private func openSide(_ vertices: [Vertex]) -> [CGPoint] {
    let count = vertices.count
    var side = [vertices[0].point + normal(vertices[0].point, vertices[1].point)]
    for index in 1..<(count - 1) {
      bend(vertices[index - 1].point, vertices[index], vertices[index + 1].point, to: &side)
    }
    side.append(vertices[count - 1].point + normal(vertices[count - 2].point, vertices[count - 1].point))
    return side
  }

  private func closedSide(_ vertices: [Vertex]) -> [CGPoint] {
    var side: [CGPoint] = []
    let count = vertices.count
    for index in 0..<count {
      bend(vertices[(index + count - 1) % count].point, vertices[index], vertices[(index + 1) % count].point, to: &side)
    }
    return side
  }

  /// Appends what a side has at a point between two others.
  private func bend(_ before: CGPoint, _ vertex: Vertex, _ after: CGPoint, to side: inout [CGPoint]) {
    let point = vertex.point
    let n0 = normal(before, point), n1 = normal(point, after)
    let square = half * half
    let turn = n0.cross(n1) / square, straightness = n0.dot(n1) / square
    if straightness > 0, abs(turn) < 1e-9 {
      side.append(point + n1)
    } else if turn < 0 {
      inside(before, point, after, n0, n1, tangent: vertex.tangent, to: &side)
    } else if let tangent = vertex.tangent, straightness > 0.7 {
      side.append(point + CGPoint(x: tangent.y * half, y: -tangent.x * half))
    } else {
      join(at: point, n0, n1, straightness: straightness, isInCurve: vertex.tangent != nil, to: &side)
    }
  }

  private func inside(
    _ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ n0: CGPoint, _ n1: CGPoint, tangent: CGPoint?,
    to side: inout [CGPoint]
  ) {
    if let tangent {
      // A gentle curve's inner side, where the line is narrower than the bend.
      let shorter = min(before.distance(to: point), point.distance(to: after))
      if (n1 - n0).length < shorter {
        side.append(point + CGPoint(x: tangent.y * half, y: -tangent.x * half))
        return
      }
    }
    side.append(point + n0)
    side.append(point)
    side.append(point + n1)
  }

  /// Appends the outer side of a corner.
  private func join(
    at point: CGPoint, _ n0: CGPoint, _ n1: CGPoint, straightness: CGFloat, isInCurve: Bool, to side: inout [CGPoint]
  ) {
    side.append(point + n0)
    switch isInCurve ? .round : style.lineJoin {
    case .bevel: break
    case .round: arc(around: point, from: n0, to: n1, to: &side)
    case .miter:
      // A miter's length is the width divided by the sine of half the angle between the lines.
      let sineSquared = (1 + straightness) / 2
      let limit = style.miterLimit
      if sineSquared > 1e-9, limit >= 1, sineSquared * limit * limit >= 1 {
        side.append(point + (n0 + n1) * (0.5 / sineSquared))
      }
    }
    side.append(point + n1)
  }

  /// Appends the points of an arc between two radii, going the way that the outside of a bend goes.
  private func arc(around center: CGPoint, from n0: CGPoint, to n1: CGPoint, to side: inout [CGPoint]) {
    var angle = atan2(n0.cross(n1), n0.dot(n1))
    if angle <= 1e-9 { angle += 2 * .pi }
    if angle > .pi + 1e-6 { return }
    let step = 2 * acos(max(0, 1 - tolerance / max(half, tolerance)))
    let count = Int(min(256, max(2, (angle / max(step, 0.02)).rounded(.up))))
    for index in 1..<count {
      let part = angle * CGFloat(index) / CGFloat(count)
      let (s, c) = (sin(part), cos(part))
      side.append(center + CGPoint(x: n0.x * c - n0.y * s, y: n0.x * s + n0.y * c))
    }
  }

  /// Appends the end of an open line, from one of its sides to the other.
  private func cap(at point: CGPoint, from before: CGPoint, to side: inout [CGPoint]) {
    let n = normal(before, point), forward = CGPoint(x: -n.y, y: n.x)
    switch style.lineCap {
    case .butt: break
    case .round: arc(around: point, from: n, to: -n, to: &side)
    case .square:
      side.append(point + n + forward)
      side.append(point - n + forward)
    }
  }

  /// The stroke of a part without length: a disc or a square where the ends reach out.
  private mutating func dot(at point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .square:
      Path.forEachElement(ofRect: CGRect(center: point, size: CGSize(width: 2 * half, height: 2 * half))) {
        elements.append($0)
      }
    case .round:
      Path.forEachElement(ofEllipse: CGRect(center: point, size: CGSize(width: 2 * half, height: 2 * half))) {
        elements.append($0)
      }
    }
  }
}

extension Path {
  /// The outline of the path's stroke, to be filled with the non-zero rule. Curves become lines within 0.02 points.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    PathStroker.outline(of: self, style: style)
  }
}
