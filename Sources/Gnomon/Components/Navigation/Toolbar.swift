// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The place of an item in the bars of a page.
///
/// Bars are those of a ``NavigationStack`` or of a column. The bar at the top is drawn on iOS alone, the one at the
/// bottom on macOS too.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  let area: Area

  /// The parts of the bars that items are drawn in.
  enum Area: Hashable {
    case leading
    case trailing
    case principal
    case bottom
    /// In a menu of the title's.
    case titleMenu
    case largeTitle
    case subtitle
    case largeSubtitle
    /// Over a keyboard, which isn't there.
    case keyboard
  }

  /// The place that the system chooses: the trailing end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(name: "automatic", area: .trailing)
  /// The middle of the bar at the top, in the place of a small title. A large title below the bar stays.
  public static let principal = ToolbarItemPlacement(name: "principal", area: .principal)
  /// The place of the title, in the middle of the bar at the top.
  public static let title = ToolbarItemPlacement(name: "title", area: .principal)
  static let titleMenu = ToolbarItemPlacement(name: "titleMenu", area: .titleMenu)
  /// The place of the large title, where the bar has one.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", area: .largeTitle)
  /// The place of the line below the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle", area: .subtitle)
  /// The place of the line below the large title, where the bar has one.
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle", area: .largeSubtitle)
  /// The leading end of the bar at the top, behind the button to go back.
  public static let navigation = ToolbarItemPlacement(name: "navigation", area: .leading)
  /// The most important action: the trailing end of the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", area: .trailing)
  /// A less important action. Gnomon puts it at the trailing end of the bar at the top, not into a menu.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", area: .trailing)
  /// A message about the page's state: the bar at the bottom.
  public static let status = ToolbarItemPlacement(name: "status", area: .bottom)
  /// The action that confirms what a sheet asks for: the trailing end of the bar at the top.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", area: .trailing)
  /// The action that ends a sheet without effect: the leading end of the bar at the top.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", area: .leading)
  /// The action that deletes or discards something: the trailing end of the bar at the top.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", area: .trailing)
  /// The space above the keyboard on the screen. Hosts have none: Gnomon doesn't draw items there, and warns of them.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", area: .keyboard)
  /// The bar at the bottom, which is there if it has items.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", area: .bottom)
  /// The leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", area: .leading)
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", area: .trailing)
  /// The leading end of the bar at the top: the older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", area: .leading)
  /// The trailing end of the bar at the top: the older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", area: .trailing)
}

/// A part of a bar's content that gives some items. Types of your own give them by their `body`.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the items that the content is made of.
  associatedtype Body: ToolbarContent

  /// The items that the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The items in order, for Gnomon's own use. Only built-in contents implement it.
  @MainActor @preconcurrency var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The items of the body in order, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { body._items }
}

/// A part of a bar's content whose items people may arrange. In Gnomon nobody can arrange them: they stay as they are.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

/// An item of a bar together with its place.
public nonisolated struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// What the item is in its bar, where its views don't say it themselves.
  var role: BarItemRole?
  /// Whether it's the page's search field, or the place for it.
  var isSearch = false
  /// Whether it takes the room that other items leave.
  var isFlexibleSpace = false

  /// Whether it's the bar's main action, which stands on glass of the tint.
  var isProminent: Bool { placement == .confirmationAction }

  /// What parts the items of the bar at the bottom.
  @MainActor static var flexibleSpace: _ToolbarEntry {
    _ToolbarEntry(placement: .bottomBar, view: AnyView(Spacer(minLength: 0)), isFlexibleSpace: true)
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// A built-in content: it gives its items and has no body.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Traps: this content is built in and has no body.
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a built-in toolbar content: it gives its items and has no body.")
  }
}

