// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Combined areas")
struct PathCombiningTests {
  private static let shapes: [(String, Path)] = [
    ("square", Path(CGRect(x: 0, y: 0, width: 10, height: 10))),
    ("beside", Path(CGRect(x: 10, y: 0, width: 10, height: 10))),
    ("overlapping", Path(CGRect(x: 5, y: 5, width: 10, height: 10))),
    ("inside", Path(CGRect(x: 2, y: 2, width: 4, height: 4))),
    ("circle", Path(ellipseIn: CGRect(x: 3, y: -2, width: 9, height: 9))),
    ("diamond", Path(CGRect(x: 1, y: 1, width: 8, height: 8)).applying(turn)),
    ("bow", Path("0 0 m 10 10 l 10 0 l 0 10 l h") ?? Path()),
    ("doubled", Path("0 0 8 8 re 4 4 8 8 re") ?? Path()),
  ]

  private static let turn = CGAffineTransform(rotationAngle: .pi / 4).about(CGPoint(x: 5, y: 5))

  @Test("Every point is where the operation says", arguments: 0..<8, 0..<8)
  func points(i: Int, j: Int) {
    let (a, b) = (Self.shapes[i].1, Self.shapes[j].1)
    for eoFill in [false, true] {
      let union = a.union(b, eoFill: eoFill), intersection = a.intersection(b, eoFill: eoFill)
      let difference = a.subtracting(b, eoFill: eoFill), either = a.symmetricDifference(b, eoFill: eoFill)
      var mismatches: [CGPoint] = []
      for x in stride(from: -2.9313, to: 20, by: 0.9137) {
        for y in stride(from: -2.9171, to: 16, by: 0.9331) {
          let point = CGPoint(x: x, y: y)
          let (isInA, isInB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
          let isRight =
            union.contains(point, eoFill: !eoFill) == (isInA || isInB)
            && intersection.contains(point) == (isInA && isInB)
            && difference.contains(point, eoFill: eoFill) == (isInA && !isInB)
            && either.contains(point, eoFill: true) == (isInA != isInB)
          if !isRight { mismatches.append(point) }
        }
      }
      #expect(mismatches.isEmpty)
    }
  }

  @Test("Two squares side by side are one rectangle")
  func joined() {
    let union = Self.shapes[0].1.union(Self.shapes[1].1)
    #expect(union.elements.count == 5 && union.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("Lines are cut at an area's edge")
  func lines() {
    let line = Path("-5 5 m 15 5 l") ?? Path()
    let square = Self.shapes[0].1
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
  }

  @Test("What can't be combined is left as it is")
  func degenerate() {
    let square = Self.shapes[0].1
    #expect(Path().union(square).boundingRect == square.boundingRect)
    #expect(square.intersection(Path()).isEmpty && Path().normalized().isEmpty)
    #expect(square.subtracting(square).isEmpty)
  }
}
