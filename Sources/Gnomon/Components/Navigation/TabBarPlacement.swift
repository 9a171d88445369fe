// SPDX-License-Identifier: Apache-2.0
/// Where a tab view's tabs are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Beside a window. No host has one.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// In a sidebar. No host has one.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Signs that tell which page is shown.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the tabs are of the tab view around: at the bottom, on macOS at the top, or signs of pages. nil outside of a tab view.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
