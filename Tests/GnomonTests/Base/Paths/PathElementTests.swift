// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@Suite struct PathElementTests {
  @Test("Each step of a path object is shown, control points before the end")
  func steps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var xs: [CGFloat] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      types.append(element.type)
      let count = [1, 1, 2, 3, 0][Int(element.type.rawValue)]
      for index in 0..<count { xs.append(element.points[index].x) }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(xs == [1, 3, 7, 5, 11, 13, 9])
  }

  @Test("What a function needs to know is handed on")
  func info() {
    var count = 0
    Path(CGRect(x: 0, y: 0, width: 4, height: 3)).cgPath.apply(info: &count) { info, _ in
      info?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    #expect(count == 5)
  }
}

/// Copies of paths as their strokes and dashes.
@Suite struct PathCopyTests {
  @Test func aStrokeIsAnOutline() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    let outline = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 3, width: 10, height: 4))
    let wider = line.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(wider.boundingBoxOfPath == CGRect(x: -2, y: 3, width: 24, height: 4))
  }

  @Test func dashesAreParts() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    var starts: [CGFloat] = []
    Path(line.copy(dashingWithPhase: 0, lengths: [2, 3])).forEach { if case .move(let to) = $0 { starts.append(to.x) } }
    #expect(starts == [0, 5])
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }
}
