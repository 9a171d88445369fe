// SPDX-License-Identifier: Apache-2.0
/// The order of a menu's items. Menus here open as dialogs in the order of the source, whatever is asked for.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items closest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when one of its actions is chosen.
public struct MenuActionDismissBehavior: Equatable {
  private let name: String
  /// It closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays.
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
  /// The order of menus' items: kept, without effect.
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
  /// The order of the items of the menus inside. It's kept; menus open as dialogs in the order of the source.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether the menus around or inside close when one of these actions is chosen.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
