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

final class TabPagesNode<Content: View>: LayoutNode, SafeAreaProvider, TaggedContainer {
  private(set) var view: TabPages<Content>
  private var content: ViewNode!
  private(set) var pages: ContiguousArray<LayoutNode> = []
  private(set) var labels: [LayerStackNode?] = []
  /// What the labels were last given: the tab view's surroundings, the chosen page, and what was made of both.
  private var given: (surroundings: EnvironmentValues, shown: Int?, labels: [EnvironmentValues])?

  init(_ view: TabPages<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    flags.insert(.itemsDirty)
    content = Content._makeNode(
      view.content, context.child(of: self, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    view = value.assumingMemoryBound(to: TabPages<Content>.self).pointee
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
    flags.insert(.itemsDirty)
    invalidateLayout()
  }

  override func itemsDidChange(below: ViewNode) -> Bool {
    flags.insert(.itemsDirty)
    invalidateLayout()
    return true
  }

  func updateItems() {
    guard flags.contains(.itemsDirty) else { return }
    flags.remove(.itemsDirty)
    pages = content.items
    given = nil
    labels = pages.map { $0.layoutValue(ObjectIdentifier(TabItemKey.self)) as? LayerStackNode }
    for page in pages {
      page.layoutParent = self
      page.beginConcealed()
    }
    for label in labels { label?.layoutParent = self }
  }

  private func tag(_ page: LayoutNode) -> ViewTag? {
    (page.layoutValue(ObjectIdentifier(TagKey.self)) as? ViewTag) ?? page.elementID.map { ViewTag($0) }
  }

  var shownIndex: Int? {
    updateItems()
    guard !pages.isEmpty else { return nil }
    if let selected = view.selected {
      return pages.firstIndex { tag($0)?.matches(selected) ?? false } ?? 0
    }
    return min(max(0, view.index), pages.count - 1)
  }

  var shown: LayoutNode? { shownIndex.map { pages[$0] } }

  var pageCount: Int { pages.count }

  var barHeight: CGFloat {
    updateItems()
    guard case .bar = view.style, labels.contains(where: { $0 != nil }) else { return 0 }
    if shown?.preference(NavigationBarKey.self)?.isTabBarHidden ?? false { return 0 }
    return isBarAbove ? stripHeight + Self.stripGap : 49
  }

  override var showsOneItem: Bool { true }

  var hasBars: Bool { true }
  var coveredInsets: EdgeInsets {
    let bar = barHeight
    return EdgeInsets(top: isBarAbove ? bar : 0, leading: 0, bottom: isBarAbove ? 0 : bar, trailing: 0)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let shown { body(shown) }
    guard barHeight > 0 else { return }
    for label in labels { if let label, label.hasItems { body(label) } }
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
    reveal(shown, of: pages)
    if let shown {
      let proposal = ProposedViewSize(width: size.width, height: max(0, size.height - bar))
      let fitted = shown.size(for: proposal)
      let top = (size.height - bar - fitted.height) / 2 + (isBarAbove ? bar : 0)
      shown.place(at: CGPoint(x: (size.width - fitted.width) / 2, y: top), proposal: proposal)
    }
    guard bar > 0 else { return }
    tintLabels()
    let cells = cells
    for (index, label) in labels.enumerated() {
      guard let label else { continue }
      let cell = cells[index]
      let proposal = ProposedViewSize(cell.size)
      let fitted = label.size(for: proposal)
      label.place(
        at: CGPoint(x: cell.midX - fitted.width / 2, y: cell.midY - fitted.height / 2), proposal: proposal)
    }
  }

  /// Gives the chosen tab's label the tint, where that's another than before: labels that are given new surroundings
  /// are laid out again.
  private func tintLabels() {
    let shown = shownIndex
    if let given, given.shown == shown, given.surroundings.isIdentical(to: environment),
      zip(labels, given.labels).allSatisfy({ $0?.environment.isIdentical(to: $1) ?? true })
    {
      return
    }
    let all = labels.indices.map { index in
      var environment = environment
      if !isBarAbove {
        environment.foregroundStyle = AnyShapeStyle(index == shown ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
      }
      labels[index]?.environmentDidChange(environment)
      return labels[index]?.environment ?? environment
    }
    given = (environment, shown, all)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { shown?.preference(key) }

  override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    if barHeight > 0, environment.isEnabled, let index = cells.firstIndex(where: { $0.contains(point) }) {
      let (select, tag) = (view.select, tag(pages[index]))
      let tap = TapGesture().onEnded { _ in select(tag, index) }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
      return true
    }
    guard let shown else { return false }
    return shown.hitTestFromParent(point, of: self, &hits)
  }

  override func draw(_ context: inout DrawingContext) {
    if let shown { context.draw(shown) }
    if barHeight > 0 { drawBar(&context) }
    if case .page(true) = view.style, pages.count > 1 { drawDots(&context) }
  }

  override var snapshotName: String? { "TabPages" }
}
