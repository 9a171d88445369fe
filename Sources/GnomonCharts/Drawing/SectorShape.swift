// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The outline of a sector: angles count from the top, clockwise.
struct SectorShape {
  let center: CGPoint
  let inner: CGFloat
  let outer: CGFloat
  /// In radians from the top, clockwise.
  let start: CGFloat
  let end: CGFloat
  private let inset: CGFloat
  private let corner: CGFloat

  /// nil where a sector has no angle.
  init?(_ mark: Mark, _ geometry: PlotGeometry) {
    guard case .range(.number(let from), .number(let to), _) = mark.x, geometry.data.angleTotal > 0, to > from else {
      return nil
    }
    let turn = 2 * CGFloat.pi / CGFloat(geometry.data.angleTotal)
    let way = geometry.turn(of: mark)
    start = CGFloat(from) * turn + way.0
    end = CGFloat(to) * turn + way.1
    let offset = mark.style?.offset ?? EdgeOffsets()
    center = CGPoint(x: geometry.center.x + offset.xStart, y: geometry.center.y + offset.yStart)
    let room = geometry.radius
    outer = max(0, Self.radius(mark.height, room, automatic: room))
    inner = min(max(0, Self.radius(mark.width, outer, automatic: 0)), outer)
    inset = max(0, mark.angularInset.isFinite ? mark.angularInset : 0)
    corner = max(0, mark.style?.cornerRadius ?? 0)
    if outer <= 0 { return nil }
  }

  /// An inset of a radius counts once: there's one side.
  private static func radius(_ dimension: MarkDimension, _ room: CGFloat, automatic: CGFloat) -> CGFloat {
    switch dimension.storage {
    case .automatic: automatic
    case .fixed(let length): min(length, room)
    case .ratio(let share): room * share
    case .inset(let inset): room - inset
    }
  }

  private func point(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
  }

  /// The middle of the sector.
  var middle: CGPoint { point((start + end) / 2, inner > 0 ? (inner + outer) / 2 : outer / 2) }

  var path: Path {
    // The inset is a distance, so that gaps have parallel sides: nearer to the centre it takes a greater angle.
    func angle(_ radius: CGFloat) -> CGFloat { radius > inset ? asin(min(1, inset / radius)) : .pi / 2 }
    let outerInset = angle(outer)
    guard end - start > 2 * outerInset else { return Path() }
    let (from, to) = (start + outerInset, end - outerInset)
    let isWhole = end - start > 2 * .pi - 1e-6 && inset == 0
    var path = Path()
    if isWhole {
      path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      if inner > 0 { path.addPath(circle(inner)) }
      return path
    }
    let radius = min(corner, (outer - inner) / 2, (to - from) * outer / 2)
    if radius > 0.01 { return rounded(radius, from, to, angle) }
    addArc(&path, outer, from, to, moves: true)
    if inner > 0 {
      let innerInset = angle(inner)
      if end - start > 2 * innerInset {
        addArc(&path, inner, end - innerInset, start + innerInset, moves: false)
      } else {
        path.addLine(to: point((start + end) / 2, inset / max(sin((end - start) / 2), 1e-6)))
      }
    } else {
      let distance = inset > 0 ? inset / max(sin(min((end - start) / 2, .pi / 2)), 1e-6) : 0
      path.addLine(to: point((start + end) / 2, min(distance, outer)))
    }
    path.closeSubpath()
    return path
  }

  /// A circle against the outer one, so that a ring has a hole.
  private func circle(_ radius: CGFloat) -> Path {
    var path = Path()
    addArc(&path, radius, 2 * .pi, .pi, moves: true)
    addArc(&path, radius, .pi, 0, moves: false)
    path.closeSubpath()
    return path
  }

  private func addArc(_ path: inout Path, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, moves: Bool) {
    if moves { path.move(to: point(from, radius)) } else { path.addLine(to: point(from, radius)) }
    // Cubic pieces of at most a quarter turn.
    let count = max(1, Int((abs(to - from) / (.pi / 2)).rounded(.up)))
    let step = (to - from) / CGFloat(count)
    let length = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<count {
      let (a, b) = (from + CGFloat(piece) * step, from + CGFloat(piece + 1) * step)
      let (p, q) = (point(a, radius), point(b, radius))
      path.addCurve(
        to: q, control1: CGPoint(x: p.x + cos(a) * length, y: p.y + sin(a) * length),
        control2: CGPoint(x: q.x - cos(b) * length, y: q.y - sin(b) * length))
    }
  }

  /// A sector with round corners.
  private func rounded(
    _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, _ angle: (CGFloat) -> CGFloat
  ) -> Path {
    var path = Path()
    let turn = min(radius / outer, (to - from) / 2)
    path.move(to: point(from, outer - radius))
    path.addQuadCurve(to: point(from + turn, outer), control: point(from, outer))
    addArc(&path, outer, from + turn, to - turn, moves: false)
    path.addQuadCurve(to: point(to, outer - radius), control: point(to, outer))
    if inner > 0 {
      let own = min(radius, (outer - inner) / 2)
      let innerInset = angle(inner)
      let (a, b) = (min(start + innerInset, (start + end) / 2), max(end - innerInset, (start + end) / 2))
      let turn = min(own / inner, (b - a) / 2)
      path.addLine(to: point(b, inner + own))
      path.addQuadCurve(to: point(b - turn, inner), control: point(b, inner))
      addArc(&path, inner, b - turn, a + turn, moves: false)
      path.addQuadCurve(to: point(a, inner + own), control: point(a, inner))
    } else {
      path.addLine(to: point((start + end) / 2, min(inset / max(sin(min((end - start) / 2, .pi / 2)), 1e-6), outer)))
    }
    path.closeSubpath()
    return path
  }
}
