// SPDX-License-Identifier: Apache-2.0
import Foundation

// Bars by UIKit's names: what is set is kept. SwiftUI's bars are drawn by SwiftUI's modifiers alone.

/// What bars' looks are kept in, by UIKit's name. A host's bars don't read it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The material behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the bar's line.
  open var shadowColor: UIColor?
  /// The system's looks.
  public override init() { super.init() }
  /// A copy of others.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
  }
  /// The same looks.
  @_disfavoredOverload
  open override func copy() -> Any { isOnMainActor ? MainActor.assumeIsolated { copied() } : self }
  /// A copy of the same kind. What is set in the copy isn't set in these. An object of a class of one's own is its own copy.
  public func copy() -> Self { copied() as? Self ?? self }
  /// A copy of Gnomon's class.
  fileprivate func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
  /// Sets the system's looks.
  open func configureWithDefaultBackground() {}
  /// Sets a background that lets nothing through.
  open func configureWithOpaqueBackground() {}
  /// Sets no background.
  open func configureWithTransparentBackground() { (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil) }
}

/// The looks of a navigation's bar, by UIKit's name. A host's bars don't read it.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of the bar's buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that matters most.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
  /// The same by its older name.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }
  /// The attributes of the line below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the line below the large title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The picture that leads back: a `UIImage`. It's for classes of Gnomon.
  public var _backIndicatorImage: AnyObject?
  /// The mask of that picture: a `UIImage`. It's for classes of Gnomon.
  public var _backIndicatorTransitionMaskImage: AnyObject?

  fileprivate override func copied() -> UIBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.buttonAppearance = buttonAppearance.copied()
    copy.backButtonAppearance = backButtonAppearance.copied()
    copy.prominentButtonAppearance = prominentButtonAppearance.copied()
    copy.subtitleTextAttributes = subtitleTextAttributes
    copy.largeSubtitleTextAttributes = largeSubtitleTextAttributes
    copy._backIndicatorImage = _backIndicatorImage
    copy._backIndicatorTransitionMaskImage = _backIndicatorTransitionMaskImage
    return copy
  }
}

/// The looks of a bar's button in one state, by UIKit's name.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  public var titlePositionAdjustment = UIOffset.zero

  fileprivate func take(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The looks of a bar's buttons, by UIKit's name. A host's bars don't read it.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The usual looks.
  public let normal = UIBarButtonItemStateAppearance()
  /// Those of a pressed one.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Those of one that can't be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Those of the one that keys go to.
  public let focused = UIBarButtonItemStateAppearance()
  /// The system's looks of plain buttons.
  public override init() { super.init() }
  /// The system's looks of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  fileprivate func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(from: normal)
    copy.highlighted.take(from: highlighted)
    copy.disabled.take(from: disabled)
    copy.focused.take(from: focused)
    return copy
  }
  /// Sets the system's looks of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      (state.titleTextAttributes, state.titlePositionAdjustment) = ([:], .zero)
    }
  }
}

/// The looks of a bar of tabs, by UIKit's name. A host's bars don't read it.
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items above each other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items side by side.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items with little room.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  fileprivate override func copied() -> UIBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance.copied()
    copy.inlineLayoutAppearance = inlineLayoutAppearance.copied()
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied()
    return copy
  }
}

/// The looks of a bar of buttons, by UIKit's name. A host's bars don't read it.
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of the bar's buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button that matters most.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
  /// The same by its older name.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  fileprivate override func copied() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance.copied()
    copy.prominentButtonAppearance = prominentButtonAppearance.copied()
    return copy
  }
}

