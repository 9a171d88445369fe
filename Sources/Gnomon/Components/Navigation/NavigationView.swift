// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The older form of ``NavigationStack`` and ``NavigationSplitView``: of several views the first is a sidebar, where there's room for columns
/// (a regular width) and the style isn't ``StackNavigationViewStyle``; else the first is the root of a stack, and the others aren't shown.
///
/// ```swift
/// struct OlderMailbox: View {
///   var body: some View {
///     NavigationView {
///       List(1..<4) { Text("Letter \($0)") }
///         .navigationTitle("Inbox")
///     }
///     .navigationViewStyle(.stack)
///   }
/// }
/// ```
public nonisolated struct NavigationView<Content>: View where Content: View {
  let content: Content
  @State private var store = NavigationStore()

  /// Makes a navigation view of one or several views: a sidebar and what stands beside it, or the root of a stack.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isNavigationStacked) private var isStacked

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

/// How navigation views look.
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

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style, which `.stack` stands for in short.
  public init() {}
}

/// Columns, where there's room.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style, which has no name in short.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How the navigation views inside look: as columns where there's room, or as a stack.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    environment(\.isNavigationStacked, style is StackNavigationViewStyle)
  }
}
