// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Views with navigation: the older form of ``NavigationStack`` and ``NavigationSplitView``.
///
/// In a regular width two or three views are columns, the first one the sidebar, unless the style is
/// ``StackNavigationViewStyle``. Else the first view is the root of a stack, and the others aren't shown. One view
/// alone is always a stack, without an empty column beside it.
///
/// ```swift
/// struct Notes: View {
///   var body: some View {
///     NavigationView {
///       List {
///         NavigationLink("Shopping") { Text("Bread and milk") }
///       }
///       .navigationTitle("Notes")
///     }
///     .navigationViewStyle(.stack)
///   }
/// }
/// ```
public nonisolated struct NavigationView<Content>: View where Content: View {
  let content: Content
  @State private var store = NavigationStore()

  /// Creates a navigation view of one, two or three views. Further ones aren't shown.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isNavigationStacked) private var isStacked

  /// The columns or the stack that the views make.
  @MainActor @preconcurrency public var body: some View {
    if sizeClass == .regular, !isStacked {
      let store = store
      Group(subviews: content) { views in
        switch views.count {
        case 0, 1: NavigationScreens(root: views.first, store: store)
        case 2: NavigationSplitView(sidebar: { views[0] }, detail: { views[1] })
        default: NavigationSplitView(sidebar: { views[0] }, content: { views[1] }, detail: { views[2] })
        }
      }
    } else {
      NavigationScreens(root: TopmostView(showsFirst: true) { content }, store: store)
    }
  }
}

/// A style of navigation views: as columns, or as a stack. Gnomon knows its own styles alone.
public protocol NavigationViewStyle {}

private enum StackedNavigationKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views show one view at a time wherever they are.
  fileprivate var isNavigationStacked: Bool {
    get { self[StackedNavigationKey.self] }
    set { self[StackedNavigationKey.self] = newValue }
  }
}

/// The style that navigation views have by themselves: columns in a regular width, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the default style.
  public init() {}
}

/// A style that shows one view at a time, in any width.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style of a stack.
  public init() {}
}

/// A style that shows columns in a regular width, and a stack in a compact one.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  init() {}
}

/// The older style of two columns. In Gnomon it's the default style: a third column is shown too.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style of two columns.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style: columns in a regular width, else a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time, in any width.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns in a regular width, and a stack in a compact one.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views inside the view: columns where there's room, or always a stack.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    environment(\.isNavigationStacked, style is StackNavigationViewStyle)
  }
}
