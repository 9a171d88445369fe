// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A tab view's pages and bar.
nonisolated struct TabPages<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let selected: AnyHashable?
  /// The page that is shown where nothing is bound.
  let index: Int
  let style: _TabViewStyleKind
  let select: (ViewTag?, Int) -> Void
  let content: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { TabPagesNode<Content>(view, context) }
}

/// A tab as the bar has it.
nonisolated struct TabPagesTab {
  let page: Int
  let label: LayerStackNode?
  let badge: LayerStackNode?
  let isDisabled: Bool
  let isSearch: Bool

  /// Calls for what of it is placed in the bar.
  func forEachPart(_ body: (LayoutNode) -> Void) {
    if let label, label.hasItems { body(label) }
    if label != nil, let badge, badge.hasItems { body(badge) }
  }
}

/// What the colours of a bar's labels are made from.
private nonisolated struct LabelLook: Equatable {
  let environment: EnvironmentValues
  /// The chosen page.
  let shown: Int?
  /// The pages that can't be chosen.
  let disabled: [Int]

  func style(ofLabel page: Int) -> AnyShapeStyle {
    if disabled.contains(page) { return AnyShapeStyle(.tertiary) }
    if page == shown { return AnyShapeStyle(.tint) }
    let isGlass = BarMetrics(environment.platformProfile).isGlass
    return AnyShapeStyle(isGlass ? BarMetrics.glassLabel(in: environment.colorScheme) : Color.gray)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.shown == b.shown && a.disabled == b.disabled && a.environment.isIdentical(to: b.environment)
  }
}

final class TabPagesNode<Content: View>: LayoutNode, SafeAreaProvider, SafeAreaReader, TabPlace {
  override var nodeSemantics: (any SemanticSource)? { self }
  override var isTaggedContainer: Bool { true }
  private(set) var view: TabPages<Content>
  private var content: ViewNode!
  private(set) var pages: ContiguousArray<LayoutNode> = []
  private var labels: [LayerStackNode?] = []
  /// The unsafe area below with which the content was placed.
  private var placedSafeArea: CGFloat?
  /// The last page that was shown and isn't for searching.
  private var pageBefore: Int?
  /// What the labels were last given, and from what it was made.
  private var given: (look: LabelLook, labels: [EnvironmentValues])?

  init(_ view: TabPages<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    flags.insert(.itemsDirty)
    graph.safeAreaReaders.add(self)
    graph.feature(NavigationPlaces.self) { NavigationPlaces() }.add(self)
    content = Content._makeNode(
      view.content,
      context.child(
        of: self, environment: pageEnvironment, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let placement = placement
    graph.knownFeature(NavigationPlaces.self)?.version &+= 1
    view = value.assumingMemoryBound(to: TabPages<Content>.self).pointee
    if placement != self.placement { content.environmentDidChange(pageEnvironment) }
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
    flags.insert(.itemsDirty)
    invalidateLayout()
  }

  private var placement: TabBarPlacement {
    switch view.style {
    case .page: .pageIndicator
    case .bar: isBarAbove ? .topBar : .bottomBar
    }
  }

  /// What the pages find around them.
  private var pageEnvironment: EnvironmentValues {
    var environment = environment
    environment.tabBarPlacement = placement
    return environment
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    environment = new
    content?.environmentDidChange(pageEnvironment)
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    flags.insert(.itemsDirty)
    invalidateLayout()
    return true
  }

  func updateItems() {
    guard flags.contains(.itemsDirty) else { return }
    flags.remove(.itemsDirty)
    graph.knownFeature(NavigationPlaces.self)?.version &+= 1
    pages = content.items
    given = nil
    labels = pages.map { $0.layoutValue(ObjectIdentifier(TabItemKey.self)) as? LayerStackNode }
    for page in pages {
      page.layoutParent = self
      page.beginConcealed()
    }
    for label in labels { label?.layoutParent = self }
  }

  var shownIndex: Int? {
    updateItems()
    guard !pages.isEmpty else { return nil }
    if let selected = view.selected {
      return pages.firstIndex { $0.choiceTag?.matches(selected) ?? false } ?? firstOffered
    }
    return view.index == 0 ? firstOffered : min(max(0, view.index), pages.count - 1)
  }

  /// The page that's shown where none is chosen.
  var firstOffered: Int { pages.firstIndex { isOffered($0) } ?? 0 }

  private func isOffered(_ page: LayoutNode) -> Bool { !traits(of: page).isHidden }

  private func traits(of page: LayoutNode) -> TabTraits {
    page.layoutValue(ObjectIdentifier(TabTraitsKey.self)) as? TabTraits ?? TabTraits()
  }

  /// The tabs that the bar has.
  var tabs: [TabPagesTab] {
    updateItems()
    return pages.indices.compactMap { index in
      let page = pages[index]
      let traits = traits(of: page)
      guard !traits.isHidden else { return nil }
      let badge = isBarAbove ? nil : page.layoutValue(ObjectIdentifier(BadgeKey.self)) as? LayerStackNode
      return TabPagesTab(
        page: index, label: labels[index], badge: badge, isDisabled: traits.isDisabled, isSearch: traits.isSearch)
    }
  }

  var shown: LayoutNode? { shownIndex.map { pages[$0] } }

  var barHeight: CGFloat {
    updateItems()
    guard case .bar = view.style, zip(pages, labels).contains(where: { $1 != nil && isOffered($0) }) else { return 0 }
    let info = shown?.preference(TabBarKey.self)
    // A search field that has the bar's place makes room for itself.
    if info?.isHidden ?? false || info?.search != nil && isGlass { return 0 }
    if isBarAbove { return stripHeight + Self.stripGap }
    return TabBarMetrics.covered(isGlass: isGlass, safeArea: safeAreaInsets.bottom)
  }

  /// The tab that a circle beside a search field leads back to: the last one that was chosen, by itself the first.
  var foldedTab: TabPagesTab? {
    guard isGlass, case .bar = view.style, let info = shown?.preference(TabBarKey.self), !info.isHidden,
      info.search == .field
    else { return nil }
    let tabs = tabs.filter { !$0.isSearch && !$0.isDisabled }
    return tabs.first { $0.page == pageBefore } ?? tabs.first
  }

  // The bar lies by the screen's end.
  func followSafeArea() {
    guard isGlass, safeAreaInsets.bottom != placedSafeArea else { return }
    graph.layoutDidChange = true
    placeContent()
  }

  override var showsOneItem: Bool { true }

  // On iOS content is scrolled under the bar.
  var hasBars: Bool { isBarAbove }
  override var safeAreaProvider: (any SafeAreaProvider)? { self }
  var coveredInsets: EdgeInsets {
    let bar = barHeight
    return EdgeInsets(top: isBarAbove ? bar : 0, leading: 0, bottom: isBarAbove ? 0 : bar, trailing: 0)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let shown { body(shown) }
    if let label = foldedTab?.label { body(label) }
    guard barHeight > 0 else { return }
    for tab in tabs { tab.forEachPart(body) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let shown else { return .zero }
    let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight) })
    let fitted = shown.size(for: inner)
    return CGSize(width: proposal.width ?? fitted.width, height: proposal.height ?? fitted.height + barHeight)
  }

