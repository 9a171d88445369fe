// SPDX-License-Identifier: Apache-2.0
/// The place of a tab view's tabs, as a page finds it in the environment.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// A bar at the top, as on macOS.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// A bar at the bottom, as on iOS.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// A bar beside a window. Gnomon never has one.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// A sidebar. Gnomon never shows tabs in one.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// Dots that tell which page is shown, as the page style has them.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// The place of the tabs of the tab view around: at the bottom, on macOS at the top, or dots in the page style.
  ///
  /// It's nil outside of a tab view.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
