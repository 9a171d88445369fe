// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AppKitNameTests {
  @Test("A menu below a line knows the menu around, whichever is set first")
  func submenus() {
    let (main, early, late) = (NSMenu(title: "Main"), NSMenu(title: "Early"), NSMenu(title: "Late"))
    let (one, other) = (NSMenuItem(), NSMenuItem())
    one.submenu = early
    main.addItem(one)
    main.addItem(other)
    other.submenu = late
    #expect(early.supermenu === main && late.supermenu === main)
    let line = early.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")
    #expect(line.parent === one)
    main.removeItem(one)
    #expect(one.menu == nil && early.supermenu == nil && late.supermenu === main)
    other.submenu = nil
    #expect(late.supermenu == nil)
    main.items = [one]
    #expect(other.menu == nil && one.menu === main && early.supermenu === main)
  }

  @Test("Lines and controllers of places that aren't there do no harm")
  func badIndices() {
    let menu = NSMenu()
    let (a, b, c) = (NSMenuItem(), NSMenuItem(), NSMenuItem())
    menu.insertItem(a, at: 7)
    menu.insertItem(b, at: -3)
    menu.insertItem(c, at: 1)
    #expect(menu.items == [b, c, a])
    menu.removeItem(at: 3)
    menu.removeItem(at: -1)
    #expect(menu.numberOfItems == 3)
    menu.removeItem(at: 1)
    #expect(menu.items == [b, a] && c.menu == nil && a.menu === menu)

    let outer = NSViewController()
    let (x, y) = (NSViewController(), NSViewController())
    outer.insertChild(x, at: 9)
    outer.insertChild(y, at: -9)
    outer.removeChild(at: 2)
    #expect(outer.children == [y, x] && x.parent === outer)
    outer.removeChild(at: 1)
    y.removeFromParent()
    #expect(outer.children.isEmpty && x.parent == nil && y.parent == nil)

    let buttons = NSSegmentedControl(frame: .zero)
    buttons.segmentCount = .max
    #expect(buttons.segmentCount == 10_000)
    buttons.segmentCount = -1
    #expect(buttons.segmentCount == 0)
  }

  private final class Closing: NSObject, NSWindowDelegate {
    var count = 0
    func windowWillClose(_ notification: Notification) {
      count += 1
      if count < 50 { (notification.object as? NSWindow)?.close() }
    }
  }
  @Test("A delegate that closes the window that it's told of is told once")
  func closing() {
    let (window, delegate) = (NSWindow(), Closing())
    window.delegate = delegate
    window.close()
    #expect(delegate.count == 1)
    window.close()
    #expect(delegate.count == 2, "it can be closed again")
  }

  private final class Clicked: NSSegmentedControl {
    var (clicks, actions) = (0, 0)
    override func performClick(_ sender: Any?) {
      clicks += 1
      if clicks < 50 { cell?.performClick(sender) }
    }
    override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
      actions += 1
      return false
    }
  }
  @Test("A control that clicks its cell calls its action once")
  func clicking() {
    let control = Clicked(frame: .zero)
    control.performClick(nil)
    #expect(control.clicks == 1 && control.actions == 1)
  }

  /// The constraints as text: `a.leading = outer.leading + 8`.
  private func texts(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil,
    of views: [String: NSView], in outer: NSView
  ) -> [String] {
    func name(_ item: AnyObject?) -> String {
      views.first { $0.value === item }?.key ?? (item === outer ? "outer" : "?")
    }
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map { one in
        let relation =
          switch one.relation {
          case .equal: "="
          case .lessThanOrEqual: "<="
          case .greaterThanOrEqual: ">="
          }
        let left = "\(name(one.firstItem)).\(one.firstAttribute) \(relation) "
        guard let second = one.secondItem else { return left + "\(Int(one.constant))" }
        return left + "\(name(second)).\(one.secondAttribute) + \(Int(one.constant))"
      }
      .sorted()
  }
  private func row() -> (outer: NSView, views: [String: NSView]) {
    let (outer, a, b) = (NSView(), NSView(), NSView())
    outer.addSubview(a)
    outer.addSubview(b)
    return (outer, ["a": a, "b": b])
  }

  @Test("A row of the visual format gives the constraints of its gaps and lengths")
  func format() {
    let (outer, views) = row()
    #expect(
      texts("H:|-8-[a(>=44)]-[b(==a)]-|", of: views, in: outer) == [
        "a.leading = outer.leading + 8", "a.width >= 44", "b.leading = a.trailing + 8", "b.width = a.width + 0",
        "outer.trailing = b.trailing + 20",
      ])
    #expect(
      texts("V:|[a]-(>=gap,<=30)-[b]", metrics: ["gap": 12], of: views, in: outer) == [
        "a.top = outer.top + 0", "b.top <= a.bottom + 30", "b.top >= a.bottom + 12",
      ])
  }

  @Test("From the right, gaps go the other way")
  func formatFromRight() {
    let (outer, views) = row()
    #expect(
      texts("|-8-[a]-(>=5)-[b]-|", .directionRightToLeft, of: views, in: outer) == [
        "a.right = outer.right + -8", "b.right <= a.left + -5", "outer.left = b.left + -20",
      ])
    #expect(texts("V:|-8-[a]", .directionRightToLeft, of: views, in: outer) == ["a.top = outer.top + 8"])
  }

  @Test("Words that a number could be read from are views; what isn't a length gives nothing")
  func formatNames() {
    let (outer, views) = row()
    let named = ["nan": views["a"]!, "inf": views["b"]!]
    #expect(
      texts("[nan(inf)]-2.5-[inf]", of: named, in: outer) == [
        "inf.leading = nan.trailing + 2", "nan.width = inf.width + 0",
      ])
    #expect(texts("[a]-(b)-[b]", of: views, in: outer).isEmpty, "a gap isn't a view's")
    #expect(texts("[a]-b-[b]", of: views, in: outer).isEmpty)
    #expect(texts("[a]-gap-[b]", metrics: ["gap": Double.nan], of: views, in: outer).isEmpty)
    #expect(texts("[a]-gap-[b]", metrics: ["gap": 3], of: views, in: outer) == ["b.leading = a.trailing + 3"])
    #expect(texts("[a(1e999)]", of: views, in: outer).isEmpty)
  }

  private final class Bar: NSObject, NSToolbarDelegate {
    var (asked, made, seen) = (0, 0, -1)
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      asked += 1
      if asked < 50 { seen = toolbar.items.count }
      return [NSToolbarItem.Identifier("run"), .flexibleSpace, NSToolbarItem.Identifier("stop")]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      made += 1
      return NSToolbarItem(itemIdentifier: itemIdentifier)
    }
  }
  @Test("A bar asks its delegate once, when its items are read first, and keeps them")
  func toolbar() throws {
    let (toolbar, delegate) = (NSToolbar(identifier: "main"), Bar())
    toolbar.delegate = delegate
    #expect(delegate.asked == 0)
    #expect(toolbar.items.map(\.itemIdentifier.rawValue) == ["run", "NSToolbarFlexibleSpaceItem", "stop"])
    #expect(delegate.asked == 1 && delegate.made == 2 && delegate.seen == 0)
    let first = try #require(toolbar.items.first)
    toolbar.delegate = nil
    toolbar.delegate = delegate
    #expect(toolbar.visibleItems?.count == 3 && toolbar.items.first === first && delegate.asked == 1)
    #expect(first.toolbar === toolbar)
    toolbar.removeItem(at: 0)
    toolbar.removeItem(at: 9)
    #expect(first.toolbar == nil && toolbar.items.count == 2)
    let last = toolbar.items[1]
    toolbar.removeItem(identifier: last.itemIdentifier)
    #expect(last.toolbar == nil && toolbar.items.count == 1)
  }
  @Test("A window that gets a bar has it filled")
  func windowToolbar() {
    let (window, toolbar, delegate) = (NSWindow(), NSToolbar(), Bar())
    toolbar.delegate = delegate
    window.toolbar = toolbar
    #expect(delegate.asked == 1 && delegate.made == 2)
  }

  private final class Stack: NSView {
    let inner = NSView()
    override func addSubview(_ view: NSView) { view === inner ? super.addSubview(view) : inner.addSubview(view) }
  }
  @Test("Views take the place that's asked for, also where they were in the view before")
  func places() {
    let root = NSView()
    let (a, b, c, d) = (NSView(), NSView(), NSView(), NSView())
    for view in [a, b, c] { root.addSubview(view) }
    root.addSubview(d, positioned: .below, relativeTo: b)
    #expect(root.subviews == [a, d, b, c])
    root.addSubview(a, positioned: .above, relativeTo: b)
    #expect(root.subviews == [d, b, a, c])
    root.addSubview(c, positioned: .below, relativeTo: nil)
    #expect(root.subviews == [c, d, b, a])
    root.replaceSubview(b, with: c)
    #expect(root.subviews == [d, c, a] && b.superview == nil, "what stood before it moves up")
    root.replaceSubview(d, with: d)
    #expect(root.subviews == [d, c, a])

    let stack = Stack()
    stack.addSubview(stack.inner)
    stack.addSubview(b, positioned: .above, relativeTo: nil)
    #expect(stack.subviews == [stack.inner] && b.superview === stack.inner)
  }

  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }
  @Test("Points go between views whose y goes up and down")
  func converting() {
    // Upwards around: a point 5 below the flipped view's upper edge, which is at 20 + 40 = 60, is at 55.
    let outer = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let down = Flipped(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let up = NSView(frame: CGRect(x: 50, y: 5, width: 20, height: 20))
    outer.addSubview(down)
    outer.addSubview(up)
    #expect(down.convert(CGPoint(x: 1, y: 5), to: outer) == CGPoint(x: 11, y: 55))
    #expect(down.convert(CGPoint(x: 11, y: 55), from: outer) == CGPoint(x: 1, y: 5))
    #expect(down.convert(CGPoint(x: 1, y: 5), to: up) == CGPoint(x: -39, y: 50))
    #expect(up.convert(CGRect(x: 0, y: 0, width: 4, height: 6), to: down) == CGRect(x: 40, y: 49, width: 4, height: 6))

    // Downwards around: the flipped view's y is added, the other one's bottom is at 5 + 20 = 25.
    let page = Flipped(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.addSubview(down)
    page.addSubview(up)
    #expect(down.convert(CGPoint(x: 1, y: 5), to: page) == CGPoint(x: 11, y: 25))
    #expect(up.convert(CGPoint(x: 1, y: 5), to: page) == CGPoint(x: 51, y: 20))
    #expect(down.convert(CGPoint(x: 1, y: 5), to: nil) == CGPoint(x: 11, y: 75), "a window's y goes up")
    up.setBoundsOrigin(CGPoint(x: 3, y: 4))
    #expect(up.convert(CGPoint(x: 51, y: 20), from: page) == CGPoint(x: 4, y: 9))
  }

  private final class Layered: NSView {
    let own = CALayer()
    override func makeBackingLayer() -> CALayer { own }
  }
  @Test("A view that wishes a layer makes its own, and scaled coordinates leave the frame")
  func layers() {
    let view = Layered(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.wantsLayer = true
    #expect(view.layer === view.own)
    view.setBoundsSize(CGSize(width: 3, height: 4))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  private final class Attributes: UICollectionViewLayoutAttributes {
    var angle = 0.0
    override func copy(with zone: NSZone? = nil) -> Any {
      let other = super.copy(with: zone)
      (other as? Attributes)?.angle = angle
      return other
    }
  }
  @Test("A copy of a layout's attributes has all values and its class")
  func attributes() throws {
    let header = Attributes(forSupplementaryViewOfKind: "header", with: IndexPath(item: 2, section: 1))
    header.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    header.transform = CGAffineTransform(scaleX: 2, y: 3)
    (header.alpha, header.zIndex, header.isHidden, header.angle) = (0.5, 6, true, 7)
    let copy = try #require(header.copy() as? Attributes)
    #expect(copy !== header && copy.indexPath == IndexPath(item: 2, section: 1) && copy.frame == header.frame)
    #expect(copy.transform == CGAffineTransform(scaleX: 2, y: 3) && copy.alpha == 0.5 && copy.zIndex == 6)
    #expect(copy.isHidden && copy.angle == 7)
    #expect(copy.representedElementKind == "header" && copy.representedElementCategory == .supplementaryView)
    copy.frame.origin.x = 9
    #expect(header.frame.minX == 1)
  }

  @Test("A grid's layout knows its grid, and an old one no more")
  func gridLayout() {
    let (old, new) = (UICollectionViewLayout(), UICollectionViewFlowLayout())
    let grid = UICollectionView(frame: .zero, collectionViewLayout: old)
    #expect(old.collectionView === grid)
    grid.setCollectionViewLayout(new, animated: false)
    #expect(old.collectionView == nil && new.collectionView === grid)
  }

  @Test("A key's command is a command of a menu")
  func keyCommands() {
    let command: UICommand = UIKeyCommand(
      title: "Find", action: Selector("find"), input: "f", modifierFlags: .command, discoverabilityTitle: "Find text",
      state: .on)
    #expect(command.title == "Find" && command.discoverabilityTitle == "Find text" && command.state == .on)
    #expect((command as? UIKeyCommand)?.input == "f")
    let short = UIKeyCommand(input: "g", modifierFlags: [.command, .shift], action: Selector("next"))
    #expect(short.title == "" && short.input == "g" && short.modifierFlags == [.command, .shift])
  }
}
