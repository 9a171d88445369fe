// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a view says of the bar above it.
nonisolated struct NavigationBarInfo {
  var title: Text?
  var subtitle: Text?
  var isTitleRemoved = false
  var titleMode: NavigationBarItem.TitleDisplayMode = .automatic
  var items: [_ToolbarEntry] = []
  var isHidden = false
  var isBackHidden = false
  var look = BarLook()
  var bottomLook = BarLook()

  func items(in area: ToolbarItemPlacement.Area) -> [_ToolbarEntry] { items.filter { $0.placement.area == area } }
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarInfo { NavigationBarInfo() }

  static func reduce(value: inout NavigationBarInfo, nextValue: () -> NavigationBarInfo) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.isTitleRemoved = value.isTitleRemoved || next.isTitleRemoved
    if value.titleMode == .automatic { value.titleMode = next.titleMode }
    value.items += next.items
    value.isHidden = value.isHidden || next.isHidden
    value.isBackHidden = value.isBackHidden || next.isBackHidden
    value.look.fill(from: next.look)
    value.bottomLook.fill(from: next.bottomLook)
  }
}

/// The settings of a navigation bar.
public enum NavigationBarItem {
  /// The size and the place of a bar's title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// A large title below the bar, if there's a title.
    case automatic
    /// A small title in the bar's middle.
    case inline
    /// A large title in a line of its own below the bar, 52 points high.
    case large
  }
}

/// Puts a navigation bar above a view, made of what the view says of it.
nonisolated struct NavigationBarModifier: UnaryModifier {
  let isPushed: Bool
  let pop: @MainActor () -> Void

  final class Node: SideStackNode<NavigationBarModifier>, SafeAreaProvider, PreferenceFollower {
    private var layer: ContentClosureNode<NavigationBarView>!
    private var version: UInt?
    private var info = NavigationBarInfo()

    override func makeSide() {
      makeStack(alignment: .top) { context in
        layer = ContentClosureNode(context.with(source: nil))
        return layer
      }
      graph.preferenceFollowers.append(self)
    }

    override var stackEnvironment: EnvironmentValues {
      var inner = environment
      inner.surroundings = .toolbar
      inner.buttonStyle = nil
      inner.styles.foreground?.isAskedFor = false
      return inner
    }

    var isOutdated: Bool { version != graph.preferencesVersion }

    override func modifierDidChange(from old: NavigationBarModifier) {
      version = nil
      invalidateLayout()
    }

    private var topHeight: CGFloat {
      guard environment.platformProfile.system == .iOS, !info.isHidden else { return 0 }
      guard info.showsLargeTitle else { return 44 }
      return info.subtitle == nil ? 96 : 96 + NavigationBarView.subtitleHeight
    }

    private var bottomHeight: CGFloat { info.items(in: .bottom).isEmpty ? 0 : 49 }

    var hasBars: Bool { true }
    var coveredInsets: EdgeInsets { EdgeInsets(top: topHeight, leading: 0, bottom: bottomHeight, trailing: 0) }

    private func readInfo() {
      guard isOutdated else { return }
      version = graph.preferencesVersion
      info = (content ?? child)?.preference(NavigationBarKey.self) ?? NavigationBarInfo()
      let (info, modifier, bottomHeight) = (info, modifier, bottomHeight)
      let height = topHeight
      layer.set {
        NavigationBarView(
          info: info, isPushed: modifier.isPushed, height: height, bottomHeight: bottomHeight, pop: modifier.pop)
      }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - topHeight - bottomHeight) })
    }

    // As large as what's proposed, so that the bars stay where they are whatever the page takes.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
      let fitted = child?.size(for: inner(proposal)) ?? .zero
      return CGSize(
        width: proposal.width ?? fitted.width, height: proposal.height ?? fitted.height + topHeight + bottomHeight)
    }

    override func placeContent() {
      flags.remove(.boundaryQueued)
      readInfo()
      guard let child else { return }
      let proposal = inner(ProposedViewSize(size))
      let fitted = child.size(for: proposal)
      let free = size.height - topHeight - bottomHeight - fitted.height
      child.place(
        at: CGPoint(x: (size.width - fitted.width) / 2, y: topHeight + free / 2), proposal: proposal)
      stack.place(at: .zero, proposal: ProposedViewSize(size))
    }

    // Bars aren't the business of what lies further out.
    override func ownPreference<K: PreferenceKey>(_ key: K.Type, of content: ViewNode) -> K.Value? {
      K.self == NavigationBarKey.self ? nil : content.preference(key)
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if let child { body(child) }
      if topHeight + bottomHeight > 0, stack.hasItems { body(stack) }
    }
  }
}

