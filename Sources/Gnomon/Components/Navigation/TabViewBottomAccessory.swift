// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a tab view's accessory lies.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar. Nowhere so here, since bars don't shrink.
  case inline
  /// Above the bar.
  case expanded
}

/// When a tab view's bar shrinks. It never does here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While content is scrolled towards its end.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While content is scrolled towards its start.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// At no time.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

private enum TabViewBottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  var tabViewBottomAccessory: AnyView? {
    get { self[TabViewBottomAccessoryKey.self] }
    set { self[TabViewBottomAccessoryKey.self] = newValue }
  }

  /// Where the tab view's accessory around lies; nil outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

/// A page of a tab view over the accessory.
nonisolated struct TabAccessoryModifier: ViewModifier {
  let accessory: AnyView

  @MainActor func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // Tab views on the page have none of it.
      .environment(\.tabViewBottomAccessory, nil)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        ImplicitStack(row: { accessory })
          .environment(\.tabViewBottomAccessoryPlacement, .expanded)
          .environment(\.tabViewBottomAccessory, nil)
          .frame(maxWidth: .infinity, minHeight: 48)
          .background(Capsule().fill(SystemFill(level: 3)))
          .padding(EdgeInsets(top: 4, leading: 20, bottom: 8, trailing: 20))
      }
  }
}

extension View {
  /// Puts views between the pages of the tab views inside and their bars: each page has them, with states of its own.
  nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    environment(\.tabViewBottomAccessory, AnyView(content()))
  }

  /// Puts views between the pages of the tab views inside and their bars where that's enabled: each page has them, with states of its own.
  nonisolated public func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }

  /// When the bars of the tab views inside shrink. They never do here: it's kept.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    attribute("tabBarMinimizeBehavior", behavior)
  }
}
