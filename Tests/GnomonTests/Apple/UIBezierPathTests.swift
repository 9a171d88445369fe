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
}