extension NavigationBarInfo {
  var showsTitle: Bool { title != nil && !isTitleRemoved }
  var showsLargeTitle: Bool { showsTitle && titleMode != .inline }
}

/// A bar's title and items: 44 points, 52 more for a large title and 20 more for the line below that.
nonisolated struct NavigationBarView: View {
  let info: NavigationBarInfo
  let isPushed: Bool
  let height: CGFloat
  let bottomHeight: CGFloat
  let pop: @MainActor () -> Void

  static var subtitleHeight: CGFloat { 20 }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if height > 0 { top }
      Spacer(minLength: 0)
      if bottomHeight > 0 {
        HStack { ToolbarItems(items: info.items(in: .bottom)) }
          .frame(maxWidth: .infinity, minHeight: bottomHeight, maxHeight: bottomHeight)
          .padding(.horizontal, 16)
          .modifier(BarLookModifier(look: info.bottomLook, edge: .bottom))
      }
    }
  }

  @MainActor private var top: some View {
    VStack(spacing: 0) {
      bar.frame(height: 44).padding(.horizontal, 16)
      if info.showsLargeTitle {
        info.title.font(.largeTitle.bold()).lineLimit(1).systemForeground()
          .frame(maxWidth: .infinity, minHeight: 52, maxHeight: 52, alignment: .leading)
          .padding(.horizontal, 16)
        if let subtitle = info.subtitle {
          subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1).systemForeground()
            .frame(
              maxWidth: .infinity, minHeight: Self.subtitleHeight, maxHeight: Self.subtitleHeight, alignment: .leading
            )
            .padding(.horizontal, 16)
        }
      }
    }
    .modifier(BarLookModifier(look: info.look, edge: .top))
  }

  @MainActor @ViewBuilder private var inlineTitle: some View {
    let title = BarTitle(title: info.title, subtitle: info.subtitle).systemForeground()
    let items = info.items(in: .titleMenu)
    if items.isEmpty {
      title
    } else {
      Menu {
        ForEach(Array(items.indices), id: \.self) { items[$0].view }
      } label: {
        HStack(spacing: 4) {
          title
          ChevronShape().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .rotationEffect(.degrees(90)).frame(width: 5, height: 9)
        }
      }
      .buttonStyle(.plain)
    }
  }

  @MainActor private var bar: some View {
    ZStack {
      if info.items(in: .principal).isEmpty {
        if info.showsTitle, !info.showsLargeTitle { inlineTitle }
      } else {
        HStack { ToolbarItems(items: info.items(in: .principal)) }
      }
      HStack(spacing: 16) {
        if isPushed, !info.isBackHidden {
          Button(action: pop) {
            HStack(spacing: 6) {
              ChevronShape().stroke(.tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                .scaleEffect(x: -1, y: 1).frame(width: 9, height: 17)
              Text(verbatim: "Back")
            }
          }
        }
        ToolbarItems(items: info.items(in: .leading))
        Spacer(minLength: 0)
        ToolbarItems(items: info.items(in: .trailing))
      }
    }
  }
}

private nonisolated struct ToolbarItems: View, _SeeThroughView {
  let items: [_ToolbarEntry]

  @MainActor var body: some View {
    ForEach(Array(items.indices), id: \.self) { index in
      items[index].view.labelStyle(ToolbarLabelStyleBody())
    }
  }
}

/// Labels in a bar are their icons.
private nonisolated struct ToolbarLabelStyleBody: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
