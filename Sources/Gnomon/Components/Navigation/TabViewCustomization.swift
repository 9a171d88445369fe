// SPDX-License-Identifier: Apache-2.0
/// A user's changes of a tab view's tabs: which tabs are hidden, by their ids.
///
/// Tabs can be changed in sidebars alone, and no host has one. Gnomon keeps what your code sets, and bars show all
/// tabs.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// A user's changes of one tab.
  public struct TabCustomization {
    /// Says whether the sidebar has the tab. `automatic` is what the tab says itself. It has no effect in Gnomon.
    public var sidebarVisibility: Visibility
    /// Always `automatic`: users can't change in Gnomon which tabs the bar has.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// A user's changes of one section of tabs.
  public struct SectionCustomization {
    /// The ids of the section's tabs in the user's order. It's always nil in Gnomon: the section has its own order.
    public var tabOrder: [String]? { nil }

    /// Puts the section's tabs back into the section's own order. Nothing is to do in Gnomon.
    public mutating func resetTabOrder() {}
  }

  private var visibilities = KeptVisibilities()

  /// Creates a customization without any changes.
  public init() {}

  /// The changes of the tab with an id. An id that no tab has is kept too.
  public subscript(tab id: String) -> TabViewCustomization.TabCustomization {
    get { TabCustomization(sidebarVisibility: visibilities[id]) }
    set { visibilities[id] = newValue.sidebarVisibility }
  }

  /// The changes of the section with an id: there are none, and what is set is lost.
  public subscript(section id: String) -> TabViewCustomization.SectionCustomization {
    get { SectionCustomization() }
    set {}
  }

  /// Says whether the sidebar has the tab with an id. `automatic` is what the tab says itself. It has no effect in
  /// Gnomon.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { visibilities[id] }
    set { visibilities[id] = newValue }
  }

  /// The order of a section's tabs by their ids. It's always nil in Gnomon: the section has its own order.
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

  /// Puts the sections back into the tab view's own order. Nothing is to do in Gnomon.
  public mutating func resetSectionOrder() {}

  /// Puts one section's tabs back into the section's own order. Nothing is to do in Gnomon.
  public mutating func resetSectionOrder(for sectionID: String) {}

  /// Forgets which tabs were hidden or shown.
  public mutating func resetVisibility() { visibilities = KeptVisibilities() }

  /// Decodes a customization. It throws a `DecodingError` where the lists of hidden and shown tabs are missing.
  public init(from decoder: any Decoder) throws { visibilities = try KeptVisibilities(from: decoder) }
  /// Encodes the ids of the hidden and of the shown tabs, in alphabetical order.
  public func encode(to encoder: any Encoder) throws { try visibilities.encode(to: encoder) }
}

/// The changes that a user may make to a tab. In Gnomon users can't make any.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// The system's choice.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// The tab may be moved among the others.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
  /// The tab can't be changed.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// The place where a tab view that adapts to its space has its tabs. In Gnomon it's always a bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The system's choice; a bar in Gnomon.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar, which no host has: a bar in Gnomon.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place of a tab among the others, where there's a sidebar. It has no effect in Gnomon.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = TabPlacement(name: "automatic")
  /// The trailing end of the bar, where it stays. Gnomon leaves the tab in its order.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar alone. Gnomon shows the tab in the bar all the same.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// Names the tab for a ``TabViewCustomization``. It has no effect in Gnomon: users can't change tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }

  /// Says which changes users may make to the tab. It has no effect in Gnomon: users can't change tabs.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  /// Says whether the tab is there before users change that. It has no effect in Gnomon: the tab is shown.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  /// Sets the tab's place among the others, where there's a sidebar. It has no effect in Gnomon.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> { self }

  /// Adds actions to a section in a sidebar. It has no effect in Gnomon: no host has a sidebar of tabs.
  nonisolated public func sectionActions<Content>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View { self }

  /// Adds a menu to the tab in a sidebar. It has no effect in Gnomon: no host has a sidebar of tabs.
  nonisolated public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<Self.TabValue> where M: View { self }

  /// Adds actions to the tab's row in a sidebar. It has no effect in Gnomon: no host has a sidebar of tabs.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> where T: View { self }
}

extension View {
  /// Binds a user's changes of the tabs of the tab views inside the view. Gnomon keeps it, without effect: users can't
  /// change tabs.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    attribute("tabViewCustomization", customization)
  }

  /// Sets where the tab views inside the view have their tabs before users change that. Gnomon keeps it, without
  /// effect: it's a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    attribute("defaultAdaptableTabBarPlacement", defaultPlacement)
  }

  /// Puts a view above a sidebar's tabs. Gnomon doesn't show it: no host has a sidebar of tabs.
  nonisolated public func tabViewSidebarHeader<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// Puts a view below a sidebar's tabs. Gnomon doesn't show it: no host has a sidebar of tabs.
  nonisolated public func tabViewSidebarFooter<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// Puts a view at a sidebar's bottom. Gnomon doesn't show it: no host has a sidebar of tabs.
  nonisolated public func tabViewSidebarBottomBar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }
}
