import Foundation

/// The older form of ``NavigationStack``: its first view is the root; further ones are shown beside it only where there
/// are columns, which isn't so here.
public nonisolated struct NavigationView<Content>: View where Content: View {
  let content: Content
  @State private var store = NavigationStore()

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor @preconcurrency public var body: some View {
    NavigationScreens(root: TopmostView(showsFirst: true) { content }, store: store)
  }
}

/// How navigation views look.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// Columns, where there's room.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
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
  /// How the navigation views inside look: always a stack, as on an iPhone.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { self }
}
