// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The bar of a window, by AppKit's name. It's kept and not drawn.
///
/// Its items are those that the delegate says are there by default. It's asked once: when a window gets the bar, or when the items are read or
/// changed first.
@preconcurrency @MainActor
open class NSToolbar: NSObject {
  /// A name that a bar's items are kept by.
  public typealias Identifier = String
  /// What is shown of an item. It's kept.
  public enum DisplayMode: UInt, Sendable {
    /// As the system chooses.
    case `default`
    /// The picture and the text.
    case iconAndLabel
    /// The picture.
    case iconOnly
    /// The text.
    case labelOnly
  }
  /// How large items are. It's kept.
  public enum SizeMode: UInt, Sendable {
    /// As the system chooses.
    case `default`
    /// The usual size.
    case regular
    /// A small one.
    case small
  }
  /// The name that its items are kept by.
  public let identifier: Identifier
  /// A bar of a name.
  public init(identifier: Identifier) {
    self.identifier = identifier
    super.init()
  }
  /// A bar without a name.
  public convenience override init() { self.init(identifier: "") }
  /// What gives its items.
  open weak var delegate: (any NSToolbarDelegate)?
  private var shown: [NSToolbarItem] = []
  private var isFilled = false
  /// The items.
  open var items: [NSToolbarItem] {
    fill()
    return shown
  }
  /// The items that are in sight: all where it's shown.
  open var visibleItems: [NSToolbarItem]? { isVisible ? items : [] }
  /// Whether it's shown.
  open var isVisible = true
  /// What is shown of an item. It's kept.
  open var displayMode = DisplayMode.default
  /// How large items are. It's kept.
  open var sizeMode = SizeMode.default
  /// The chosen item.
  open var selectedItemIdentifier: NSToolbarItem.Identifier?
  /// Whether there's a line below. It's kept.
  open var showsBaselineSeparator = true
  /// Whether the user may change it. It's kept.
  open var allowsUserCustomization = false
  /// Whether others' items may be in it. It's kept.
  open var allowsExtensionItems = false
  /// Whether its items are kept for the next start. They aren't.
  open var autosavesConfiguration = false
  /// The items that lie in the middle. They're kept.
  open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
  /// The item that lies in the middle. It's kept.
  open var centeredItemIdentifier: NSToolbarItem.Identifier? {
    get { centeredItemIdentifiers.first }
    set { centeredItemIdentifiers = newValue.map { [$0] } ?? [] }
  }
  /// Puts the delegate's item of a name in; nothing where the delegate gives none.
  open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
    fill()
    guard let item = item(of: itemIdentifier) else { return }
    item.toolbar = self
    shown.insert(item, at: min(max(0, index), shown.count))
  }
  /// Takes the item of a place out; nothing happens where there's none.
  open func removeItem(at index: Int) {
    fill()
    if shown.indices.contains(index) { shown.remove(at: index).toolbar = nil }
  }
  /// Takes the items of a name out.
  open func removeItem(identifier: NSToolbarItem.Identifier) {
    fill()
    for item in shown where item.itemIdentifier == identifier { item.toolbar = nil }
    shown.removeAll { $0.itemIdentifier == identifier }
  }
  /// Sets which items can be used.
  open func validateVisibleItems() { for item in items { item.validate() } }
  /// Lets the user change it. Nothing is shown.
  open func runCustomizationPalette(_ sender: Any?) {}

  private func item(of identifier: NSToolbarItem.Identifier) -> NSToolbarItem? {
    if NSToolbarItem.Identifier.systems.contains(identifier) { return NSToolbarItem(itemIdentifier: identifier) }
    return delegate?.toolbar(self, itemForItemIdentifier: identifier, willBeInsertedIntoToolbar: true)
  }
  private func fill() {
    guard !isFilled, let delegate else { return }
    // Before the delegate is asked: it may read the bar.
    isFilled = true
    for identifier in delegate.toolbarDefaultItemIdentifiers(self) {
      insertItem(withItemIdentifier: identifier, at: shown.count)
    }
  }
}

/// What gives a bar its items, by AppKit's name.
@preconcurrency @MainActor
public protocol NSToolbarDelegate: NSObjectProtocol {
  /// The item of a name.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The items that are there by default.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that may be there.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that can be chosen.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// An item is about to be there. It isn't called here.
  func toolbarWillAddItem(_ notification: Notification)
  /// An item is there no more. It isn't called here.
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  /// None.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// None.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// Does nothing.
  public func toolbarWillAddItem(_ notification: Notification) {}
  /// Does nothing.
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}

