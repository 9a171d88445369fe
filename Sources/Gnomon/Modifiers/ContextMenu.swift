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

  /// Adds actions that are shown when a list's row is swiped.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    attribute("swipeActions", AnyView(content()))
  }
}

/// What a list's row or a tab has beside its label.
enum BadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Gives a list's row or a tab a number; 0 is none.
  nonisolated public func badge(_ count: Int) -> some View {
    layoutValue(key: BadgeKey.self, value: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Gives a list's row or a tab a small text; nil is none.
  nonisolated public func badge(_ label: Text?) -> some View { layoutValue(key: BadgeKey.self, value: label) }

  /// Gives a list's row or a tab a small text; nil is none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Gives a list's row or a tab a small text; nil is none.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol { badge(label.map { Text($0) }) }

  /// How much the badges inside stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
