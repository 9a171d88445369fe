// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Several views of which one is shown, chosen by a bar at the bottom; on macOS by a strip of segments at the top.
///
/// ```swift
/// struct Sections: View {
///   @State private var chosen = "today"
///
///   var body: some View {
///     TabView(selection: $chosen) {
///       Tab("Today", systemImage: "sun.max", value: "today") { Text("Sunny") }
///       Tab("Week", systemImage: "calendar", value: "week") { Text("Changing") }
///     }
///   }
/// }
/// ```
public nonisolated struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var index = 0
  @Environment(\.tabViewStyle) private var style
  @Environment(\.tabViewBottomAccessory) private var accessory

  nonisolated init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// - Parameter selection: the tag of the view that is shown.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  @MainActor @preconcurrency public var body: some View {
    if let accessory {
      // A modifier of several views is put around each: every page has the accessory between itself and the bar.
      pages(content.modifier(TabAccessoryModifier(accessory: accessory)))
    } else {
      pages(content)
    }
  }

  @MainActor private func pages<Pages: View>(_ pages: Pages) -> some View {
    let (selection, index) = (selection, _index)
    let selected: AnyHashable? = selection.map { AnyHashable($0.wrappedValue) }
    return TabPages(
      selected: selected, index: index.wrappedValue, style: style,
      select: { tag, place in
        if let selection {
          tag?.select(in: selection)
        } else {
          index.wrappedValue = place
        }
      },
      content: pages)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a view of the tabs in `content`. It keeps by itself which of them is chosen; at first, that's the first.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// How tab views look.
public protocol TabViewStyle {
  /// The built-in look behind the style.
  var _kind: _TabViewStyleKind { get }
}

/// The built-in looks of tab views.
public enum _TabViewStyleKind: Sendable {
  case bar
  /// Pages without a bar, with dots or without.
  case page(showsDots: Bool)
}

/// A bar at the bottom; on macOS a strip of segments at the top.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style, which `.automatic` stands for in short.
  public init() {}
  public var _kind: _TabViewStyleKind { .bar }
}

/// Pages beside each other, with dots that tell which is shown.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let showsDots: Bool
    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _kind: _TabViewStyleKind { .page(showsDots: mode.showsDots) }
}

/// A bar at the bottom; on wide displays it may become a sidebar, which isn't so here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style, which `.sidebarAdaptable` stands for in short.
  public init() {}
  public var _kind: _TabViewStyleKind { .bar }
}

/// Always a bar, which has no sidebar beside it.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style, which `.tabBarOnly` stands for in short.
  public init() {}
  public var _kind: _TabViewStyleKind { .bar }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle {}

/// Dots, with something behind them or without; nothing is drawn behind them here.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When something lies behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewStyleKind { .bar }
}

extension EnvironmentValues {
  var tabViewStyle: _TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the tab views inside a look.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.tabViewStyle, style._kind)
  }

  /// How the dots of the pages inside look: always the same.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { self }

  /// What stands for the view in the bar of the tab view around.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TabItemModifier(label: TabItemLabel(label: label())))
  }
}

/// A tab's label: icon over title, 10 points high; in a strip of segments the title alone.
nonisolated struct TabItemLabel<Label: View>: View, _SeeThroughView {
  let label: Label
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.hasTabsAbove {
      ImplicitStack(row: { label }).labelStyle(.titleOnly).lineLimit(1)
    } else {
      ImplicitStack(spacing: 3, column: { label })
        .labelStyle(TabLabelStyle())
        .font(.system(size: 10, weight: .medium))
        .imageScale(.large)
        .lineLimit(1)
    }
  }
}

private nonisolated struct TabLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon
      configuration.title
    }
  }
}

nonisolated enum TabItemKey: LayoutValueKey {
  static var defaultValue: LayoutNode? { nil }
}

/// Carries a tab's label to the tab view, which places it in its bar.
nonisolated struct TabItemModifier<Label: View>: UnaryModifier {
  let label: Label

  final class Node: SideStackNode<TabItemModifier<Label>> {
    override func makeSide() {
      makeStack(alignment: .center) { Label._makeNode(modifier.label, $0.with(source: nil)) }
    }

    override func modifierDidChange(from old: TabItemModifier<Label>) { stack.content?.update(with: modifier.label) }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(TabItemKey.self) ? stack : super.layoutValue(key)
    }
  }
}
