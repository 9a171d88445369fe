// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite("Geometry values")
struct ValueTestsGeometry {
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

  @Test("A rotation about the vertical axis keeps x's middle and foreshortens")
  func rotationInSpace() {
    let turn = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    let point = CGPoint(x: 10, y: 4).applying(turn)
    #expect(abs(point.x - 5) < 1e-12 && point.y == 4)
  }

  @Test("Edges snap to device pixels one by one (facts 74)")
  func snapping() {
    let edges: [CGFloat] = [0.4, 0.5, 1.6, -0.5, .infinity]
    #expect(edges.map { $0.snapped(toScale: 1) } == [0, 1, 2, 0, 0])
    #expect((0.4 as CGFloat).snapped(toScale: 2) == 0.5)
    // The end of one and the start of the next are the same edge, however they were summed up.
    #expect((0.5 as CGFloat).nextDown.snapped(toScale: 1) == 1)
  }

  @MainActor @Test("Rows that adjoin do so on the device's pixels, where their edge lies on half of one, too")
  func adjoiningRows() {
    let host = makeHost(
      VStack(spacing: 10) {
        VStack(spacing: 0) { ForEach(0..<12) { _ in Color.black.frame(width: 10, height: 9.7) } }
        Color.red.frame(width: 10, height: 291.6)
      }.frame(width: 20, height: 844), 100, 844
    ) { $0.scale = 3 }
    host.update()
    let rows = host.displayList().commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(rows.count == 13)
    for (upper, lower) in zip(rows, rows.dropFirst().dropLast()) { #expect(upper.maxY == lower.minY) }
  }

  @Test("Insets add up by side and by axis")
  func insets() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.horizontal == 6 && insets.vertical == 4)
    insets[.leading] = 10
    #expect(insets.keeping(.horizontal) == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 4))
    #expect(Edge.Set.all.contains(.trailing) && !Edge.Set.vertical.contains(.leading))
  }

  @Test("Grey has the luminance of the colour, and a full turn of hue changes nothing")
  func colorMatrices() {
    let grey = ColorMatrix.grayscale(1).applying(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(grey.red == grey.green && grey.green == grey.blue && abs(grey.red - 0.2126) < 1e-6)
    let turned = ColorMatrix.hueRotation(.degrees(360)).applying(red: 0.2, green: 0.5, blue: 0.7, alpha: 1)
    #expect(abs(turned.red - 0.2) < 1e-3 && abs(turned.green - 0.5) < 1e-3 && abs(turned.blue - 0.7) < 1e-3)
    let twice = ColorMatrix.colorInvert.concatenating(.colorInvert)
    #expect(twice == ColorMatrix())
  }
}