/// The looks of a bar's items, by UIKit's name.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The looks of one state.
  @preconcurrency @MainActor
  public final class State: NSObject {
    /// The attributes of the text.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture's colour.
    public var iconColor: UIColor?
    /// The mark's colour.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of the mark's text.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the text is moved.
    public var titlePositionAdjustment = UIOffset.zero
    /// How far the mark is moved.
    public var badgePositionAdjustment = UIOffset.zero
    /// How far the mark's text is moved.
    public var badgeTitlePositionAdjustment = UIOffset.zero

    fileprivate func take(from other: State) {
      titleTextAttributes = other.titleTextAttributes
      iconColor = other.iconColor
      badgeBackgroundColor = other.badgeBackgroundColor
      badgeTextAttributes = other.badgeTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      badgePositionAdjustment = other.badgePositionAdjustment
      badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
  }
  /// How an item's picture and text lie.
  public enum Style: Int, Sendable {
    /// Above each other.
    case stacked
    /// Side by side.
    case inline
    /// Side by side, with little room.
    case compactInline
  }
  /// The usual looks.
  public let normal = State()
  /// Those of the selected one.
  public let selected = State()
  /// Those of one that can't be used.
  public let disabled = State()
  /// Those of the one that keys go to.
  public let focused = State()
  /// The system's looks.
  public override init() { super.init() }
  /// The system's looks of a style.
  public init(style: Style) { super.init() }
  /// Sets the system's looks of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(from: State()) }
  }

  fileprivate func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(from: normal)
    copy.selected.take(from: selected)
    copy.disabled.take(from: disabled)
    copy.focused.take(from: focused)
    return copy
  }
}

/// The common looks of a class's views are set on an object of it, by UIKit's name. They're kept and not used.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  /// The object that keeps the common looks of the class. Nothing reads it: a warning says so once.
  public static func appearance() -> Self {
    UIView.unsupported(
      "\(Self.self).appearance() is kept and changes nothing.",
      hint: "Use SwiftUI's modifiers: toolbarBackground, tint, scrollContentBackground.")
    return UIAppearances.object(of: Self.self)
  }
  /// The same for views in others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIView: UIAppearance {}

/// What views with looks of their own may lie in, by UIKit's name.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

@MainActor
private enum UIAppearances {
  static var all: [ObjectIdentifier: UIView] = [:]
  static func object<Kind: UIView>(of type: Kind.Type) -> Kind {
    if let known = all[ObjectIdentifier(type)] as? Kind { return known }
    let new = type.init(coder: NSCoder())!
    all[ObjectIdentifier(type)] = new
    return new
  }
}

/// The bar of a navigation, by UIKit's name. It's kept and not shown.
open class UINavigationBar: UIView {
  /// The looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks above content that is scrolled to its start.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks with little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks with little room above content that is scrolled to its start.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether it lets something through.
  open var isTranslucent = true
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The uppermost item.
  open var topItem: UINavigationItem? { items?.last }
  /// The items.
  open var items: [UINavigationItem]?
  /// The pictures behind the bar: `UIImage`s. They're for classes of Gnomon.
  public var _backgroundImages: [UIBarMetrics: AnyObject] = [:]
  /// The picture of the bar's line: a `UIImage`. It's for classes of Gnomon.
  public var _shadowImage: AnyObject?
}

/// How much room a bar has, by UIKit's name.
public enum UIBarMetrics: Int, Sendable {
  /// The usual room.
  case `default`
  /// Little room.
  case compact
  /// The usual room, with a line above.
  case defaultPrompt = 101
  /// Little room, with a line above.
  case compactPrompt
}

/// A bar of buttons, by UIKit's name. It's kept and not shown.
open class UIToolbar: UIView {
  /// The looks.
  open var standardAppearance = UIToolbarAppearance()
  /// The looks above content that is scrolled to its end.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether it lets something through.
  open var isTranslucent = true
}

/// A bar of tabs, by UIKit's name. It's kept and not shown.
open class UITabBar: UIView {
  /// The looks.
  open var standardAppearance = UITabBarAppearance()
  /// The looks above content that is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The items.
  open var items: [UITabBarItem]?
  /// The selected item.
  open var selectedItem: UITabBarItem?
  /// The colour of items that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether it lets something through.
  open var isTranslucent = true
}

/// What a bar shows, by UIKit's name.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture: a `UIImage`. It's for classes of Gnomon.
  public var _image: AnyObject?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// How far the picture is moved.
  open var imageInsets = UIEdgeInsets.zero
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the text in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }
  /// The attributes of the text in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

/// A tab's item, by UIKit's name.
open class UITabBarItem: UIBarItem {
  /// What the item's mark says.
  open var badgeValue: String?
  /// The mark's colour.
  open var badgeColor: UIColor?
}

