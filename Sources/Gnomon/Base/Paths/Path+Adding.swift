// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
  /// Starts another part at a point.
  public mutating func move(to end: CGPoint) {
    guard end.isFinite else { return }
    append(.move(to: end))
  }

  /// Adds a straight line from the current point, in points. Without a current point nothing happens.
  public mutating func addLine(to end: CGPoint) {
    guard end.isFinite, !isEmpty else { return }
    append(.line(to: end))
  }

  /// Adds a curve with one control point from the current point. Without a current point nothing happens.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, !isEmpty else { return }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points from the current point. Without a current point nothing happens.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite, !isEmpty else { return }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a straight line back to where the part started, and ends the part.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    append(.closeSubpath)
  }

  /// Adds a rectangle as a part of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rectangle with rounded corners as a part of its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner as a part of its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle as a part of its own.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds rectangles as parts of their own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a part of straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the parts of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    if added.isEmpty { return }
    if case .empty = storage {
      storage = added.storage
    } else {
      withElements { elements in added.forEach { elements.append($0) } }
    }
  }

  private mutating func append(_ element: Element) {
    withElements { $0.append(element) }
  }
}
