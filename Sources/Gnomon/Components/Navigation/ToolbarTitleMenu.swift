// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A menu that opens with a tap on the bar's title, where the title stands in the bar. A large title has no menu.
///
/// On macOS a host has no bar: the menu isn't there.
public nonisolated struct ToolbarTitleMenu<Content>: PrimitiveToolbarContent, CustomizableToolbarContent
where Content: View {
  let content: Content

  /// Creates a menu without content: the title opens none.
  nonisolated public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu of some views, such as buttons.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The menu as an item, for Gnomon's own use; none where it has no content.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    Content.self == EmptyView.self ? [] : [_ToolbarEntry(placement: .titleMenu, view: AnyView(content))]
  }
}

extension View {
  /// Adds a menu that opens with a tap on the title of the bar above, where the title stands in the bar.
  ///
  /// On macOS a host has no bar: the menu isn't there.
  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }

  /// Removes one of the bar's own items: the title, small or large. Other kinds and nil have no effect.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar { if defaultItemKind?.name == ToolbarDefaultItemKind.title.name { $0.isTitleRemoved = true } }
  }
}

/// A kind of item that a bar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
  fileprivate let name: String
  /// The button that shows and hides a sidebar. Gnomon's bars don't have it.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")

  static func == (a: Self?, b: Self) -> Bool { a?.name == b.name }
}

/// An item that a bar has by itself, at a place of your choice.
///
/// On iOS 26 the field of a `searchable` inside of a stack stands at the item's place in the bar at the bottom; in the
/// bar above there's a circle that begins the search. Items of other kinds stay where they are.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  /// Creates an item of a kind at a place.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  /// The place of the search field, for Gnomon's own use; nothing for other kinds.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    guard kind.name == ToolbarDefaultItemKind.search.name else { return [] }
    let place = placement == .automatic ? .bottomBar : placement
    return [_ToolbarEntry(placement: place, view: AnyView(EmptyView()), role: .gap, isSearch: true)]
  }
}
