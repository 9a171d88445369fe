// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Draws a rectangle with rounded corners, element by element.
///
/// A continuous corner is three curves. In units of the radius, measured from the corner of the rectangle along the
/// edge and away from it, it leaves the edge 1.528665 before the corner, follows it with two control points that still
/// lie on it, meets the middle curve near where a quarter of a circle has turned by 21.6°, and is its own mirror
/// image about the diagonal. Checked against the coverage of a measured picture (facts 93). Where an edge is too short
/// for that, the corner's part along it fades to the quarter of a circle, which needs 1.
struct RoundedCorners {
  var rect: CGRect
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize
  var style: RoundedCornerStyle
  /// True if the path starts in the middle of the right edge rather than below its upper corner.
  private var startsInMiddle: Bool

  /// Corners that fit.
  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect
    (topLeft, topRight, bottomRight, bottomLeft) = (cornerSize, cornerSize, cornerSize, cornerSize)
    self.style = style
    startsInMiddle = true
  }

  /// Corners that are all reduced by the same factor where two don't fit on an edge.
  init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    func valid(_ radius: CGFloat) -> CGFloat { radius > 0 && radius.isFinite ? radius : 0 }
    let (tl, tr) = (valid(radii.topLeading), valid(radii.topTrailing))
    let (bl, br) = (valid(radii.bottomLeading), valid(radii.bottomTrailing))
    let factor = min(
      1, min(rect.width / max(tl + tr, bl + br, 1e-9), rect.height / max(tl + bl, tr + br, 1e-9)))
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
    self.rect = rect
    (topLeft, topRight, bottomRight, bottomLeft) = (square(tl), square(tr), square(br), square(bl))
    self.style = style
    startsInMiddle = false
  }

  /// A corner's size reduced so that two fit on each edge; zero where it isn't positive.
  static func fitting(_ corner: CGSize, in size: CGSize) -> CGSize {
    guard corner.width > 0, corner.height > 0, corner.isFinite || (corner.width == corner.height) else { return .zero }
    if !corner.isFinite {
      let radius = size.minimumSide / 2
      return radius > 0 ? CGSize(width: radius, height: radius) : .zero
    }
    let factor = min(1, min(size.width / 2 / corner.width, size.height / 2 / corner.height))
    guard factor > 0 else { return .zero }
    return CGSize(width: corner.width * factor, height: corner.height * factor)
  }

  func forEach(_ body: (Path.Element) -> Void) {
    let right = rect.maxX, bottom = rect.maxY
    let start =
      startsInMiddle
      ? CGPoint(x: right, y: rect.midY)
      : CGPoint(x: right, y: rect.minY + extent(topRight.height, bottomRight.height, rect.height))
    body(.move(to: start))
    corner(
      at: CGPoint(x: right, y: bottom), size: bottomRight, entering: CGPoint(x: 0, y: -1),
      leaving: CGPoint(x: -1, y: 0), neighbours: (topRight, bottomLeft), body)
    corner(
      at: CGPoint(x: rect.minX, y: bottom), size: bottomLeft, entering: CGPoint(x: 1, y: 0),
      leaving: CGPoint(x: 0, y: -1), neighbours: (bottomRight, topLeft), body)
    corner(
      at: CGPoint(x: rect.minX, y: rect.minY), size: topLeft, entering: CGPoint(x: 0, y: 1),
      leaving: CGPoint(x: 1, y: 0), neighbours: (bottomLeft, topRight), body)
    corner(
      at: CGPoint(x: right, y: rect.minY), size: topRight, entering: CGPoint(x: -1, y: 0),
      leaving: CGPoint(x: 0, y: 1), neighbours: (topLeft, bottomRight), body)
    body(.closeSubpath)
  }

  /// The reach of a corner's curve along an edge that it shares with another corner.
  private func extent(_ own: CGFloat, _ other: CGFloat, _ side: CGFloat) -> CGFloat {
    own * (style == .circular ? 1 : reach(own, other, side))
  }

  /// The reach of the corner's curve along a side, in units of the corner's own radius: 1 to
  /// ``ContinuousCorner/reach``.
  private func reach(_ own: CGFloat, _ other: CGFloat, _ side: CGFloat) -> CGFloat {
    own + other > 0 ? max(1, min(ContinuousCorner.reach, side / (own + other))) : 1
  }

  /// Draws one corner. `entering` and `leaving` point from the corner back along the edge before and on along the next.
  private func corner(
    at corner: CGPoint, size: CGSize, entering: CGPoint, leaving: CGPoint, neighbours: (CGSize, CGSize),
    _ body: (Path.Element) -> Void
  ) {
    guard size.width > 0, size.height > 0 else {
      body(.line(to: corner))
      return
    }
    func point(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (entering.x * before + leaving.x * after) * size.width,
        y: corner.y + (entering.y * before + leaving.y * after) * size.height)
    }
    if style == .circular {
      let control = 1 - Path.circleControl
      body(.line(to: point(1, 0)))
      body(.curve(to: point(0, 1), control1: point(control, 0), control2: point(0, control)))
      return
    }
    let entersAlongY = entering.x == 0
    func along(_ size: CGSize, _ isY: Bool) -> CGFloat { isY ? size.height : size.width }
    let sideBefore = along(rect.size, entersAlongY), sideAfter = along(rect.size, !entersAlongY)
    let a = ContinuousCorner(
      reach: reach(along(size, entersAlongY), along(neighbours.0, entersAlongY), sideBefore))
    let b = ContinuousCorner(
      reach: reach(along(size, !entersAlongY), along(neighbours.1, !entersAlongY), sideAfter))
    body(.line(to: point(a.start, 0)))
    body(
      .curve(
        to: point(a.joint.x, a.joint.y), control1: point(a.control1, 0), control2: point(a.control2.x, a.control2.y)))
    body(
      .curve(
        to: point(b.joint.y, b.joint.x), control1: point(a.middle.x, a.middle.y),
        control2: point(b.middle.y, b.middle.x)))
    body(.curve(to: point(0, b.start), control1: point(b.control2.y, b.control2.x), control2: point(0, b.control1)))
  }
}

