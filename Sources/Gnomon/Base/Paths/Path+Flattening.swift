// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One step of a path made of straight lines.
enum FlatEvent {
  case move(CGPoint)
  case line(CGPoint)
  case close
}

extension Path {
  /// Calls a closure with straight lines that stay within `tolerance` points of the path.
  func forEachFlattened(tolerance: CGFloat, _ body: (FlatEvent) -> Void) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    func flatten(_ cubic: CubicSegment) {
      let count = cubic.lineCount(tolerance: tolerance)
      for index in 1..<max(count, 1) {
        body(.line(cubic.point(at: CGFloat(index) / CGFloat(count))))
      }
      body(.line(cubic.end))
    }
    forEach { element in
      switch element {
      case .move(let to):
        start = to
        body(.move(to))
      case .line(let to): body(.line(to))
      case .quadCurve(let to, let control): flatten(CubicSegment(current, control, to))
      case .curve(let to, let control1, let control2): flatten(CubicSegment(current, control1, control2, to))
      case .closeSubpath: body(.close)
      }
      current = element.end ?? start
    }
  }
}