/// One item of a bar. Of a label in a bar the icon alone is drawn.
public nonisolated struct ToolbarItem<ID, Content>: PrimitiveToolbarContent where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
  /// The name of the item among those that people may arrange; nothing for other items.
  public let id: ID

  /// The item, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a place. By itself it stands at the trailing end of the bar at the top.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), id: ())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with a name, which people may arrange. By itself it stands at the trailing end of the bar at the
  /// top.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }

  /// Creates an item with a name, and says whether it's in the bar at first.
  ///
  /// - Parameters:
  ///   - id: The item's name.
  ///   - placement: The item's place.
  ///   - showsByDefault: It has no effect: the item is always in the bar.
  ///   - content: The views of the item.
  @available(*, deprecated, message: "Use defaultCustomization(_:options:).")
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

/// Several items of a bar at one place.
public nonisolated struct ToolbarItemGroup<Content>: PrimitiveToolbarContent where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items at a place: each view is an item.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The group as one entry of the bar, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

extension ToolbarItemGroup {
  /// Creates a group of items with a label for the menu that gathers them where there's no room.
  ///
  /// Gnomon's bars always show the items and never the label.
  nonisolated public init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// Items of a bar together with a label, as a ``ToolbarItemGroup`` makes them.
public nonisolated struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
  let content: Content
  let label: Label

  /// The items without the label.
  @MainActor @preconcurrency public var body: some View { content }
}

/// Several contents in a row, as the builder makes them of statements.
public nonisolated struct _TupleToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  let items: @MainActor () -> [_ToolbarEntry]
  /// The items of all contents in order, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { items() }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// No content of its own: an optional content is built in.
  public typealias Body = Never

  /// Traps: an optional content is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("An optional content gives its items.") }

  /// The items, for Gnomon's own use; none where the content is nil.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { self?._items ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// No content of its own: a conditional content is built in.
  public typealias Body = Never

  /// Traps: a conditional content is built in and has no body.
  @MainActor @preconcurrency public var body: Never { fatalError("A conditional content gives its items.") }

  /// The items of the branch that holds, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    switch storage {
    case .trueContent(let content): content._items
    case .falseContent(let content): content._items
    }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// A result builder that makes a bar's items out of statements.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes a statement's items as they are.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  /// Takes the items of a single statement as they are.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  /// Puts the items of any number of statements in a row.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> _TupleToolbarContent
  where repeat each Content: ToolbarContent {
    let contents = MainActorCarrier((repeat each content))
    return _TupleToolbarContent {
      var items: [_ToolbarEntry] = []
      for content in repeat each contents.value { items += content._items }
      return items
    }
  }

  /// Takes the items of an `if` without an `else`; nil where its condition doesn't hold.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

  /// Takes the items of an `if` whose condition holds.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the items of an `else`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Takes the items that stand behind `if #available` as they are.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }
}

/// A kind of bar, whose look or visibility is changed.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar that the system chooses: the navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom of a page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar at the top of a page, with its title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of the tab view around.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  /// Puts items into the bars of the page around. Outside of a ``NavigationStack`` and of columns they aren't drawn.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    let content = MainActorCarrier(content())
    let items = onMain { MainActorCarrier(content.value._items) }.value
    return navigationBar { $0.items += items }
  }

  /// Puts views into the bar of the page around, at its trailing end. Outside of a ``NavigationStack`` and of columns
  /// they aren't drawn.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    let item = _ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return navigationBar { $0.items.append(item) }
  }

  /// Puts items into the bars of the page around that people may arrange. In Gnomon they stay as they are, and the id
  /// has no effect.
  nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
  where Content: CustomizableToolbarContent {
    toolbar(content: content)
  }

  /// Shows or hides some bars. Without a named bar it's the navigation bar. A bar at the bottom of a page can't be
  /// hidden.
  ///
  /// The page has the space of a hidden bar.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows or hides some bars. Without a named bar it's the navigation bar. A bar at the bottom of a page can't be
  /// hidden.
  ///
  /// The page has the space of a hidden bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    navigationBar {
      if bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar) {
        $0.isHidden = visibility == .hidden
      }
    }
    .tabBar(among: bars) { $0.isHidden = visibility == .hidden }
  }
}
