// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A path as an object. It holds a ``Path`` and does what that does.
public class CGPath: @unchecked Sendable, Hashable {
  fileprivate(set) var path: Path

  init(path: Path) { self.path = path }

  /// A path around a rectangle, mapped by a transform; nil maps nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// A path along the ellipse that touches the sides of a rectangle, mapped by a transform; nil maps nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A path around a rectangle with corners that are quarters of ellipses, mapped by a transform; nil maps nothing.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
    self.init(path: path.applying(transform?.pointee ?? .identity))
  }

  /// True if there are no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The point where the next line would start; the origin if nothing was drawn yet.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect {
    var bounds = Bounds()
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): bounds.add(to)
      case .quadCurve(let to, let control):
        bounds.add(control)
        bounds.add(to)
      case .curve(let to, let control1, let control2):
        bounds.add(control1)
        bounds.add(control2)
        bounds.add(to)
      case .closeSubpath: break
      }
    }
    return bounds.rect
  }

  /// The smallest rectangle around the lines and curves.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// True if a point is inside, after the map where there is one.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// A path of its own with the same elements.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// A path of its own that can be drawn on.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// A path of its own with the same elements, mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the path's stroke, to be filled by the winding rule. Curves become lines within 0.02 points.
  ///
  /// - Parameters:
  ///   - lineWidth: the line's width in points.
  ///   - lineCap: the form of the ends of open parts.
  ///   - lineJoin: the form of the corners.
  ///   - miterLimit: the greatest ratio of a pointed corner's length to the line's width.
  ///   - transform: is applied to the path before it's stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path: path.applying(transform).strokedPath(style))
  }

  /// The path cut into dashes; the path itself where the lengths aren't a pattern.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern the first dash begins, in points.
  ///   - lengths: of dashes and gaps by turns, in points.
  ///   - transform: is applied to the path before it's cut.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path: path.applying(transform).dashed(lengths, phase: phase))
  }

  /// True if both are one object or hold equal paths. The cost grows with the paths' elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  /// Feeds the path's elements into a hasher.
  public func hash(into hasher: inout Hasher) {
    path.forEach { hasher.combine($0) }
  }
}

/// The rule by which points count as inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside where the crossings' directions don't cancel out.
  case winding
  /// A point is inside where the number of crossings is odd.
  case evenOdd
}

/// A path object that can be drawn on. It must not be changed from two threads at once.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path of nothing.
  public init() { super.init(path: Path()) }

  /// Starts another part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point, in points. The map is applied to the new point first.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a part of straight lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a rectangle as a part of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles as parts of their own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle as a part of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with corners that are quarters of ellipses as a part of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }

  /// Adds an arc of a circle; lengths in points, angles in radians, `clockwise` as ``Path`` means it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc of a circle that touches two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds an arc of a circle that turns by an angle in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      delta: Angle(radians: Double(delta)), transform: transform)
  }

  /// Adds the parts of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Adds a straight line back to where the part started, and ends the part.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The elements of a path object.
  public init(_ path: CGPath) { self = path.path }

  /// The elements of a path object; later changes of it aren't seen.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as an object.
  public var cgPath: CGPath { CGPath(path: self) }
}
