// SPDX-License-Identifier: Apache-2.0
/// Actions of a view that a system shows on a long press. A host keeps them closed.
public struct ContextMenu<MenuItems> where MenuItems: View {
  let items: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds actions that are shown on a long press; nil adds none.
  nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  where MenuItems: View {
    attribute("contextMenu", contextMenu.map { AnyView($0.items) })
  }

  /// Adds actions for the selected rows of a list.
  nonisolated public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    attribute("contextMenu", menu)
  }
}
