// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A menu, by AppKit's name. It's kept and not shown.
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// The title.
  open var title: String
  /// The lines.
  open var items: [NSMenuItem] {
    get { lines }
    set {
      let old = lines
      lines = newValue
      for one in old where one.menu === self { one.menu = nil }
      for one in newValue { one.menu = self }
    }
  }
  private var lines: [NSMenuItem] = []
  /// How high the bar of menus is, in points: 0.
  open var menuBarHeight: CGFloat { 0 }
  /// A menu.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// A menu without a title.
  public convenience override init() { self.init(title: "") }
  /// One of an archive: an empty one.
  public required init(coder: NSCoder) {
    title = ""
    super.init()
  }
  /// What is told of it. Nothing is.
  open weak var delegate: (any NSMenuDelegate)?
  /// The menu with the line that it opens from.
  open internal(set) weak var supermenu: NSMenu?
  /// Whether lines can be used only where someone does what they stand for. It's kept.
  open var autoenablesItems = true
  /// Whether places for marks are left out. It's kept.
  open var showsStateColumn = true
  /// The least width, in points. It's kept.
  open var minimumWidth: CGFloat = 0
  /// The line under the mouse: none.
  open var highlightedItem: NSMenuItem? { nil }
  /// The size that it would have: none.
  open var size: CGSize { .zero }
  /// The number of lines.
  open var numberOfItems: Int { items.count }
  /// Adds a line.
  open func addItem(_ newItem: NSMenuItem) {
    lines.append(newItem)
    newItem.menu = self
  }
  /// Adds a line of a text.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: items.count)
  }
  /// Adds a line at a place; at the nearest one where there's no such place.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    lines.insert(newItem, at: min(max(0, index), lines.count))
    newItem.menu = self
  }
  /// Adds a line of a text at a place.
  @discardableResult
  open func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  /// Takes a line out.
  open func removeItem(_ item: NSMenuItem) {
    lines.removeAll { $0 === item }
    if item.menu === self { item.menu = nil }
  }
  /// Takes the line of a place out; nothing happens where there's none.
  open func removeItem(at index: Int) {
    guard lines.indices.contains(index) else { return }
    let item = lines.remove(at: index)
    if item.menu === self { item.menu = nil }
  }
  /// Takes all lines out.
  open func removeAllItems() { items = [] }
  /// The line of a place; nil where there's none.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The first line of a number; nil where there's none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// The first line of a text; nil where there's none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The place of a line; −1 where it's not there.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// The place of the first line of a number; −1 where there's none.
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// The place of the first line of a text; −1 where there's none.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  /// Sets the menu of a line.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Says that a line has changed. Nothing happens.
  open func itemChanged(_ item: NSMenuItem) {}
  /// Sets which lines can be used. Nothing happens.
  open func update() {}
  /// Does what a line stands for. Its action isn't called.
  open func performActionForItem(at index: Int) {
    _FrameworkLack.say("NSMenu doesn't call actions: on Linux methods aren't called by their names.")
  }
  /// Does what the key of an event stands for. False: it does nothing.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Ends showing it. It isn't shown.
  open func cancelTracking() {}
  /// Ends showing it at once. It isn't shown.
  open func cancelTrackingWithoutAnimation() {}
  /// Shows it. False: it isn't shown, and a warning says so once.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
    UIView.unsupported("an NSMenu isn't shown.", hint: "Use Menu or contextMenu(menuItems:).")
    return false
  }
  /// Shows it for a view. It isn't shown, and a warning says so once.
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.popUp(positioning: nil, at: .zero, in: view)
  }

  /// The name of the notification that a menu is shown. It's never posted.
  nonisolated public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
  /// The name of the notification that a menu is shown no more. It's never posted.
  nonisolated public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
  /// The name of the notification that an action is about to be called. It's never posted.
  nonisolated public static let willSendActionNotification = Notification.Name("NSMenuWillSendActionNotification")
  /// The name of the notification that an action was called. It's never posted.
  nonisolated public static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
  /// The name of the notification that there's a line more. It's never posted.
  nonisolated public static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
  /// The name of the notification that there's a line less. It's never posted.
  nonisolated public static let didRemoveItemNotification = Notification.Name("NSMenuDidRemoveItemNotification")
}

/// What is told of a menu, by AppKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol NSMenuDelegate: NSObjectProtocol {
  /// It's about to be shown.
  func menuWillOpen(_ menu: NSMenu)
  /// It's shown no more.
  func menuDidClose(_ menu: NSMenu)
  /// Its lines are about to be shown.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// How many lines it has.
  func numberOfItems(in menu: NSMenu) -> Int
  /// A line is about to be under the mouse.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// The lines that are there.
  public func numberOfItems(in menu: NSMenu) -> Int { menu.numberOfItems }
  /// Does nothing.
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
}

/// A line of a menu, by AppKit's name.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// The text.
  open var title: String
  /// The method that is called.
  open var action: Selector?
  /// The object that is called.
  open weak var target: AnyObject?
  /// The key.
  open var keyEquivalent: String
  /// The keys that are held with it: command.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// The key that the user has set: none.
  open var userKeyEquivalent: String { "" }
  /// Whether the key works where the line isn't shown. It's kept.
  open var allowsKeyEquivalentWhenHidden = false
  /// Whether the key is that of the same place on other keyboards. It's kept.
  open var allowsAutomaticKeyEquivalentLocalization = true
  /// Whether the key is another one where writing goes from the right. It's kept.
  open var allowsAutomaticKeyEquivalentMirroring = true
  /// A line.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    (title, action, keyEquivalent) = (string, selector, charCode)
    super.init()
  }
  /// A line without a text.
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// One of an archive: a line without a text.
  public required init(coder: NSCoder) {
    (title, keyEquivalent) = ("", "")
    super.init()
  }
  private var isSeparator = false
  /// A line that parts others.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparator = true
    return item
  }
  /// A line above others that says what they are.
  open class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isSectionHeader = true
    item.isEnabled = false
    return item
  }
  /// Whether it parts others.
  open var isSeparatorItem: Bool { isSeparator }
  /// Whether it says what others are.
  open private(set) var isSectionHeader = false
  /// The menu that it's in.
  open weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The menu that it opens.
  open var submenu: NSMenu? {
    didSet {
      oldValue?.supermenu = nil
      submenu?.supermenu = menu
    }
  }
  /// Whether it opens a menu.
  open var hasSubmenu: Bool { submenu != nil }
  /// The line that opens the menu that it's in.
  open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
  /// A number to find it by.
  open var tag = 0
  /// A name to find it by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it isn't shown.
  open var isHidden = false
  /// Whether it's under the mouse: false.
  open var isHighlighted: Bool { false }
  /// Whether it takes the place of the line before where other keys are held. It's kept.
  open var isAlternate = false
  /// How far it's moved to the right. It's kept.
  open var indentationLevel = 0
  /// What it stands for. It's kept.
  open var representedObject: Any?
  /// What is said of it where the mouse rests on it. It's kept.
  open var toolTip: String?
  /// The second text. It's kept.
  open var subtitle: String?
  /// A view in its place. It's kept.
  open var view: NSView?
  /// What modules above keep of it: its picture, its state and its text with fonts.
  package var kept: [String: Any] = [:]
}
