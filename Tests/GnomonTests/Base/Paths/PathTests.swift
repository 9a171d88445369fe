// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Paths")
struct PathTests {
  /// The fraction of a pixel that a path covers, 0…255.
  private func coverage(of path: Path, x: Int, y: Int) -> Double {
    let steps = 48
    var inside = 0
    for i in 0..<steps {
      for j in 0..<steps {
        let offset = CGPoint(x: (Double(i) + 0.5) / Double(steps), y: (Double(j) + 0.5) / Double(steps))
        if path.contains(CGPoint(x: Double(x) + offset.x, y: Double(y) + offset.y)) { inside += 1 }
      }
    }
    return 255 * Double(inside) / Double(steps * steps)
  }

  @Test("A continuous corner covers the first row as measured (facts 93)")
  func continuousCorner() {
    let path = RoundedRectangle(cornerRadius: 10).path(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    // The measured picture was drawn from straight lines inside of the curve, so it is a little fainter.
    for (x, alpha) in zip(5...11, [4, 73, 137, 186, 216, 237, 247]) {
      let difference = coverage(of: path, x: x, y: 0) - Double(alpha)
      #expect(difference >= -1 && difference <= 8, "x = \(x)")
    }
    let circular = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 10, style: .circular)
    #expect(abs(coverage(of: circular, x: 9, y: 0) - 252) < 2)
  }

  @Test("Continuous corners shrink to what a side has room for")
  func shortSides() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    for path in [Capsule().path(in: rect), Path(roundedRect: rect, cornerRadius: 1000)] {
      #expect(path.boundingRect == rect)
      #expect(Path(elements: path.elements).boundingRect == rect)
      #expect(path.contains(CGPoint(x: 0.5, y: 20)) && !path.contains(CGPoint(x: 3, y: 3)))
    }
  }

  @Test("Where a clock's hands go: clockwise is false")
  func arcDirection() {
    var quarter = Path()
    quarter.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    #expect(quarter.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(quarter.currentPoint == CGPoint(x: 0, y: 10))
    var rest = Path()
    rest.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    #expect(rest.boundingRect == CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(rest.currentPoint == CGPoint(x: 0, y: 10))
  }

  @Test("An arc starts with a line from the current point")
  func arcAfterPoint() {
    var slice = Path()
    slice.move(to: .zero)
    slice.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(slice.elements.prefix(2) == [.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
  }

  @Test("An arc between tangents touches both")
  func tangentArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.elements[1] == .line(to: CGPoint(x: 80, y: 0)))
    #expect((path.currentPoint ?? .zero).distance(to: CGPoint(x: 100, y: 20)) < 1e-9)
  }

  @Test("A curve's box leaves its control points out")
  func curveBounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.cgPath.boundingBox.height == 10)
  }

  @Test("A hole is a hole by the rule that makes it one")
  func fillRules() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
  }

  @Test("A path is its description")
  func description() {
    var path = Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: .zero)
    #expect(Path(path.description) == path)
    #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).description == "0 0 m 2 0 l 2 1 l 0 1 l h")
    #expect(Path("1 2 m 3 l") == nil)
    #expect(Path("0 0 2 1 re") == Path(CGRect(x: 0, y: 0, width: 2, height: 1)))
  }

  @Test("A part of an outline is measured by length")
  func trimming() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect((quarter.currentPoint ?? .zero).distance(to: CGPoint(x: 50, y: 100)) < 1e-6)
    let rect = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(rect.trimmedPath(from: 0.25, to: 0.75).description == "75 0 m 100 0 l 100 50 l 25 50 l")
    #expect(rect.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(rect.trimmedPath(from: -1, to: 2) == rect)
  }

  @Test("What isn't finite is left out")
  func invalidNumbers() {
    var path = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addLine(to: .zero)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addArc(
      center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(.nan), clockwise: false)
    path.addEllipse(in: .null)
    #expect(path.isEmpty && path.boundingRect.isNull && path.currentPoint == nil)
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).trimmedPath(from: .nan, to: .nan).isEmpty)
  }
}
