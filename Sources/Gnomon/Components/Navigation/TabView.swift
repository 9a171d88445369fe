// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Several pages of which one is shown. A bar lets people choose the page.
///
/// The bar lies at the bottom: a capsule of glass on iOS 26, a strip of 49 points before; on macOS it's a strip of
/// segments at the top. Pages that aren't shown keep their state. Where no page has a label there's no bar.
///
/// ```swift
/// struct MainTabs: View {
///   @State private var chosen = "home"
///
///   var body: some View {
///     TabView(selection: $chosen) {
///       Tab("Home", systemImage: "house", value: "home") {
///         Text("Welcome")
///       }
///       Tab("Settings", systemImage: "gear", value: "settings") {
///         Button("Back home") { chosen = "home" }
///       }
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

  /// Creates a tab view of views, which shows the one whose tag is selected.
  ///
  /// A tap on a tab writes its tag to the selection. Where no view has the selected tag, the first one that isn't
  /// hidden is shown.
  ///
  /// - Parameters:
  ///   - selection: The tag of the view that is shown; nil lets the tab view keep it for itself.
  ///   - content: The pages, each with a `tag(_:)`, and a `tabItem(_:)` for the bar.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// The shown page and the bar.
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
  /// Creates a tab view of views that keeps for itself which one is shown, the first at first.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// A look of tab views: with a bar, or as pages with dots.
public protocol TabViewStyle {
  /// The built-in look that the style stands for.
  var _kind: _TabViewStyleKind { get }
}

/// The built-in looks of tab views.
public enum _TabViewStyleKind: Sendable {
  /// A bar at the bottom; on macOS a strip of segments at the top.
  case bar
  /// Pages without a bar, with dots near the bottom or without.
  case page(showsDots: Bool)
}

/// The look that tab views have by themselves: a bar at the bottom; on macOS a strip of segments at the top.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the default style.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .bar }
}

/// A look with one page at a time and dots that tell which one is shown.
///
/// Gnomon has no gesture to turn pages: the page changes with the selection. The dots are 7 points wide and white.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// A choice of whether there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let showsDots: Bool
    /// Dots where there's more than one page.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Dots where there's more than one page. In Gnomon a single page has none in this mode either.
    public static let always = IndexDisplayMode(showsDots: true)
    /// No dots.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let mode: IndexDisplayMode

  /// Creates the style of pages. By itself it has dots where there's more than one page.
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Pages, with dots or without.
  public var _kind: _TabViewStyleKind { .page(showsDots: mode.showsDots) }
}

/// A look with a bar that may become a sidebar on wide displays. In Gnomon it always stays a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style of a bar or a sidebar.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .bar }
}

/// A look that always has a bar and never a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style of a bar.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .bar }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar, and never a sidebar.
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default look: a bar at the bottom; on macOS a strip of segments at the top.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that may become a sidebar on wide displays. In Gnomon it always stays a bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// One page at a time, with dots where there's more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// One page at a time, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A look of the dots that tell which page is shown. In Gnomon dots always look alike.
public protocol IndexViewStyle {}

/// A look of dots with a background or without. Gnomon never draws the background.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// A choice of when there's a background behind the dots. It has no effect in Gnomon.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// A background when the system likes. Gnomon draws none.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// A background while the dots are touched. Gnomon draws none.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// A background at all times. Gnomon draws none.
    public static let always = BackgroundDisplayMode(name: "always")
    /// No background.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style of dots. The mode has no effect in Gnomon.
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots with a background when the system likes. Gnomon draws none.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background by a mode, which has no effect in Gnomon.
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
  /// Sets the look of the tab views inside the view.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.tabViewStyle, style._kind)
  }

  /// Sets the look of the dots of the pages inside the view. It has no effect in Gnomon: dots always look alike.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { self }

  /// Sets the label of the view in the bar of the tab view around.
  ///
  /// In a bar at the bottom the icon stands above the title, which is 10 points high. On macOS the title is shown
  /// alone.
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
      TabItemLayout(isGlass: BarMetrics(profile).isGlass).callAsFunction { label }
        .labelStyle(TabLabelStyle(isGlass: BarMetrics(profile).isGlass))
        .font(.system(size: 10, weight: .medium))
        .environment(\.symbolFont, TabBarMetrics.iconFont)
        .symbolVariant(.fill)
        .lineLimit(1)
    }
  }
}

/// A label's icon and title, which the layout of the bar places.
private nonisolated struct TabLabelStyle: LabelStyle {
  let isGlass: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    TabItemLayout(isGlass: isGlass).callAsFunction {
      configuration.icon
      configuration.title
    }
    .layoutValue(key: TabItemLayout.IsWhole.self, value: true)
  }
}

/// Places a tab's icon by its middle and its title by its baseline, below the top of the bar. What isn't as high as a
/// tab, as the circle for searching, has the icon in its middle and no title.
nonisolated struct TabItemLayout: BuiltInLayout {
  /// Whether a view is a label that places its own parts.
  enum IsWhole: LayoutValueKey {
    static var defaultValue: Bool { false }
  }

  let isGlass: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { max($0, $1.width) },
      height: proposal.height ?? TabBarMetrics.height(isGlass: isGlass))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = max(0, bounds.width - 4)
    for subview in subviews {
      let offer = ProposedViewSize(width: width, height: nil)
      if subview[IsWhole.self] {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      } else if subview.node.showsText {
        let own = subview.dimensions(in: offer)
        subview.place(
          at: CGPoint(
            x: bounds.midX - own.width / 2,
            y: bounds.minY + TabBarMetrics.titleBaseline(isGlass: isGlass) - own[.firstTextBaseline]),
          proposal: offer)
      } else {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.minY + TabBarMetrics.iconCenter(isGlass: isGlass)), anchor: .center,
          proposal: offer)
      }
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
