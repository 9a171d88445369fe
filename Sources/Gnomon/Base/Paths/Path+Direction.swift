// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Path {
  /// The same lines and curves, drawn from the end to the start: the last part first. Closed parts stay closed.
  var inOtherDirection: Path {
    var parts: [Part] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append(Part(start: point))
      case .line(let end): Part.add(.line, end, to: &parts)
      case .quadCurve(let end, let control): Part.add(.quadCurve(control), end, to: &parts)
      case .curve(let end, let control1, let control2): Part.add(.curve(control1, control2), end, to: &parts)
      case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    var path = Path()
    for part in parts.reversed() { part.addReversed(to: &path) }
    return path
  }

  /// The lines and curves from one `move` to the next.
  private struct Part {
    enum Segment {
      case line
      case quadCurve(CGPoint)
      case curve(CGPoint, CGPoint)
    }

    var start: CGPoint
    var segments: [(kind: Segment, end: CGPoint)] = []
    var isClosed = false

    /// Adds a segment to the last part; to a new one at its start where that is closed.
    static func add(_ kind: Segment, _ end: CGPoint, to parts: inout [Part]) {
      if parts.isEmpty { parts.append(Part(start: end)) }
      if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
      parts[parts.count - 1].segments.append((kind, end))
    }

    func addReversed(to path: inout Path) {
      path.move(to: segments.last?.end ?? start)
      for index in segments.indices.reversed() {
        let end = index == 0 ? start : segments[index - 1].end
        switch segments[index].kind {
        case .line: path.addLine(to: end)
        case .quadCurve(let control): path.addQuadCurve(to: end, control: control)
        case .curve(let control1, let control2): path.addCurve(to: end, control1: control2, control2: control1)
        }
      }
      if isClosed { path.closeSubpath() }
    }
  }
}
