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
  /// Whether the page lies above another one, so that there's a way back.
  var isPushed = false
  /// The title of the page below.
  var backTitle: Text?
  var look = BarLook()
  var bottomLook = BarLook()
  /// The page's search field, where it stands in a bar.
  var search: SearchBarEntry?
  /// Whether the button to go back is a sign alone.
  var hidesBackTitle = false

  func items(in area: ToolbarItemPlacement.Area) -> [_ToolbarEntry] {
    items.filter { $0.placement.area == area && isThere($0) }
  }

  func hasItems(in area: ToolbarItemPlacement.Area) -> Bool {
    items.contains { $0.placement.area == area && isThere($0) }
  }

  /// A place for the search field is an item where there's a field.
  private func isThere(_ item: _ToolbarEntry) -> Bool { !item.isSearch || search.map { !$0.isPrincipal } ?? false }

  var hasBottomItems: Bool { hasItems(in: .bottom) || hasSearchBelow }

  /// Whether the search field stands in the bar at the bottom.
  private var hasSearchBelow: Bool {
    guard let search, !search.isPrincipal else { return false }
    return search.isSearching || !items.contains { $0.isSearch && $0.placement.area != .bottom }
  }

  /// The items of the bar at the bottom, with the search field.
  @MainActor var bottomItems: [_ToolbarEntry] {
    guard hasSearchBelow, let search else { return items(in: .bottom) }
    return search.placed(among: items(in: .bottom))
  }

  /// The items at one of the ends of the bar above.
  @MainActor func topItems(in area: ToolbarItemPlacement.Area) -> [_ToolbarEntry] {
    let items = items(in: area)
    return search?.button(among: items) ?? items
  }
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
    value.search = value.search ?? next.search
    value.hidesBackTitle = value.hidesBackTitle || next.hidesBackTitle
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
    /// A large title in a line of its own below the bar.
    case large
  }
}

/// Lengths that bars are made with, in points.
private struct BarLayerMeasures: Equatable {
  let top: CGFloat
  let bottom: CGFloat
  let unsafe: CGFloat
}

