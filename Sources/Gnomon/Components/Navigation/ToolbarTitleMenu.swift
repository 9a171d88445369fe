// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A menu that a tap on the title of the bar above opens, where the title stands in the bar. Without content there's none.
public nonisolated struct ToolbarTitleMenu<Content>: PrimitiveToolbarContent, CustomizableToolbarContent
where Content: View {
  let content: Content

  /// Makes a menu without content: the bar's title opens none.
  nonisolated public init() where Content == EmptyView { content = EmptyView() }

  /// Makes a menu of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    Content.self == EmptyView.self ? [] : [_ToolbarEntry(placement: .titleMenu, view: AnyView(content))]
  }
}

extension View {
  /// A menu that a tap on the title of the bar above opens, where the title stands in the bar.
  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }

  /// Takes one of the bar's own items away: of a title that's so here, the others aren't there.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar { if defaultItemKind?.name == ToolbarDefaultItemKind.title.name { $0.isTitleRemoved = true } }
  }
}

/// An item that bars have of themselves.
public struct ToolbarDefaultItemKind: Sendable {
  fileprivate let name: String
  /// What shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// What searches.
  public static let search = ToolbarDefaultItemKind(name: "search")

  static func == (a: Self?, b: Self) -> Bool { a?.name == b.name }
}

/// An item that bars have of themselves, at a place of its own. It's kept and not drawn: the bars here have their titles only, and search
/// fields lie below them.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { [] }
}
