// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIBezierPathTests {
  @Test("Corners that UIKit rounds: those that are asked for, at most by half of the shorter side")
  func roundedCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: CGFloat.infinity, height: 0))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 39.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(isClose(path.bounds, rect))
    #expect(isClose(Path(path.cgPath).boundingRect, rect))
    let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isClose(half.bounds, CGRect(x: -10, y: 0, width: 20, height: 10)), "clockwise as it looks: downwards first")
  }

  @Test("A reversed path is drawn from its end to its start, its last part first")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 12, y: 0), controlPoint2: CGPoint(x: 20, y: 8))
    path.addQuadCurve(to: CGPoint(x: 30, y: 20), controlPoint: CGPoint(x: 25, y: 10))
    path.close()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 60))
    path.lineWidth = 3
    let reversed = path.reversing()
    #expect(reversed.lineWidth == 3)
    #expect(
      Path(reversed.cgPath).description
        == "60 60 m 50 50 l 30 20 m 25 10 20 10 q 20 8 12 0 10 0 c 0 0 l h")
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test("A path's steps are told by their kinds, with the control points before the end")
  func steps() {
    let path = NSBezierPath()
    #expect(path.elementCount == 0)
    path.move(to: CGPoint(x: 1, y: 2))
    path.line(to: CGPoint(x: 3, y: 4))
    path.curve(to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 7, y: 8), controlPoint2: CGPoint(x: 9, y: 10))
    path.curve(to: CGPoint(x: 11, y: 12), controlPoint: CGPoint(x: 13, y: 14))
    #expect(path.elementCount == 4)
    path.close()
    #expect(
      (0..<5).map { path.element(at: $0) } == [.moveTo, .lineTo, .cubicCurveTo, .quadraticCurveTo, .closePath])
    let before = CGPoint(x: -1, y: -1)
    func points(_ index: Int) -> [CGPoint] {
      var points = [before, before, before]
      _ = path.element(at: index, associatedPoints: &points)
      return points
    }
    #expect(points(0) == [CGPoint(x: 1, y: 2), before, before])
    #expect(points(1) == [CGPoint(x: 3, y: 4), before, before])
    #expect(points(2) == [CGPoint(x: 7, y: 8), CGPoint(x: 9, y: 10), CGPoint(x: 5, y: 6)])
    #expect(points(3) == [CGPoint(x: 13, y: 14), CGPoint(x: 11, y: 12), before])
    #expect(points(4) == [before, before, before])
  }
}