/// Puts a navigation bar above a view, made of what the view says of it.
nonisolated struct NavigationBarModifier: UnaryModifier {
  let isPushed: Bool
  let pop: @MainActor () -> Void

  final class Node: SideStackNode<NavigationBarModifier>, SafeAreaProvider, SafeAreaReader, PreferenceFollower {
    private var layer: ContentClosureNode<NavigationBarView>!
    private var version: UInt?
    private var info = NavigationBarInfo()
    /// The stamp of `info`; nil where it has to be read again.
    private var stamp: UInt64?
    /// nil where it has to be worked out.
    private var knownTopHeight: CGFloat?
    private var hasBottomItems = false
    /// What the bars were last made with, beside `info`.
    private var layerMeasures: BarLayerMeasures?
    private var placedBottomHeight: CGFloat?
    private var hasWarned = false
    /// What has left of the large title, in points: the content that is scrolled takes it along.
    private(set) var collapse: CGFloat = 0
    private var isCollapsing = false

    override var reasoning: (any LayoutReasoning)? { self }

    override func makeSide() {
      makeStack(alignment: .top) { context in
        layer = ContentClosureNode(context.with(source: nil))
        return layer
      }
      graph.preferenceFollowers.append(self)
      graph.safeAreaReaders.add(self)
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
      (version, stamp) = (nil, nil)
      invalidateLayout()
    }

    private var metrics: BarMetrics {
      BarMetrics(environment.platformProfile, isInSheet: environment.isInSheet)
    }

    override func environmentDidChange(_ new: EnvironmentValues) {
      knownTopHeight = nil
      super.environmentDidChange(new)
    }

    private var topHeight: CGFloat {
      if let knownTopHeight { return knownTopHeight }
      let height = info.height(metrics, at: environment.dynamicTypeSize)
      knownTopHeight = height
      return height
    }

    private var bottomHeight: CGFloat {
      hasBottomItems ? metrics.bottomHeight(safeArea: safeAreaInsets.bottom) : 0
    }

    // On iOS content is scrolled under bars.
    var hasBars: Bool { environment.platformProfile.system == .macOS }
    override var safeAreaProvider: (any SafeAreaProvider)? { self }
    var coveredInsets: EdgeInsets { EdgeInsets(top: topHeight, leading: 0, bottom: bottomHeight, trailing: 0) }
    var hasLargeTitle: Bool { topHeight > 0 && info.showsLargeTitle }

    /// The height of a large title with its subtitle; 0 where there's none.
    private var titleHeight: CGFloat { hasLargeTitle ? max(0, topHeight - metrics.inlineHeight) : 0 }
    var isCollapsed: Bool { collapse > 0 && collapse >= titleHeight }

    /// Moves the title with what is scrolled below.
    private func followScrolling() {
      let hasTitle = hasLargeTitle
      guard hasTitle || collapse > 0 else { return }
      let offset = hasTitle ? scrolledContent(at: .top, topHeight, beyond: 0)?.offset.y ?? 0 : 0
      // At rest nothing else is asked: this runs in each pass.
      guard offset > 0 || collapse > 0 else { return }
      let new = min(offset, titleHeight)
      guard new != collapse else { return }
      collapse = new
      // The page keeps its place.
      isCollapsing = true
      showBars()
      isCollapsing = false
      graph.layoutDidChange = true
      placeContent()
    }

    // The bars' sizes aren't asked for: they take what the page is given.
    override func absorbs(_ change: LayoutChange, of child: LayoutNode) -> Bool {
      isCollapsing && child === stack && isPlaced
    }

    func followSafeArea() {
      followScrolling()
      guard bottomHeight != placedBottomHeight else { return }
      version = nil
      graph.layoutDidChange = true
      placeContent()
    }

    private func readInfo() {
      guard isOutdated else { return }
      version = graph.preferencesVersion
      let isSame = readContributions()
      placedBottomHeight = bottomHeight
      let measures = BarLayerMeasures(top: topHeight, bottom: bottomHeight, unsafe: safeAreaInsets.bottom)
      guard !isSame || measures != layerMeasures else { return }
      layerMeasures = measures
      showBars()
    }

    private func showBars() {
      guard let measures = layerMeasures else { return }
      let (info, pop, collapse, isCollapsed) = (info, modifier.pop, collapse, isCollapsed)
      layer.set {
        NavigationBarView(
          info: info, height: measures.top, bottomHeight: measures.bottom, unsafeHeight: measures.unsafe,
          collapse: collapse, isCollapsed: isCollapsed, pop: pop)
      }
    }

    /// What the page says of its title, whether it's shown or not.
    fileprivate var readTitle: Text? {
      let info = (content ?? child)?.preference(NavigationBarKey.self)
      return info.flatMap { $0.showsTitle ? $0.title : nil }
    }

    /// The bar of the page that the way back leads to.
    private var pageBelow: Node? {
      var page: LayoutNode = self
      while let parent = page.layoutParent {
        if let stack = parent as? any PageStack { return stack.page(below: page).flatMap(Self.bar(in:)) }
        page = parent
      }
      return nil
    }

    /// The title as it was last laid out.
    var shownTitle: Text? { info.showsTitle ? info.title : nil }

    // A page that was never shown hasn't been laid out.
    static func bar(in page: ViewNode) -> Node? {
      if let bar = page as? Node { return bar }
      var found: Node?
      page.forEachChild { if found == nil { found = bar(in: $0) } }
      return found
    }

    /// Gives whether all views inside, and the page below, say what they said before.
    private func readContributions() -> Bool {
      let collector = TypedPreferenceCollector<NavigationBarKey>()
      (content ?? child)?.contribute(to: collector)
      var isSame = collector.stamp == stamp
      if !isSame {
        stamp = collector.stamp
        graph.knownFeature(NavigationPlaces.self)?.version &+= 1
        info = collector.value ?? NavigationBarInfo()
        info.isPushed = modifier.isPushed
        (knownTopHeight, hasBottomItems) = (nil, info.hasBottomItems)
        warnOfKeyboardItems()
      }
      if info.showsBack, metrics.namesBack {
        let title = pageBelow?.readTitle
        if title != info.backTitle {
          info.backTitle = title
          isSame = false
        }
      }
      return isSame
    }

    private func warnOfKeyboardItems() {
      guard info.hasItems(in: .keyboard), !hasWarned else { return }
      hasWarned = true
      graph.warn(
        .unsupported, self, "has toolbar items above the keyboard. A host has no keyboard: they aren't drawn.",
        hint: "Give them another placement to see them.")
    }

    override func draw(_ context: inout DrawingContext) {
      if let child { context.draw(child) }
      guard topHeight + bottomHeight > 0, stack.hasItems else { return }
      if topHeight > 0, info.look.shownBackground == nil, info.look.visibility != .hidden {
        // Content begins where the title ends, until that has left.
        let scrolled = scrolledContent(at: .top, topHeight, beyond: collapse + 0.5)
        drawEdge(.top, topHeight, collapse: collapse, under: scrolled, &context)
      }
      if bottomHeight > 0, info.bottomLook.shownBackground == nil, info.bottomLook.visibility != .hidden {
        drawEdge(.bottom, bottomHeight, under: scrolledContent(at: .bottom, bottomHeight), &context)
      }
      context.draw(stack)
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
    override func contribute(to preference: PreferenceCollector, of content: ViewNode) {
      if !preference.collects(NavigationBarKey.self) { content.contribute(to: preference) }
    }

    override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
      if let child { body(child) }
      if topHeight + bottomHeight > 0, stack.hasItems { body(stack) }
    }
  }
}

extension NavigationBarInfo {
  var showsTitle: Bool { title != nil && !isTitleRemoved }
  var showsLargeTitle: Bool { (showsTitle || hasItems(in: .largeTitle)) && titleMode != .inline }
  var showsBack: Bool { isPushed && !isBackHidden }
  private var hasSubtitle: Bool { subtitle != nil || hasItems(in: .subtitle) }
  /// Whether there's a line below the large title.
  var showsLargeSubtitle: Bool { showsLargeTitle && (hasSubtitle || hasItems(in: .largeSubtitle)) }

  /// The height of the bar at the top: none where there's neither a title nor an item.
  func height(_ metrics: BarMetrics, at typeSize: DynamicTypeSize) -> CGFloat {
    guard metrics.profile.system == .iOS, !isHidden else { return 0 }
    let areas: [ToolbarItemPlacement.Area] = [.leading, .principal, .trailing]
    let hasItems = areas.contains(where: hasItems(in:)) || search?.isPrincipal ?? false
    guard showsTitle || showsLargeTitle || showsBack || hasSubtitle || hasItems else { return 0 }
    guard showsLargeTitle else { return metrics.inlineHeight }
    return metrics.inlineHeight + metrics.largeTitleHeight(at: typeSize)
      + (showsLargeSubtitle ? BarMetrics.subtitleHeight : 0)
  }
}