/// A button of a bar, by UIKit's name.
open class UIBarButtonItem: UIBarItem {
  /// The kinds of buttons.
  public enum Style: Int, Sendable {
    /// A usual one.
    case plain
    /// The one that matters most.
    case prominent = 2
    /// The same by its older name.
    public static let done = Style.prominent
  }
  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    /// It ends something.
    case done
    /// It takes something back.
    case cancel
    /// It begins to edit.
    case edit
    /// It saves.
    case save
    /// It adds.
    case add
    /// A space that grows.
    case flexibleSpace
    /// A space.
    case fixedSpace
    /// It begins to write.
    case compose
    /// It answers.
    case reply
    /// It shares.
    case action
    /// It puts in order.
    case organize
    /// It shows marks of pages.
    case bookmarks
    /// It searches.
    case search
    /// It fetches anew.
    case refresh
    /// It stops something.
    case stop
    /// It takes a picture.
    case camera
    /// It deletes.
    case trash
    /// It plays.
    case play
    /// It stops playing for a while.
    case pause
    /// It goes back.
    case rewind
    /// It goes on fast.
    case fastForward
    /// It takes a change back.
    case undo
    /// It makes a change again.
    case redo
    /// It goes away.
    case close = 24
  }
  /// The object that is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// The width in points.
  open var width: CGFloat = 0
  /// The kind.
  open var style = Style.plain
  /// A view in the button's place.
  open var customView: UIView?
  /// The colour.
  open var tintColor: UIColor?
  /// What is done.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// A button of a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }
  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (self.target, self.action) = (target as AnyObject?, action)
  }
  /// One of the system's buttons, with what it does and its menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// A view in a button's place.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A space that grows.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  /// A space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }
  /// A button without text.
  public override init() { super.init() }
}

/// What a navigation's bar shows of a controller, by UIKit's name.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }
  /// The title.
  open var title: String?
  /// A view in the title's place.
  open var titleView: UIView?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the side that reading begins at.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the side that reading ends at.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the side that reading begins at.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the side that reading ends at.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back to this one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The text of that.
  open var backButtonTitle: String?
  /// Whether the button back isn't shown.
  open var hidesBackButton = false
  /// What searches.
  open var searchController: UISearchController?
  /// Whether the field to search goes when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// The looks above content that is scrolled to its start.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks with little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks with little room above content that is scrolled to its start.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What a bar shows.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A controller with a field to search, by UIKit's name. It isn't shown.
open class UISearchController: UIViewController {
  /// A controller that shows what is found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
  /// What shows what is found; nil where the searched controller does it.
  public let searchResultsController: UIViewController?
  /// What is told to look again. It's never told here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told of the search's coming and going. It's never told here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public private(set) lazy var searchBar = UISearchBar()
  /// Whether it's in use.
  open var isActive = false
  /// Whether what is searched is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
}

/// What finds anew when a search has changed, by UIKit's name. It's never told here.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// What is told of a search's coming and going, by UIKit's name. It's never told here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to come.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has come.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing unless the delegate does it.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate does it.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate does it.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing unless the delegate does it.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A field to search, by UIKit's name. Its name is drawn.
open class UISearchBar: UIView {
  /// The looks of a field.
  public enum Style: Int, Sendable {
    /// The system's.
    case `default`
    /// Clear.
    case minimal = 2
  }
  /// The text.
  open var text: String?
  /// The text where there is none.
  open var placeholder: String?
  /// The looks.
  open var searchBarStyle = Style.default
  /// The pictures in a field.
  public enum Icon: Int, Sendable {
    /// Of a search.
    case search
    /// What clears it.
    case clear
    /// What shows marks.
    case bookmark
    /// What shows a list of results.
    case resultsList
  }
  /// Whether there's a button that ends it.
  open var showsCancelButton = false
  /// Sets whether there's a button that ends it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The keyboard. It's kept.
  open var keyboardType = UIKeyboardType.default
  /// Whether the key that ends typing needs text. It's kept.
  open var enablesReturnKeyAutomatically = true
  /// The bar's colour. It's kept.
  open var barTintColor: UIColor?
  /// The field: a `UISearchTextField`. It's for classes of Gnomon.
  public var _field: AnyObject?
  /// The pictures: `UIImage`s. They're for classes of Gnomon.
  public var _icons: [Icon: [UIControl.State: AnyObject]] = [:]
  /// What is told of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Why it's not drawn.
  open override var _lack: String? { "use searchable(text:)" }
}

/// What is told of a field to search, by UIKit's name. Nothing is told here.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search was asked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search was ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