/// Half of a continuous corner in units of its radius: x along the edge from the corner, y away from the edge.
struct ContinuousCorner {
  /// The reach of the whole curve along an edge, in radii.
  static let reach: CGFloat = 1.528665

  var start: CGFloat
  var control1: CGFloat
  var control2: CGPoint
  var joint: CGPoint
  var middle: CGPoint

  /// The half that reaches `reach` (1…1.528665) along the edge; 1 is the quarter of a circle.
  init(reach: CGFloat) {
    let t = max(0, min(1, (reach - 1) / (Self.reach - 1)))
    func mix(_ circle: CGFloat, _ whole: CGFloat) -> CGFloat { circle + (whole - circle) * t }
    start = mix(1, Self.reach)
    control1 = mix(Self.circle.control1, 1.088493)
    control2 = CGPoint(x: mix(Self.circle.control2.x, 0.868407), y: mix(Self.circle.control2.y, 0))
    joint = CGPoint(x: mix(Self.circle.joint.x, 0.631494), y: mix(Self.circle.joint.y, 0.074911))
    middle = CGPoint(x: mix(Self.circle.middle.x, 0.372824), y: mix(Self.circle.middle.y, 0.169060))
  }

  private init(start: CGFloat, control1: CGFloat, control2: CGPoint, joint: CGPoint, middle: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.joint = joint
    self.middle = middle
  }

  /// Half of a quarter of a circle, split after 21.6°. An arc's handles are `4/3 · tan(angle / 4)` long.
  private static let circle: ContinuousCorner = {
    let angle = 21.6 * CGFloat.pi / 180
    let outer = 4.0 / 3.0 * tan(angle / 4), inner = 4.0 / 3.0 * tan((CGFloat.pi / 2 - 2 * angle) / 4)
    let joint = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    return ContinuousCorner(
      start: 1, control1: 1 - outer,
      control2: CGPoint(x: joint.x + outer * cos(angle), y: joint.y - outer * sin(angle)),
      joint: joint,
      middle: CGPoint(x: joint.x - inner * cos(angle), y: joint.y + inner * sin(angle)))
  }()
}
