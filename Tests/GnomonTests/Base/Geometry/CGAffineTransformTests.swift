// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Affine transforms")
struct CGAffineTransformTests {
  @Test("A square scaled by 2.2 about its centre is 220 wide")
  func boundingBoxOfScale() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let scale = CGAffineTransform(scaleX: 2.2, y: 2.2).about(CGPoint(x: 50, y: 50))
    #expect(square.boundingBox(applying: scale).size == CGSize(width: 220, height: 220))
  }

  @Test("A quarter turn is exact")
  func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(turn == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20).applying(turn) == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(Angle.degrees(-270).sineAndCosine == (1, 0))
  }

  @Test("A map and its inverse cancel out", arguments: [0.3, 1, 2.5])
  func inverse(angle: Double) {
    let map = CGAffineTransform(rotationAngle: angle).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -7)
    let identity = map.concatenating(map.inverted())
    let expected: [CGFloat] = [1, 0, 0, 1, 0, 0]
    for (a, b) in zip([identity.a, identity.b, identity.c, identity.d, identity.tx, identity.ty], expected) {
      #expect(abs(a - b) < 1e-12)
    }
    let projection = ProjectionTransform(map)
    let point = CGPoint(x: 3, y: 4)
    #expect(point.applying(projection).distance(to: point.applying(map)) < 1e-12)
    #expect(point.applying(projection).applying(projection.inverted()).distance(to: point) < 1e-12)
  }

  @Test("Maps are applied in the order of Core Graphics")
  func order() {
    let point = CGPoint(x: 1, y: 0)
    let scaledThenMoved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(scaledThenMoved) == CGPoint(x: 12, y: 0))
    let movedThenScaled = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(point.applying(movedThenScaled) == CGPoint(x: 22, y: 0))
  }

  @Test("A map without inverse is left as it is")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    var projection = ProjectionTransform(flat)
    let inverts = projection.invert()
    #expect(!inverts)
  }
}
