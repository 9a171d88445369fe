// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where an item of a toolbar stands.
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
    /// Over a keyboard, which isn't there.
    case nowhere
  }

  public static let automatic = ToolbarItemPlacement(name: "automatic", area: .trailing)
  public static let principal = ToolbarItemPlacement(name: "principal", area: .principal)
  public static let title = ToolbarItemPlacement(name: "title", area: .principal)
  static let titleMenu = ToolbarItemPlacement(name: "titleMenu", area: .titleMenu)
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle", area: .nowhere)
  public static let subtitle = ToolbarItemPlacement(name: "subtitle", area: .nowhere)
  public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle", area: .nowhere)
  public static let navigation = ToolbarItemPlacement(name: "navigation", area: .leading)
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", area: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", area: .trailing)
  public static let status = ToolbarItemPlacement(name: "status", area: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", area: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", area: .leading)
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", area: .trailing)
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", area: .nowhere)
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", area: .bottom)
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", area: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", area: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", area: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", area: .trailing)
}

/// Items of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// What the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The items, in order. Only built-in contents have their own.
  @MainActor @preconcurrency var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { body._items }
}

/// Items that people may arrange; here they stay as they are.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

/// An item with its place.
public nonisolated struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// A built-in content: it gives its items and has no body.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a built-in toolbar content: it gives its items and has no body.")
  }
}

/// One item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content>: PrimitiveToolbarContent where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
  public let id: ID

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item of a toolbar. `placement` says where in the bar; `.automatic` is what the platform does.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content(), id: ())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item of a toolbar. `id` is the item's name in a toolbar that people may rearrange. `placement` says where
  /// in the bar; `.automatic` is what the platform does.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }

  /// - Parameter showsByDefault: kept by nothing: users can't change bars here, and the item is there.
  @available(*, deprecated, message: "Use defaultCustomization(_:options:).")
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

/// Several items of a toolbar at one place.
public nonisolated struct ToolbarItemGroup<Content>: PrimitiveToolbarContent where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes items of a toolbar. `placement` says where in the bar; `.automatic` is what the platform does.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

extension ToolbarItemGroup {
  /// Items with a label for a menu that they'd be gathered in where there's no room for them. Bars here always show the items.
  nonisolated public init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// Items of a toolbar that have a label together.
public nonisolated struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
  let content: Content
  let label: Label

  @MainActor @preconcurrency public var body: some View { content }
}

/// Several contents in a row; those of a bar that users could change aren't told from others.
public nonisolated struct _TupleToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  let items: @MainActor () -> [_ToolbarEntry]
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { items() }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  @MainActor @preconcurrency public var body: Never { fatalError("An optional content gives its items.") }

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { self?._items ?? [] }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

  @MainActor @preconcurrency public var body: Never { fatalError("A conditional content gives its items.") }

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

/// Builds a toolbar's items out of statements.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> _TupleToolbarContent
  where repeat each Content: ToolbarContent {
    let contents = MainActorCarrier((repeat each content))
    return _TupleToolbarContent {
      var items: [_ToolbarEntry] = []
      for content in repeat each contents.value { items += content._items }
      return items
    }
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  /// Puts items into the bars around.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent {
    let content = MainActorCarrier(content())
    let items = onMain { MainActorCarrier(content.value._items) }.value
    return navigationBar { $0.items += items }
  }

  /// Puts views into the bars around, where the system thinks best.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    let item = _ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return navigationBar { $0.items.append(item) }
  }

  /// Puts items into the bars around that people may arrange.
  nonisolated public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
  where Content: CustomizableToolbarContent {
    toolbar(content: content)
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows or hides bars.
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
