// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct CALayerTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test("Points and times of a layer are those of another one")
  func conversions() {
    let (root, inner, other) = (layer(0, 0, 100, 100), layer(10, 20, 40, 40), layer(50, 50, 40, 40))
    root.addSublayer(inner)
    root.addSublayer(other)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(other.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: -39, y: -28))
    let place = root.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: other)
    #expect(place == CGRect(x: 50, y: 50, width: 4, height: 4))
    (inner.beginTime, inner.speed, inner.timeOffset) = (2, 2, 1)
    #expect(inner.convertTime(5, from: nil) == 7)
    #expect(inner.convertTime(7, to: root) == 5)
  }

  @Test("A hit is the frontmost layer at a point of the superlayer's")
  func hits() {
    let (root, back, front) = (layer(100, 50, 40, 40), layer(10, 10, 20, 20), layer(10, 10, 20, 20))
    root.addSublayer(back)
    root.addSublayer(front)
    let (middle, corner) = (CGPoint(x: 115, y: 65), CGPoint(x: 101, y: 51))
    #expect(root.hitTest(middle) === front && root.hitTest(corner) === root)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) == nil, "the point isn't one of the layer's own coordinates")
    back.zPosition = 1
    #expect(root.hitTest(middle) === back)
    back.isHidden = true
    #expect(root.hitTest(middle) === front)
    // What is in the layer moves with its bounds.
    root.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(corner) === front)
    root.isHidden = true
    #expect(root.hitTest(middle) == nil)
  }

  @Test("A hit is where a layer lies by its transform, about its anchor")
  func hitsOfTransforms() {
    let (root, inner) = (layer(0, 0, 100, 100), layer(40, 40, 20, 20))
    root.addSublayer(inner)
    let point = CGPoint(x: 35, y: 50)
    #expect(root.hitTest(point) === root)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(root.hitTest(point) === inner && root.hitTest(CGPoint(x: 50, y: 42)) === root)
    inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(root.hitTest(CGPoint(x: 37, y: 50)) === inner && root.hitTest(CGPoint(x: 41, y: 41)) === root)
    inner.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root, "a layer without a width isn't hit")
    inner.setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test("What a layer cuts off isn't hit")
  func hitsOfMasks() {
    let (root, inner) = (layer(0, 0, 20, 20), layer(10, 0, 20, 20))
    root.addSublayer(inner)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil && root.hitTest(CGPoint(x: 15, y: 5)) === inner)
  }

  @Test("Layers of views in a view are hit as well")
  func hitsOfViews() {
    let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    inner.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    view.addSubview(inner)
    #expect(view.layer.hitTest(CGPoint(x: 25, y: 25)) === inner.layer)
    #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) === view.layer)
  }

  @Test("Parts of transforms have names, and others are none")
  func functions() {
    #expect(CAValueFunction(name: .rotateZ)?.name == .rotateZ)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "no such part")) == nil)
  }
}
