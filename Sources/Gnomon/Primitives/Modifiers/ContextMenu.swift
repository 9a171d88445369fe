// SPDX-License-Identifier: Apache-2.0
/// Actions of a view that a system shows on a long press, as a value. Gnomon keeps them and shows nothing of them.
///
/// Use `contextMenu(menuItems:)`, whose menu is shown.
public struct ContextMenu<MenuItems> where MenuItems: View {
  let items: MenuItems

  /// Makes a menu of its items: buttons and other controls.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds actions that a system shows on a long press; nil adds none.
  ///
  /// Gnomon keeps the menu and nothing shows it; `contextMenu(menuItems:)` makes one that is shown.
  nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
  where MenuItems: View {
    attribute("contextMenu", contextMenu.map { AnyView($0.items) })
  }

  /// Adds actions for the selected rows of a list. Gnomon keeps the menu and nothing shows it.
  ///
  /// - Parameters:
  ///   - itemType: the type of the rows' tags.
  ///   - menu: makes the actions for a set of tags.
  ///   - primaryAction: what a double click does. Gnomon never calls it.
  nonisolated public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    attribute("contextMenu", menu)
  }
}