  override func placeContent() {
    let bar = barHeight
    let shown = shown
    placedSafeArea = safeAreaInsets.bottom
    reveal(shown, of: pages)
    if let shown {
      let proposal = ProposedViewSize(width: size.width, height: max(0, size.height - bar))
      let fitted = shown.size(for: proposal)
      let top = (size.height - bar - fitted.height) / 2 + (isBarAbove ? bar : 0)
      shown.place(at: CGPoint(x: (size.width - fitted.width) / 2, y: top), proposal: proposal)
    }
    if let shownIndex, !traits(of: pages[shownIndex]).isSearch { pageBefore = shownIndex }
    if let label = foldedTab?.label {
      tintLabels()
      placeFolded(label)
    }
    guard bar > 0 else { return }
    tintLabels()
    for (index, (tab, cell)) in zip(tabs, cells).enumerated() {
      guard let label = tab.label else { continue }
      place(label, of: index, in: cell)
      if let badge = tab.badge { place(badge, in: cell) }
    }
  }

  /// Gives the labels their colours, where those are others than before: labels that are given new surroundings are
  /// laid out again.
  private func tintLabels() {
    let look = LabelLook(
      environment: environment, shown: shownIndex, disabled: tabs.filter(\.isDisabled).map(\.page))
    if let given, given.look == look,
      zip(labels, given.labels).allSatisfy({ $0?.environment.isIdentical(to: $1) ?? true })
    {
      return
    }
    let all = labels.indices.map { index in
      var environment = environment
      let isDisabled = look.disabled.contains(index)
      if isDisabled { environment.isEnabled = false }
      if isDisabled || !isBarAbove { environment.foregroundStyle = look.style(ofLabel: index) }
      labels[index]?.environmentDidChange(environment)
      return labels[index]?.environment ?? environment
    }
    given = (look, all)
  }

  override func contribute(to preference: PreferenceCollector) { shown?.contribute(to: preference) }

  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    if barHeight > 0, environment.isEnabled, let place = place(at: point) {
      let chosen = tabs[place]
      guard !chosen.isDisabled else { return true }
      addTransfers(of: pages[chosen.page], to: &hits)
      if hits.isForDrop { return true }
      addSelection(of: chosen.page, to: &hits)
      return true
    }
    if environment.isEnabled, let folded = foldedTab, foldedCircle.contains(point) {
      addSelection(of: folded.page, to: &hits)
      return true
    }
    guard let shown else { return false }
    return shown.hitTestFromParent(point, of: self, &hits)
  }

  func selectPage(_ page: Int) { view.select(pages[page].choiceTag, page) }

  private func addSelection(of page: Int, to hits: inout HitList) {
    let (select, tag) = (view.select, pages[page].choiceTag)
    let tap = TapGesture().onEnded { _ in select(tag, page) }
    hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
  }

  override func draw(_ context: inout DrawingContext) {
    if let shown { context.draw(shown) }
    if let label = foldedTab?.label { drawFolded(label, &context) }
    if barHeight > 0 { drawBar(&context) }
    if case .page(true) = view.style { drawDots(&context) }
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { "TabPages" }
}
