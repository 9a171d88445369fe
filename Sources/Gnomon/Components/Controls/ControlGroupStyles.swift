// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Controls side by side, 8 points apart. Their buttons have borders. The label is not drawn.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.automatic` stands for in short.
  nonisolated public init() {}

  /// Draws the controls side by side with borders.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.buttonStyle(.bordered)
  }
}

/// Controls for going back and forth: side by side, 16 points apart. Their buttons have no borders. The label is not
/// drawn.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.navigation` stands for in short.
  nonisolated public init() {}

  /// Draws the controls side by side without borders.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
  }
}

/// A menu that offers the controls of the group. The label of the group opens it.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.menu` stands for in short.
  nonisolated public init() {}

  /// Draws the label as a menu of the controls.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu that offers the controls of the group in little room. Gnomon draws it as ``MenuControlGroupStyle`` does.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.compactMenu` stands for in short.
  nonisolated public init() {}

  /// Draws the label as a menu of the controls.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// The icons of the controls side by side, 16 points apart. Their buttons have no borders, and titles are not drawn.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style, which `.palette` stands for in short.
  nonisolated public init() {}

  /// Draws the controls' icons side by side.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.labelStyle(.iconOnly).buttonStyle(.borderless)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls side by side, 8 points apart, whose buttons have borders.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls for going back and forth, side by side without borders.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls that the label of the group opens.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu of the controls in little room. Gnomon draws it as `menu`.
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The icons of the controls side by side, without borders.
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
