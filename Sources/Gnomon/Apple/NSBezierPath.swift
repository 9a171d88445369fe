// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A path by AppKit's name. Coordinates go down, as views' do, and not up as in AppKit.
public typealias NSBezierPath = UIBezierPath

extension NSBezierPath {
  /// A rectangle with four round corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - xRadius: the corners' radius across, in points; at most half of the width.
  ///   - yRadius: the corners' radius down, in points; at most half of the height.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    let size = CGSize(width: finite(xRadius), height: finite(yRadius))
    self.init(cgPath: Path(roundedRect: rect, cornerSize: size, style: .circular).cgPath)
  }

  /// The path in the other direction, as `reversing()` gives it.
  public var reversed: NSBezierPath { reversing() }

  /// Adds a straight line to a point.
  public func line(to point: CGPoint) { addLine(to: point) }

  /// Adds a cubic curve to a point.
  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  /// Adds a rectangle.
  public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }

  /// Adds an ellipse that fills a rectangle.
  public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }

  /// Adds a rectangle with four round corners.
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }

  /// Adds a part of a circle.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the part starts, in degrees.
  ///   - endAngle: where the part ends, in degrees.
  ///   - clockwise: whether it runs clockwise where coordinates go up, as in AppKit.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: !clockwise)
  }

  /// Moves, turns or scales all points by a transform.
  public func transform(using transform: CGAffineTransform) { apply(transform) }

  /// The kinds of a path's steps.
  public enum ElementType: UInt, Sendable {
    /// Another part begins.
    case moveTo
    /// A straight line.
    case lineTo
    /// A curve with two control points.
    case curveTo
    /// Back to where the part began.
    case closePath
    /// A curve with one control point.
    case quadraticCurveTo
    /// A curve with two control points, by its newer name.
    public static let cubicCurveTo = ElementType.curveTo
  }

  /// The number of steps.
  public var elementCount: Int { path.elements.count }

  /// The kind of a step.
  public func element(at index: Int) -> ElementType { element(at: index, associatedPoints: nil) }

  /// The kind of a step, and its points: control points come before the end.
  ///
  /// - Parameters:
  ///   - index: the step, which has to be one of the path's.
  ///   - points: where the points are written to, up to three; nil leaves them out.
  public func element(at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>?) -> ElementType {
    let (kind, places): (ElementType, [CGPoint]) =
      switch path.elements[index] {
      case .move(let to): (.moveTo, [to])
      case .line(let to): (.lineTo, [to])
      case .quadCurve(let to, let control): (.quadraticCurveTo, [control, to])
      case .curve(let to, let control1, let control2): (.curveTo, [control1, control2, to])
      case .closeSubpath: (.closePath, [])
      }
    for (number, place) in places.enumerated() { points?[number] = place }
    return kind
  }
}
