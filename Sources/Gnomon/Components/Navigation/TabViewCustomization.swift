// SPDX-License-Identifier: Apache-2.0
/// What a user has changed of a tab view's tabs. Only sidebars let tabs be changed, which no host has: what's set is kept,
/// and bars have all tabs.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// What a user has changed of a tab.
  public struct TabCustomization {
    /// Whether the sidebar has the tab; `automatic` is what the tab says itself.
    public var sidebarVisibility: Visibility
    /// Whether the bar has the tab. Users can't change it here.
    public var tabBarVisibility: Visibility { .automatic }
  }

  /// What a user has changed of a section of tabs.
  public struct SectionCustomization {
    /// The order of the section's tabs by their ids; nil is the section's own. Users can't change it here.
    public var tabOrder: [String]? { nil }

    /// Puts the section's tabs in the section's own order.
    public mutating func resetTabOrder() {}
  }

  private var visibilities = KeptVisibilities()

  public init() {}

  /// The tab of an id.
  public subscript(tab id: String) -> TabViewCustomization.TabCustomization {
    get { TabCustomization(sidebarVisibility: visibilities[id]) }
    set { visibilities[id] = newValue.sidebarVisibility }
  }

  /// The section of an id.
  public subscript(section id: String) -> TabViewCustomization.SectionCustomization {
    get { SectionCustomization() }
    set {}
  }

  /// Whether the sidebar has the tab of an id; `automatic` is what the tab says itself.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { visibilities[id] }
    set { visibilities[id] = newValue }
  }

  /// The order of a section's tabs; nil is the section's own.
  public subscript(sectionID id: String) -> [String]? { self[section: id].tabOrder }

  /// Puts sections in the order that the tab view gives them; here they never leave it.
  public mutating func resetSectionOrder() {}

  /// Puts a section's tabs in the order that it gives them; here they never leave it.
  public mutating func resetSectionOrder(for sectionID: String) {}

  /// Forgets which tabs were hidden or shown.
  public mutating func resetVisibility() { visibilities = KeptVisibilities() }

  public init(from decoder: any Decoder) throws { visibilities = try KeptVisibilities(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try visibilities.encode(to: encoder) }
}

/// What a user may change of a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// As the system likes.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
  /// Its place among the others.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
  /// Nothing.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// Where a tab view that adapts to its space has its tabs. Hosts have them in a bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In a sidebar, which no host has.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands where there's a sidebar, which no host has.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabPlacement(name: "automatic")
  /// At the bar's trailing end.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// What the tab is called in a ``TabViewCustomization``. Users can't change tabs here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }

  /// What users may change of the tab: nothing here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  /// Whether the tab is there before users change that, where they can: not here.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  /// Where the tab stands where there's a sidebar, which no host has.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> { self }

  /// Actions of a section in a sidebar, which no host has.
  nonisolated public func sectionActions<Content>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View { self }

  /// A menu of a tab in a sidebar, which no host has.
  nonisolated public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<Self.TabValue> where M: View { self }

  /// Actions of a tab's row in a sidebar, which no host has.
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> where T: View { self }
}

extension View {
  /// What users have changed of the tabs of the tab views inside: nothing here, it's kept.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    attribute("tabViewCustomization", customization)
  }

  /// Where the tab views inside have their tabs at first, where users can change it: here it's a bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    attribute("defaultAdaptableTabBarPlacement", defaultPlacement)
  }

  /// A view above a sidebar's tabs. No host has a sidebar of tabs: it isn't shown.
  nonisolated public func tabViewSidebarHeader<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// A view below a sidebar's tabs. No host has a sidebar of tabs: it isn't shown.
  nonisolated public func tabViewSidebarFooter<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }

  /// A view at a sidebar's bottom. No host has a sidebar of tabs: it isn't shown.
  nonisolated public func tabViewSidebarBottomBar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { self }
}
