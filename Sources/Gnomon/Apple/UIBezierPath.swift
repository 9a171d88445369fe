// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A path as UIKit has it: for sources that round some corners through it. It holds a ``Path``.
public final class UIBezierPath: @unchecked Sendable {
  private var path: Path

  /// Makes an empty path.
  public init() { path = Path() }
  /// Makes the path of a rectangle, in points.
  public init(rect: CGRect) { path = Path(rect) }
  /// Makes the path of an ellipse that touches the sides of a rectangle, in points.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Takes over a path of Core Graphics.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// A rectangle whose corners have a radius in points, at most half of the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = UIBezierPath.rounded(rect, .allCorners, cornerRadius)
  }

  /// A rectangle of which some corners are round; the radius is the size's width, at most half of the shorter side.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = UIBezierPath.rounded(rect, corners, cornerRadii.width)
  }

  /// A part of a circle; the angles are in radians, `clockwise` is as it looks on a screen.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path = Path()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  private static func rounded(_ rect: CGRect, _ corners: UIRectCorner, _ radius: CGFloat) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    let radius = radius.isNaN ? 0 : min(max(radius, 0), most)
    func corner(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: corner(.topLeft), bottomLeading: corner(.bottomLeft), bottomTrailing: corner(.bottomRight),
      topTrailing: corner(.topRight))
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = Path(newValue) }
  }

  /// Whether nothing was added to it.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the lines and curves.
  public var bounds: CGRect { path.boundingRect }
  /// Where the next line would start; the origin where nothing was drawn yet.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point, in the coordinates of the path, lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Begins a new part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point, drawn by two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point, drawn by one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle; the angles are in radians, `clockwise` is as it looks on a screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means the direction in coordinates that go up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Ends the current part with a line to its start.
  public func close() { path.closeSubpath() }
  /// Adds all parts of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves all of it by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}

/// Corners of a rectangle, by left and right whatever the direction of reading.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes the set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