/// An item of a bar, by AppKit's name. It's kept and not drawn.
@preconcurrency @MainActor
open class NSToolbarItem: NSObject {
  /// What an item is called.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A gap.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A gap that takes what is left.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// The item that shows colours.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// The item that shows fonts.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    /// The item that prints.
    public static let print = Identifier("NSToolbarPrintItem")
    /// The item that shows the sidebar.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// The item that shows the inspector.
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    /// The line beside the sidebar.
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItemIdentifier")
    /// The line beside the inspector.
    public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItemIdentifier")
    /// The item that shares.
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")

    static let systems: Set<Identifier> = [
      .space, .flexibleSpace, .showColors, .showFonts, .print, .toggleSidebar, .toggleInspector,
      .sidebarTrackingSeparator, .inspectorTrackingSeparator, .cloudSharing,
    ]
  }
  /// Which items go first where there isn't room. It's kept.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The greater, the longer it stays.
    public let rawValue: Int
    /// A priority.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The usual one.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// It goes before others.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// It stays longer than others.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// The user's own choice.
    public static let user = VisibilityPriority(rawValue: 2000)
  }
  /// The item's name.
  public let itemIdentifier: Identifier
  /// An item of a name.
  public init(itemIdentifier: Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
  /// The bar that it's in.
  open internal(set) weak var toolbar: NSToolbar?
  /// The text.
  open var label = ""
  /// The text where the user changes the bar.
  open var paletteLabel = ""
  /// The texts that it may have.
  open var possibleLabels: Set<String> = []
  /// What is said of it where the mouse rests on it.
  open var toolTip: String?
  /// The line in its place where there isn't room.
  open var menuFormRepresentation: NSMenuItem?
  /// A number to find it by.
  open var tag = 0
  /// The object that is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// Whether it can be used.
  open var isEnabled = true
  /// The title of its button.
  open var title = ""
  /// Whether it has a border. It's kept.
  open var isBordered = false
  /// Whether it lies at the side of the title. It's kept.
  open var isNavigational = false
  /// Whether it isn't shown.
  open var isHidden = false
  /// The view in its place.
  open var view: NSView?
  /// The least size, in points. It's kept.
  open var minSize = CGSize.zero
  /// The greatest size, in points. It's kept.
  open var maxSize = CGSize.zero
  /// When it goes where there isn't room. It's kept.
  open var visibilityPriority = VisibilityPriority.standard
  /// Whether it can be used only where someone does what it stands for. It's kept.
  open var autovalidates = true
  /// Sets whether it can be used. Nothing changes.
  open func validate() {}
  /// Whether there may be two of it: only where it's a gap.
  open var allowsDuplicatesInToolbar: Bool { itemIdentifier == .space || itemIdentifier == .flexibleSpace }
  /// What modules above keep of it: its picture.
  package var kept: [String: Any] = [:]
}

/// Items of a bar that belong together, by AppKit's name. They're kept and not drawn.
open class NSToolbarItemGroup: NSToolbarItem {
  /// How it looks. It's kept.
  public enum ControlRepresentation: Int, Sendable {
    /// As there's room.
    case automatic
    /// Side by side.
    case expanded
    /// As a menu.
    case collapsed
  }
  /// How items are chosen. It's kept.
  public enum SelectionMode: Int, Sendable {
    /// One.
    case selectOne
    /// Any.
    case selectAny
    /// None: each is a button.
    case momentary
  }
  /// The items.
  open var subitems: [NSToolbarItem] = []
  /// How it looks. It's kept.
  open var controlRepresentation = ControlRepresentation.automatic
  /// How items are chosen.
  open var selectionMode = SelectionMode.momentary
  private var selected: Set<Int> = []
  /// The chosen item; −1 is none.
  open var selectedIndex: Int {
    get { selected.max() ?? -1 }
    set { selected = newValue < 0 ? [] : [newValue] }
  }
  /// Sets whether an item is chosen.
  open func setSelected(_ selected: Bool, at index: Int) {
    if selectionMode != .selectAny { self.selected = [] }
    if selected { self.selected.insert(index) } else { self.selected.remove(index) }
  }
  /// Whether an item is chosen.
  open func isSelected(at index: Int) -> Bool { selected.contains(index) }
}
