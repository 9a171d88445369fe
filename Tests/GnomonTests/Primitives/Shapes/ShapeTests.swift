// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Shapes")
struct ShapeTests {
  private func area(of path: Path, steps: Int = 200) -> Double {
    let box = path.boundingRect
    var inside = 0
    for i in 0..<steps {
      for j in 0..<steps {
        let x = box.minX + box.width * (CGFloat(i) + 0.5) / CGFloat(steps)
        let y = box.minY + box.height * (CGFloat(j) + 0.5) / CGFloat(steps)
        if path.contains(CGPoint(x: x, y: y)) { inside += 1 }
      }
    }
    return Double(box.width * box.height) * Double(inside) / Double(steps * steps)
  }

  @Test("A shape takes what it is proposed, and 10 for nil (facts 2)")
  func sizes() {
    let rectangle = Rectangle()
    #expect(rectangle.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(rectangle.sizeThatFits(.zero) == .zero)
    #expect(rectangle.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width == .infinity)
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("A circle is in the middle")
  func circle() {
    let path = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
  }

  @Test("A stroke lies half outside, a border inside (facts 99)")
  func strokes() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let style = StrokeStyle(lineWidth: 20)
    #expect(Circle().path(in: rect).strokedPath(style).boundingRect == rect.insetBy(dx: -10, dy: -10))
    #expect(Circle().inset(by: 10).path(in: rect).strokedPath(style).boundingRect == rect)
  }

  @Test("A stroke's area is its length times its width", arguments: [CGLineJoin.miter, .bevel, .round])
  func strokeArea(join: CGLineJoin) {
    let path = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
    let corners = join == .miter ? 100 : join == .bevel ? 50 : 25 * Double.pi
    #expect(abs(area(of: stroke) - (2900 + corners)) < 30)
    #expect(!stroke.contains(CGPoint(x: 50, y: 25)))
  }

  @Test("Ends of a line", arguments: [(CGLineCap.butt, 1000.0), (.round, 1000 + 25 * .pi), (.square, 1100)])
  func caps(cap: CGLineCap, expected: Double) {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 100, y: 0)])
    #expect(abs(area(of: line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))) - expected) < 8)
  }

  @Test("A line wider than its circle fills it")
  func wideStroke() {
    let stroke = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 20))
    #expect(stroke.contains(CGPoint(x: 5, y: 5)))
    #expect(abs(area(of: stroke) - 225 * .pi) < 10)
  }

  @Test("Dashes start where the phase says")
  func dashes() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 100, y: 0)])
    #expect(
      line.dashed([30, 20], phase: 10).description == "0 0 m 20 0 l 40 0 m 70 0 l 90 0 m 100 0 l")
    #expect(line.dashed([0, 0], phase: 0) == line)
    #expect(line.dashed([10, -1], phase: 0) == line)
  }

  @Test("Insets reduce corners by as much")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: rect)
    #expect(inner == Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 15))
    #expect(Rectangle().inset(by: 80).path(in: rect).boundingRect == CGRect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test("A stroke stays a stroke for drawing")
  func drawing() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let style = StrokeStyle(lineWidth: 2)
    let moved = _StrokedShape(shape: Rectangle(), style: style).offset(x: 5)
    #expect(moved._drawing(in: rect) == .stroke(Path(rect.offsetBy(dx: 5, dy: 0)), style))
    #expect(Rectangle()._drawing(in: rect) == .fill(Path(rect)))
  }

  @Test("A sized shape stands where its anchor does")
  func sizedShape() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let corner = Rectangle().size(width: 20, height: 10).path(in: rect)
    #expect(corner.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    let middle = Rectangle().size(width: 20, height: 10, anchor: .center).path(in: rect)
    #expect(middle.boundingRect == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  nonisolated static let sizesAnswered: [LayoutCase] = [
    LayoutCase("facts 1, 2: a shape answers with the proposal", [300, 20], ["Rectangle": [0, 0, 300, 20]]) {
      Rectangle()
    },
    LayoutCase("facts 2, 25: 10 where the proposal is nil", [300, 200], ["Circle": [145, 95, 10, 10]]) {
      Circle().fixedSize()
    },
    LayoutCase("fact 1: the axes are independent", [300, 200], ["Rectangle": [145, 0, 10, 200]]) {
      Rectangle().fixedSize(horizontal: true, vertical: false)
    },
  ]

  @Test("Sizes that shapes answer", arguments: sizesAnswered) func sizesAnswered(_ item: LayoutCase) { item.run() }

  @Test("fact 12: a shape may answer as it likes, and a stack uses that")
  func shapesAnswer() {
    struct Stubborn: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // The less it's given the more it takes.
        CGSize(width: 100 - min(proposal.width ?? 10, 100) / 2, height: 10)
      }
    }
    expectLayout(
      HStack(spacing: 0) {
        Stubborn()
        Color.red
      }, in: [100, 10], ["Stubborn": [0, 0, 75, 10], "Color": [75, 0, 25, 10]])
  }

  @Test("A circle is as high as it's wide, whichever of both is proposed (public probe swiftui-shapes-and-rendering)")
  func circles() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 100))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60)) == CGSize(width: 60, height: 60))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }
}
