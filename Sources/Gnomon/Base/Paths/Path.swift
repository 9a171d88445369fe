// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lines and curves in a plane, in points.
///
/// ```swift
/// struct Roof: View {
///   var body: some View {
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 40))
///       path.addLine(to: CGPoint(x: 50, y: 0))
///       path.addLine(to: CGPoint(x: 100, y: 40))
///       path.closeSubpath()
///     }
///     .fill(.brown)
///   }
/// }
/// ```
///
/// A path of one rectangle, ellipse or evenly rounded rectangle keeps just that and allocates nothing. Elements with
/// coordinates that aren't finite are left out.
public struct Path: Sendable {
  /// The elements of the path, in their cheapest form.
  enum Storage: Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Ends the part before and starts another at a point.
    case move(to: CGPoint)
    /// A straight line from the current point to another.
    case line(to: CGPoint)
    /// A curve from the current point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve from the current point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part started.
    case closeSubpath
  }

  var storage: Storage

  init(storage: Storage) { self.storage = storage }

  init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

  /// A path of nothing.
  public init() { storage = .empty }

  /// A path around a rectangle. The null rectangle and rectangles that aren't finite give an empty path.
  public init(_ rect: CGRect) {
    storage = rect.isDrawable ? .rect(rect.standardized) : .empty
  }

  /// A rectangle with corners of `cornerSize`, at most half as wide and high as the rectangle.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard rect.isDrawable else {
      storage = .empty
      return
    }
    let rect = rect.standardized
    let corner = RoundedCorners.fitting(cornerSize, in: rect.size)
    storage = corner == .zero ? .rect(rect) : .roundedRect(rect, cornerSize: corner, style: style)
  }

  /// A rectangle with corners of a radius, at most half of its shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with a radius for each corner, leading being the left side. Radii that don't fit are all reduced.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    if cornerRadii.isUniform {
      self.init(roundedRect: rect, cornerRadius: cornerRadii.topLeading, style: style)
      return
    }
    guard rect.isDrawable else {
      self.init()
      return
    }
    var elements: [Element] = []
    RoundedCorners(rect: rect.standardized, radii: cornerRadii, style: style).forEach { elements.append($0) }
    self.init(elements: elements)
  }

  /// A path along the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isDrawable ? .ellipse(rect.standardized) : .empty
  }

  /// A path that a closure fills.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .elements(let elements): for element in elements { body(element) }
    case .rect(let rect): Self.forEachElement(ofRect: rect, body)
    case .ellipse(let rect): Self.forEachElement(ofEllipse: rect, body)
    case .roundedRect(let rect, let cornerSize, let style):
      RoundedCorners(rect: rect, cornerSize: cornerSize, style: style).forEach(body)
    }
  }

  /// All elements in order.
  var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var result: [Element] = []
    forEach { result.append($0) }
    return result
  }

  /// Changes the elements in place.
  mutating func withElements(_ body: (inout [Element]) -> Void) {
    var list = elements
    storage = .empty
    body(&list)
    storage = list.isEmpty ? .empty : .elements(list)
  }

  /// The rectangle that the path is, where it is nothing else.
  package var exactRect: CGRect? {
    if case .rect(let rect) = storage { return rect }
    return nil
  }
}

extension Path {
  static func forEachElement(ofRect rect: CGRect, _ body: (Element) -> Void) {
    body(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
    body(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
    body(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
    body(.closeSubpath)
  }

  /// The distance along the sides of its box at which a quarter of a circle's control points lie, as a fraction of the
  /// radius.
  static let circleControl: CGFloat = 0.5522847498307936

  static func forEachElement(ofEllipse rect: CGRect, _ body: (Element) -> Void) {
    let cx = rect.midX, cy = rect.midY
    let kx = rect.width / 2 * circleControl, ky = rect.height / 2 * circleControl
    let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    body(.move(to: point(x1, cy)))
    body(.curve(to: point(cx, y1), control1: point(x1, cy + ky), control2: point(cx + kx, y1)))
    body(.curve(to: point(x0, cy), control1: point(cx - kx, y1), control2: point(x0, cy + ky)))
    body(.curve(to: point(cx, y0), control1: point(x0, cy - ky), control2: point(cx - kx, y0)))
    body(.curve(to: point(x1, cy), control1: point(cx + kx, y0), control2: point(x1, cy - ky)))
    body(.closeSubpath)
  }
}

extension Path: Equatable {
  /// True if both were made in the same way with equal values. A rectangle as such and one drawn with lines are
  /// different. The cost grows with the elements.
  public static func == (a: Path, b: Path) -> Bool {
    switch (a.storage, b.storage) {
    case (.empty, .empty): true
    case (.empty, _), (_, .empty): false
    case (.rect(let a), .rect(let b)): a == b
    case (.ellipse(let a), .ellipse(let b)): a == b
    case (.roundedRect(let a, let size1, let style1), .roundedRect(let b, let size2, let style2)):
      a == b && size1 == size2 && style1 == style2
    default: a.elements == b.elements
    }
  }
}

extension CGRect {
  /// True if all edges are finite.
  var isDrawable: Bool {
    !isNull && origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite
      && (origin.y + size.height).isFinite
  }
}

extension RectangleCornerRadii {
  var isUniform: Bool {
    topLeading == topTrailing && topLeading == bottomLeading && topLeading == bottomTrailing
  }
}
