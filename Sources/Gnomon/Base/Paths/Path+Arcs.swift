// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
  /// Adds an arc of a circle, with a line to its start where the path has a current point.
  ///
  /// `clockwise` is meant for a y axis that points up: in a view, where y grows downwards, `false` goes from the start
  /// to the end as the hands of a clock do. Angles a full turn or more apart give the whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise { delta = -delta }
    if abs(delta) >= turn {
      delta = turn
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: clockwise ? -delta : delta),
      transform: transform)
  }

  /// Adds an arc of a circle that turns by an angle, with a line to its start where the path has a current point.
  ///
  /// A positive angle goes as the hands of a clock do where y grows downwards.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    let quarter = Double.pi / 2
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.radians.isFinite, delta.radians.isFinite,
      abs(delta.radians) <= 4096 * quarter
    else { return }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    var (sine, cosine) = startAngle.sineAndCosine
    let start = point(cosine, sine)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let count = max(1, Int((abs(delta.radians) / quarter - 1e-9).rounded(.up)))
    guard delta.radians != 0 else { return }
    let step = delta.radians / Double(count)
    let control = CGFloat(4.0 / 3.0 * tan(step / 4))
    for index in 1...count {
      let (nextSine, nextCosine) = Angle(radians: startAngle.radians + step * Double(index)).sineAndCosine
      addCurve(
        to: point(nextCosine, nextSine),
        control1: point(cosine - control * sine, sine + control * cosine),
        control2: point(nextCosine + control * nextSine, nextSine - control * nextCosine))
      (sine, cosine) = (nextSine, nextCosine)
    }
  }

  /// Adds an arc that touches two lines: the one from the current point to `tangent1End`, and the one from there to
  /// `tangent2End`, with a line to the arc's start. Where the lines have no corner, it is just a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite else { return }
    guard let current = currentPoint else {
      move(to: tangent1End.applying(transform))
      return
    }
    let from = transform.isIdentity ? current : current.applying(transform.inverted())
    let first = from - tangent1End, second = tangent2End - tangent1End
    let lengths = first.length * second.length
    guard lengths > 0, lengths.isFinite, radius > 0, abs(first.cross(second)) > 1e-12 * lengths else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let u = first * (1 / first.length), v = second * (1 / second.length)
    let angle = acos(Swift.max(-1, Swift.min(1, u.dot(v))))
    let distance = radius / tan(angle / 2)
    let start = tangent1End + u * distance
    let turnsClockwise = u.cross(v) < 0
    let normal = turnsClockwise ? CGPoint(x: u.y, y: -u.x) : CGPoint(x: -u.y, y: u.x)
    let center = start + normal * radius
    let delta = Double.pi - Double(angle)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(atan2(-normal.y, -normal.x))),
      delta: Angle(radians: turnsClockwise ? delta : -delta), transform: transform)
  }
}
