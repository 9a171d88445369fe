// SPDX-License-Identifier: Apache-2.0
/// What a view says of how a bar looks.
nonisolated struct BarLook {
  var background: AnyShapeStyle?
  var visibility = Visibility.automatic
  /// The scheme of the bar; nil is that of its surroundings.
  var colorScheme: ColorScheme?

  /// Takes from another what it doesn't say itself.
  mutating func fill(from other: BarLook) {
    background = background ?? other.background
    if visibility == .automatic { visibility = other.visibility }
    colorScheme = colorScheme ?? other.colorScheme
  }

  /// What lies behind the bar; nil where nothing is asked for. One that is shown without a style has the bars' own.
  var shownBackground: AnyShapeStyle? {
    switch visibility {
    case .hidden: nil
    case .visible: background ?? AnyShapeStyle(.bar)
    case .automatic: background
    }
  }
}

/// Gives a bar its background, on to the screen's edge, and its colours.
nonisolated struct BarLookModifier: ViewModifier {
  let look: BarLook
  let edge: Edge.Set

  @MainActor func body(content: Content) -> some View {
    let colorScheme = look.colorScheme
    content
      .background {
        if let background = look.shownBackground { Rectangle().fill(background).ignoresSafeArea(edges: edge) }
      }
      .transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}

/// What a page says of the bar of tabs that it stands in: stacks between hand it on from the screen that they show.
nonisolated struct TabBarInfo {
  /// A search field that has the place of the bar.
  enum Search {
    /// The tabs are a circle beside it.
    case field
    /// It's there alone.
    case searching
  }

  var isHidden = false
  var look = BarLook()
  var search: Search?
}

enum TabBarKey: PreferenceKey {
  static var defaultValue: TabBarInfo { TabBarInfo() }

  static func reduce(value: inout TabBarInfo, nextValue: () -> TabBarInfo) {
    let next = nextValue()
    value.isHidden = value.isHidden || next.isHidden
    value.look.fill(from: next.look)
    value.search = value.search ?? next.search
  }
}

extension View {
  /// Says something of the bar of tabs around, where it's one of some bars.
  nonisolated func tabBar(among bars: [ToolbarPlacement], _ change: @escaping (inout TabBarInfo) -> Void) -> some View {
    let isMeant = bars.contains(.tabBar)
    return transformPreference(TabBarKey.self) { if isMeant { change(&$0) } }
  }
}
