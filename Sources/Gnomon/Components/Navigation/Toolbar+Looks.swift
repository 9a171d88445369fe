// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// What lies behind bars.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    let style = AnyShapeStyle(style)
    return barLook(bars) { $0.background = style }
  }

  /// Whether something lies behind bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Whether something lies behind bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Whether bars are light or dark; nil leaves it to what is around.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.colorScheme = colorScheme }
  }

  /// Changes how bars look; without a name it's the navigation bar.
  nonisolated private func barLook(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    navigationBar {
      if bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar) { change(&$0.look) }
      if bars.contains(.bottomBar) { change(&$0.bottomLook) }
    }
    .tabBar(among: bars) { change(&$0.look) }
  }

  /// How the bar above shows its title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar { $0.titleMode = mode.mode }
  }

  /// What a toolbar is for; it looks the same whatever that is.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// How the columns of the split views inside share the room: here they always do so evenly.
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    self
  }

  /// The width of the split view's column that the view stands in, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// The width of the split view's column that the view stands in, in points: it has its ideal width.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// How a split view's columns share the room.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style, which `.balanced` stands for in short.
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style, which `.prominentDetail` stands for in short.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// Gives a column the width that its content asks for.
nonisolated struct ColumnWidthModifier: UnaryModifier {
  let standard: CGFloat

  final class Node: UnaryNode<ColumnWidthModifier> {
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      let asked = (content ?? child)?.preference(ColumnWidthKey.self) ?? nil
      return ProposedViewSize(width: max(0, finite(asked ?? modifier.standard)), height: proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let inner = inner(proposal)
      return CGSize(width: inner.width ?? 0, height: child?.size(for: inner).height ?? 0)
    }

    override func placeContent() {
      let inner = inner(proposal)
      child?.place(at: .zero, proposal: inner)
    }

    override func ownPreference<K: PreferenceKey>(_ key: K.Type, of content: ViewNode) -> K.Value? {
      K.self == ColumnWidthKey.self ? nil : content.preference(key)
    }
  }
}
