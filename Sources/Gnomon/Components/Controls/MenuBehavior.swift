// SPDX-License-Identifier: Apache-2.0
/// The order of a menu's items. Gnomon keeps it: menus open as dialogs with the items in the order of the source.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// The order is left to the system.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items are closest to the finger. Gnomon shows them in the order of the source.
  public static let priority = MenuOrder(name: "priority")
  /// The items stand from top to bottom, in the order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The choice whether a menu closes when one of its actions is chosen.
public struct MenuActionDismissBehavior: Equatable {
  private let name: String
  /// The menu closes, as is usual.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open, so that more can be chosen. Its actions with the role `cancel` close it all the same.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension MenuActionDismissBehavior: Sendable {}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private enum IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The order of the items of menus; `automatic` by default. Gnomon keeps it, without effect.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }

  /// Whether the dialog around is an open menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }

  /// Whether an action ends the dialog around.
  var actionsDismiss: Bool { !isInMenu || menuActionDismissBehavior != .disabled }
}

extension View {
  /// Sets the order of the items of the menus inside. Gnomon keeps it: they open in the order of the source.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Says whether a menu closes when one of its actions is chosen.
  ///
  /// It counts for the menus inside the view, and for the view's actions where it stands in a menu itself.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
