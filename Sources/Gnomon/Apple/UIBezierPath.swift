// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A path by UIKit's name, for sources that round some corners through it. It holds a ``Path``; `Path(path.cgPath)`
/// gives one.
///
/// It fills and strokes the picture that is being drawn (`UIGraphicsGetCurrentContext()`); where none is, nothing happens.
public final class UIBezierPath: @unchecked Sendable {
  private(set) var path: Path
  /// The width of a stroke, in points.
  public var lineWidth: CGFloat = 1
  /// The end of a stroke.
  public var lineCapStyle = CGLineCap.butt
  /// The corner of a stroke.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach, in widths of the stroke.
  public var miterLimit: CGFloat = 10
  /// How far curves may be from their straight pieces. It's kept.
  public var flatness: CGFloat = 0.6
  /// Whether a point is inside where a line from it crosses the path an odd number of times.
  public var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An empty path.
  public init() { path = Path() }
  /// A path around a rectangle, in points.
  public init(rect: CGRect) { path = Path(rect) }
  /// An ellipse that fills a rectangle, in points; a circle in a square.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// A path with the lines and curves of a path of Core Graphics.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// A rectangle with four round corners, with the continuous curve of `RoundedRectangle`.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - cornerRadius: the corners' radius, in points. It is at least 0 and at most half of the shorter side; NaN is 0.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = UIBezierPath.rounded(rect, .allCorners, cornerRadius)
  }

  /// A rectangle of which some corners are round, with the continuous curve of `RoundedRectangle`, and the others
  /// sharp.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - corners: the corners that are round.
  ///   - cornerRadii: its width is the corners' radius, in points; its height isn't used. The radius is at least 0 and
  ///     at most half of the rectangle's shorter side; NaN is 0.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = UIBezierPath.rounded(rect, corners, cornerRadii.width)
  }

  /// A part of a circle. Angles a full turn or more apart make the whole circle; a number that isn't finite leaves the
  /// path empty.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the part starts, in radians: 0 is at the right, π/2 at the bottom.
  ///   - endAngle: where the part ends, in radians.
  ///   - clockwise: whether it runs clockwise as it looks on a screen.
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

  /// The path as Core Graphics has it. What is set takes the place of all lines and curves.
  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = Path(newValue) }
  }

  /// Fills the path with the colour of the picture that is being drawn.
  public func fill() {
    UIGraphicsGetCurrentContext()?.paint(path, fills: true, style: nil, eoFill: usesEvenOddFillRule)
  }
  /// Fills the path in a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(blendMode.blendMode, alpha) { fill() }
  }
  /// Strokes the path with the colour of the picture that is being drawn.
  public func stroke() {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dashes.lengths, dashPhase: dashes.phase)
    UIGraphicsGetCurrentContext()?.paint(path, fills: false, style: style, eoFill: false)
  }
  /// Strokes the path in a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(blendMode.blendMode, alpha) { stroke() }
  }
  /// Draws only inside of the path from now on.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.addToClip(path, eoFill: usesEvenOddFillRule)
  }
  /// Sets the lengths of a stroke's dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: the lengths in points; nil is a line without gaps.
  ///   - count: how many there are.
  ///   - phase: how far into them the stroke begins.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }
  /// Forgets all lines and curves.
  public func removeAllPoints() { path = Path() }
  /// The path in the other direction: it begins where the last of its parts ends.
  public func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.inOtherDirection.cgPath)
    (reversed.lineWidth, reversed.lineCapStyle, reversed.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (reversed.miterLimit, reversed.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    reversed.dashes = dashes
    return reversed
  }

  /// True if nothing was added, not even the start of a part.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the lines and curves, in points. The null rectangle where the path is empty.
  public var bounds: CGRect { path.boundingRect }
  /// The point where the next line would start; the origin where nothing was drawn yet.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// True if a point is inside, by the non-zero rule. Each part counts as closed.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Starts a new part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point to another.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point to another.
  ///
  /// - Parameters:
  ///   - endPoint: the point where it ends.
  ///   - controlPoint1: the point that it leaves its start towards.
  ///   - controlPoint2: the point that it reaches its end from.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point to another.
  ///
  /// - Parameters:
  ///   - endPoint: the point where it ends.
  ///   - controlPoint: the point that it leaves its start towards and reaches its end from.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to its start from the current point where there is one. Angles a full turn or
  /// more apart add the whole circle; a number that isn't finite adds nothing.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius, in points.
  ///   - startAngle: where the part starts, in radians: 0 is at the right, π/2 at the bottom.
  ///   - endAngle: where the part ends, in radians.
  ///   - clockwise: whether it runs clockwise as it looks on a screen.
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
  /// Adds the parts of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, turns or scales all points by a transform.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}

/// Corners of a rectangle, by UIKit's name. Left and right don't follow the direction of reading.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits: 1, 2, 4 and 8 for top left, top right, bottom left and bottom right.
  public let rawValue: UInt
  /// The corners of some bits. Bits beyond the four corners are kept and mean nothing.
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
