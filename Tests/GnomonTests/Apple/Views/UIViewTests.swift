// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct UIViewTests {
  @Test("A tree keeps its order, and a view is in one place at a time")
  func tree() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews == [a, c, b])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [c, b, a])
    b.addSubview(a)
    #expect(root.subviews == [c, b] && a.superview === b && a.isDescendant(of: root))
    a.addSubview(root)
    #expect(root.superview == nil, "a view doesn't lie in itself")
    b.removeFromSuperview()
    #expect(root.subviews == [c] && b.superview == nil)
  }

  @Test("Frame, bounds and centre are one: a transform turns about the middle")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80) && view.bounds.width == 30)
    view.transform = .identity
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint(x: 16, y: 26), from: nil) == CGPoint(x: 1, y: 1))
    #expect(view.hitTest(CGPoint(x: 6, y: 6), with: nil) === inner)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }

  @Test("Flexible parts share a change of the view around")
  func masks() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 150, height: 130)
    #expect(inner.frame == CGRect(x: 10, y: 40, width: 130, height: 20))
  }

  @Test("Equalities that follow one by one give frames: edges, middles, lengths")
  func constraints() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let (filling, badge) = (UIView(), UIView())
    for view in [filling, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate([
      filling.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: filling.trailingAnchor, constant: 10),
      filling.topAnchor.constraint(equalTo: outer.topAnchor),
      filling.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
      badge.centerXAnchor.constraint(equalTo: filling.centerXAnchor),
      badge.topAnchor.constraint(equalTo: filling.bottomAnchor, constant: 4),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(filling.frame == CGRect(x: 10, y: 0, width: 80, height: 30))
    #expect(badge.frame == CGRect(x: 40, y: 34, width: 20, height: 20))
    #expect(outer.constraints.count == 6 && badge.constraints.count == 2)
  }

  @Test("Views in a row have their own lengths, and the last what is left")
  func stacks() {
    func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    let (a, b) = (view(20, 10), view(30, 16))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 5
    stack.alignment = .center
    #expect(stack.intrinsicContentSize == CGSize(width: 55, height: 16))
    stack.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    stack.layoutIfNeeded()
    #expect(
      a.frame == CGRect(x: 0, y: 5, width: 20, height: 10) && b.frame == CGRect(x: 25, y: 2, width: 55, height: 16))
  }

  @Test("What is observed of a scroll view is told, with the delegate")
  func observing() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let (view, delegate) = (UIScrollView(), Delegate())
    view.delegate = delegate
    var told: [CGFloat] = []
    var observation: NSKeyValueObservation? = view.observe(\.contentOffset, options: [.new, .initial]) { _, change in
      told.append(change.newValue?.y ?? .nan)
    }
    view.contentOffset.y = 12
    view.setContentOffset(CGPoint(x: 0, y: 12), animated: true)
    #expect(told == [0, 12] && delegate.offsets == [12])
    #expect(observation != nil)
    observation = nil
    view.contentOffset.y = 20
    #expect(told == [0, 12], "an observation that nobody keeps has ended")
  }

  @Test("A control calls what is added as a closure, and says that it can't call a method by its name")
  func actions() {
    let host = makeHost(Color.red, 10, 10)
    host.update()
    let control = UIControl()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    control.addTarget(self, action: Selector("changed:"), for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1 && host.warnings.isEmpty)
    control.sendActions(for: .touchUpInside)
    #expect(
      host.warnings.map(\.message) == [
        "UIControl can't call 'changed:': on Linux methods aren't called by their names."
      ])
  }

  @Test("Changes are made at once, and what follows them is called at once")
  func animations() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.alpha == 0 && finished == true)
    var alphas: [CGFloat] = []
    UIView.animate(.linear(duration: 1)) {
      view.alpha = 1
    } completion: {
      alphas.append(view.alpha)
    }
    UIView.animate(.default) { view.alpha = 0.5 }
    #expect(alphas == [1] && view.alpha == 0.5)
  }

  @Test("Values kept for an object by keys go with it, and those of another object aren't found")
  func associatedValues() {
    final class Value {}
    func check(_ make: () -> NSObject) {
      let key = UnsafeRawPointer(bitPattern: 1)!
      weak var gone: Value?
      do {
        let (object, other) = (make(), make())
        let value = Value()
        gone = value
        _AssociatedObjects.set(value, of: object, key)
        #expect(_AssociatedObjects.value(of: object, key) as AnyObject === value)
        #expect(_AssociatedObjects.value(of: other, key) == nil)
        _AssociatedObjects.set(nil, of: object, key)
        #expect(_AssociatedObjects.value(of: object, key) == nil)
        _AssociatedObjects.set(value, of: object, key)
        withExtendedLifetime((object, other)) {}
      }
      // Those of an object that is no view go when the table is swept.
      let others = (0..<200).map { _ in NSObject() }
      for other in others { _AssociatedObjects.set(1, of: other, key) }
      for other in others { _AssociatedObjects.removeAll(of: other) }
      #expect(gone == nil)
    }
    check { UIView() }
    check { NSObject() }
  }

  @Test("A selector is as large as a pointer, and one name is one selector")
  func selectors() {
    #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
    #expect(
      unsafeBitCast(Selector("a"), to: UnsafeRawPointer.self)
        == unsafeBitCast("a" as Selector, to: UnsafeRawPointer.self))
    #expect(Selector("a") != Selector("b") && "\(Selector("a:b:"))" == "a:b:")
  }
}
