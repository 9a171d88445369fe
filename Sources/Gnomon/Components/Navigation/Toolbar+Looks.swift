// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Fills the background of some bars with a style, up to the screen's edge. Without a named bar it's the navigation
  /// bar.
  ///
  /// On macOS the strip of a tab view keeps its own look.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
  where S: ShapeStyle {
    let style = AnyShapeStyle(style)
    return barLook(bars) { $0.background = style }
  }

  /// Shows or hides the background of some bars. Without a named bar it's the navigation bar.
  ///
  /// `automatic` shows a background where a style was set, and a tab bar's own. `visible` without a style shows the
  /// bar's own.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Shows or hides the background of some bars. Without a named bar it's the navigation bar.
  ///
  /// `automatic` shows a background where a style was set, and a tab bar's own. `visible` without a style shows the
  /// bar's own.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Makes some bars light or dark; nil leaves them as their surroundings are. Without a named bar it's the navigation
  /// bar.
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

  /// Says whether the title stands in the bar above, or large below it. `automatic` is large.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar { $0.titleMode = mode.mode }
  }

  /// Says what a bar is for. Before iOS 26 the button to go back from an editor has no title; else bars look alike.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationBar { if role == .editor { $0.hidesBackTitle = true } }
  }

  /// Sets how the columns of the split views inside the view share the room. It has no effect in Gnomon.
  ///
  /// The leading columns have widths of their own, and the detail column has the rest.
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    self
  }

  /// Sets the width of the split view's column that the view stands in, in points. A negative width is 0.
  ///
  /// The detail column always has the rest, and in a compact width a column fills it: there it has no effect.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the split view's column that the view stands in, in points. The column has the ideal width.
  ///
  /// The limits have no effect, since nobody can resize a column. The detail column always has the rest, and in a
  /// compact width a column fills it.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}

/// The size and the place of a bar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// A large title below the bar.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// A large title in a line of its own below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// A large title in the bar. Gnomon shows it below the bar, as `large` does.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// A small title in the bar's middle.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// The purpose of a bar. In Gnomon bars of all roles look alike, save that an editor's button to go back has no title.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The role that the system chooses.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// A bar of a stack of pages.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// A bar of a browser, with ways back and forth.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// A bar of an editor of documents.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// A way in which a split view's columns share the room. It has no effect in Gnomon.
public protocol NavigationSplitViewStyle {}

/// The style that the system chooses. In Gnomon all styles look alike.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the automatic style.
  public init() {}
}

/// A style in which the detail column becomes narrower when leading columns are shown. In Gnomon all styles look like
/// it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the balanced style.
  public init() {}
}

/// A style in which the detail column keeps its size when leading columns are shown. In Gnomon all styles look alike:
/// it becomes narrower.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style with a prominent detail column.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the system chooses.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail column becomes narrower when leading columns are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail column would keep its size when leading columns are shown. In Gnomon it becomes narrower.
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

    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      if !preference.collects(ColumnWidthKey.self) { content.contribute(to: preference) }
    }
  }
}
