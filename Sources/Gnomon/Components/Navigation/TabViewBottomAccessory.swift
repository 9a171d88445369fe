// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The place of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Inside the bar. Gnomon never puts it there, since bars don't shrink.
  case inline
  /// Above the bar.
  case expanded
}

/// The moment when a tab view's bar shrinks. In Gnomon it never does.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The bar shrinks while content is scrolled towards its end.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The bar shrinks while content is scrolled towards its start.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The bar never shrinks.
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

  /// The place of the accessory that the view stands in: always above the bar. It's nil outside of an accessory.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

/// What lies behind an accessory: glass on iOS.
private nonisolated struct AccessoryGround: View, _SeeThroughView {
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.system == .iOS {
      GlassPlate(shape: Capsule(style: .circular), look: GlassLook())
    } else {
      Capsule().fill(SystemFill(level: 3))
    }
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
          .background { AccessoryGround() }
          .padding(EdgeInsets(top: 4, leading: 20, bottom: 8, trailing: 20))
      }
  }
}

extension View {
  /// Puts views between the pages of the tab views inside the view and their bars.
  ///
  /// They lie in a capsule at least 48 points high. Each page has them, with states of its own.
  nonisolated public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    environment(\.tabViewBottomAccessory, AnyView(content()))
  }

  /// Puts views between the pages of the tab views inside the view and their bars if `isEnabled` is true.
  ///
  /// They lie in a capsule at least 48 points high. Each page has them, with states of its own. Enabling or disabling
  /// them makes the pages anew.
  nonisolated public func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }

  /// Says when the bars of the tab views inside the view shrink. Gnomon keeps it, without effect: bars never shrink.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    attribute("tabBarMinimizeBehavior", behavior)
  }
}
