// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// UIKit's documentation: `traitCollectionDidChange(_:)` gets the traits from before, and a registered handler is called for its own traits alone.
@MainActor @Suite struct UITraitChangeTests {
  private final class Told: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    var handled: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }

    func register() -> any UITraitChangeRegistration {
      registerForTraitChanges([UITraitLayoutDirection.self]) { (view: Self, _: UITraitCollection) in
        view.handled.append("direction")
      }
      return registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Told, old: UITraitCollection) in
        view.handled.append("\(old.userInterfaceStyle == .light) \(view.traitCollection.userInterfaceStyle == .dark)")
      }
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("Views, and those in them, are told of the host's traits when these are others")
  func changes() {
    let (outer, inner, fixed) = (Told(), Told(), Told())
    outer.addSubview(inner)
    outer.addSubview(fixed)
    fixed.overrideUserInterfaceStyle = .light
    let registration = inner.register()
    let host = makeHost(Shown(view: outer), 100, 50)
    host.update()
    #expect(outer.previous.isEmpty && inner.handled.isEmpty)
    host.setColorScheme(.dark)
    host.update()
    #expect(outer.previous == [.light] && inner.previous == [.light])
    // What says itself that it's light has no other traits.
    #expect(fixed.previous.isEmpty)
    #expect(inner.handled == ["true true"])
    host.update()
    inner.unregisterForTraitChanges(registration)
    host.setColorScheme(.light)
    host.update()
    #expect(outer.previous == [.light, .dark] && inner.handled == ["true true"])
  }

  @Test("A controller is told before its view")
  func controllers() {
    final class Log { var told: [String] = [] }
    final class Content: UIView {
      var log: Log?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { log?.told.append("view") }
    }
    final class Controller: UIViewController {
      let log = Log()
      override func loadView() {
        let content = Content()
        content.log = log
        view = content
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.told.append("controller")
      }
    }
    struct Shown: UIViewControllerRepresentable {
      let controller: Controller
      func makeUIViewController(context: Context) -> Controller { controller }
      func updateUIViewController(_ controller: Controller, context: Context) {}
    }
    let controller = Controller()
    let host = makeHost(Shown(controller: controller), 100, 50)
    host.update()
    host.setColorScheme(.dark)
    host.update()
    #expect(controller.log.told == ["controller", "view"])
  }

  @Test("A bar's copied looks have what these have, and change alone")
  func copies() {
    let looks = UITabBarAppearance()
    looks.backgroundColor = .red
    looks.stackedLayoutAppearance.normal.iconColor = .blue
    let copy = looks.copy()
    copy.stackedLayoutAppearance.normal.iconColor = .green
    copy.backgroundColor = nil
    #expect(looks.stackedLayoutAppearance.normal.iconColor == .blue && looks.backgroundColor == .red)
    #expect(copy !== looks && (looks as NSObject).copy() is UITabBarAppearance)
  }

  @Test("Sides within the margins count in constraints")
  func margins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    outer.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      pairs.map {
        NSLayoutConstraint(
          item: inner, attribute: $0.0, relatedBy: .equal, toItem: outer, attribute: $0.1, multiplier: 1, constant: 0)
      })
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 70, height: 40))
  }
}
