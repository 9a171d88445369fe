// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
  /// How far another path lies from this one where both have the same shape; nil where they haven't.
  package func translation(to other: Path) -> CGVector? {
    switch (storage, other.storage) {
    case (.ellipse(let a), .ellipse(let b)):
      guard abs(a.width - b.width) < 1e-6, abs(a.height - b.height) < 1e-6 else { return nil }
      return CGVector(dx: b.minX - a.minX, dy: b.minY - a.minY)
    case (.rect(let a), .rect(let b)):
      guard abs(a.width - b.width) < 1e-6, abs(a.height - b.height) < 1e-6 else { return nil }
      return CGVector(dx: b.minX - a.minX, dy: b.minY - a.minY)
    case (.elements(let a), .elements(let b)):
      // Of longer paths to compare takes as long as to draw.
      guard a.count == b.count, a.count <= 64, case .move(let from)? = a.first, case .move(let to)? = b.first else {
        return nil
      }
      let way = CGVector(dx: to.x - from.x, dy: to.y - from.y)
      return zip(a, b).allSatisfy { $0.isMoved($1, by: way) } ? way : nil
    default: return nil
    }
  }
}

extension Path {
  /// The length of a path of many straight lines, in points; nil of one that has few, or curves.
  package var lengthOfLines: CGFloat? {
    guard case .elements(let elements) = storage, elements.count > 256 else { return nil }
    var length: CGFloat = 0
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        length += hypot(point.x - last.x, point.y - last.y)
        last = point
      default: return nil
      }
    }
    return length
  }
}

extension Path.Element {
  fileprivate func isMoved(_ other: Path.Element, by way: CGVector) -> Bool {
    func isMoved(_ a: CGPoint, _ b: CGPoint) -> Bool {
      abs(a.x + way.dx - b.x) < 1e-6 && abs(a.y + way.dy - b.y) < 1e-6
    }
    switch (self, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): return isMoved(a, b)
    case (.quadCurve(let a, let c), .quadCurve(let b, let d)): return isMoved(a, b) && isMoved(c, d)
    case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
      return isMoved(a, b) && isMoved(c, d) && isMoved(e, f)
    case (.closeSubpath, .closeSubpath): return true
    default: return false
    }
  }
}
