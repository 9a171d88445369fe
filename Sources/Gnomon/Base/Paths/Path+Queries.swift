// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
  /// True if the path has no elements.
  public var isEmpty: Bool {
    if case .empty = storage { return true }
    return false
  }

  /// The point where the next line would start; nil if nothing was drawn yet.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty: return nil
    case .rect(let rect): return rect.origin
    case .ellipse(let rect): return CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRect(let rect, _, _): return CGPoint(x: rect.maxX, y: rect.midY)
    case .elements(let elements):
      if let end = elements.last?.end { return end }
      for element in elements.reversed() {
        if case .move(let to) = element { return to }
      }
      return nil
    }
  }

  /// The smallest rectangle around the lines and curves, without the curves' control points. The null rectangle where
  /// the path is empty.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
    case .elements(let elements):
      var bounds = Bounds()
      var current = CGPoint.zero
      var start = CGPoint.zero
      for element in elements {
        switch element {
        case .move(let to): start = to
        case .quadCurve(let to, let control): bounds.add(CubicSegment(current, control, to))
        case .curve(let to, let control1, let control2): bounds.add(CubicSegment(current, control1, control2, to))
        case .line, .closeSubpath: break
        }
        current = element.end ?? start
        bounds.add(current)
      }
      return bounds.rect
    }
  }

  /// True if a point is inside; each part counts as closed. `eoFill` picks the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.isFinite else { return false }
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.contains(p)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (p.x - rect.midX) / (rect.width / 2), y = (p.y - rect.midY) / (rect.height / 2)
      return x * x + y * y < 1
    default: break
    }
    let bounds = boundingRect
    guard !bounds.isNull, p.x >= bounds.minX, p.x <= bounds.maxX, p.y >= bounds.minY, p.y <= bounds.maxY else {
      return false
    }
    var winding = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func cross(to next: CGPoint) {
      defer { current = next }
      if (current.y <= p.y) == (next.y <= p.y) { return }
      let x = current.x + (p.y - current.y) / (next.y - current.y) * (next.x - current.x)
      if x > p.x { winding += next.y > current.y ? 1 : -1 }
    }
    forEachFlattened(tolerance: max(1e-4, max(bounds.width, bounds.height) * 1e-5)) { event in
      switch event {
      case .move(let to):
        cross(to: start)
        start = to
        current = to
      case .line(let to): cross(to: to)
      case .close: cross(to: start)
      }
    }
    cross(to: start)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }
}

/// The smallest rectangle around points as they are added.
struct Bounds {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = Swift.min(minX, point.x)
    minY = Swift.min(minY, point.y)
    maxX = Swift.max(maxX, point.x)
    maxY = Swift.max(maxY, point.y)
  }

  mutating func add(_ cubic: CubicSegment) {
    add(cubic.start)
    add(cubic.end)
    cubic.forEachExtremum { add(cubic.point(at: $0)) }
  }

  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }
}
