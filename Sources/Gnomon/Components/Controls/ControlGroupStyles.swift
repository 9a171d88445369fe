// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Buttons with borders side by side.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

/// The controls of a navigation side by side, without borders.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.navigation` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
  }
}

/// A menu of the group's label that offers the controls.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.menu` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu of the group's label that offers the controls: here it's as ``MenuControlGroupStyle``.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.compactMenu` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// The controls' icons side by side, without borders.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.palette` stands for in short.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.labelStyle(.iconOnly).buttonStyle(.borderless)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
