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
}
