// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A list's sections and rows, below each other.
nonisolated struct ListRows<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let metrics: ListMetrics
  let selection: ListSelection?
  let content: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { TypedListRowsNode<Content>(view, context) }
}

/// What of a list is selected.
nonisolated struct ListSelection {
  let isSelected: (ViewTag) -> Bool
  var select: (ViewTag) -> Void
  /// Adds a value or takes it away; nil where no more than one is selected.
  var toggle: ((ViewTag) -> Void)?
  /// Whether a tag is of the selection's type.
  let accepts: (ViewTag) -> Bool
  /// Whether something is selected.
  let hasValue: () -> Bool
  /// Leaves nothing selected.
  let clear: () -> Void
  /// The type of the one value that is selected, and that value; nil where any number of values may be.
  var single: (type: Any.Type, value: () -> AnyHashable?)?
}

/// Lays a list's rows out below each other as they come into sight: sections with headers and footers, each row as high
/// as its content and its padding, at least as high as the environment says.
class ListRowsNode: LazyContainerNode {
  /// Those of the list's width.
  fileprivate(set) final var metrics: ListMetrics
  fileprivate final var given: ListMetrics
  /// Whether the list begins where a large title of iOS 26 ends, as far as it was known when it was last placed.
  private final var isBelowTitle = false
  fileprivate(set) final var selection: ListSelection?
  /// The rows in sight.
  private(set) final var rows: ContiguousArray<ListRow> = []
  private(set) final var lines: [ListLine] = []
  private(set) final var groups: [ListGroup] = []
  /// What the rows' signs were last compared with.
  final var signs = RowSigns()
  /// The row that is moved by hand.
  final var drag: RowDrag?

  fileprivate init(_ metrics: ListMetrics, _ context: _NodeContext) {
    self.metrics = metrics
    given = metrics
    super.init(context)
    graph.preferenceFollowers.append(self)
  }

  override final var nodeSemantics: (any SemanticSource)? { self }
  override final var scrollsByRows: Bool { true }
  override final var isTaggedContainer: Bool { true }

  override final func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    invalidateLayout()
  }

  override final func contentEnvironment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inner = base
    inner.surroundings = .list
    if inner.sectionLooks != metrics.sectionLooks { inner.sectionLooks = metrics.sectionLooks }
    if metrics.contentMargins != ScrollMargins() { inner.scrollMargins = metrics.contentMargins }
    return inner
  }

  // MARK: Lines

  override final var pinnedViews: PinnedScrollableViews { metrics.pinsHeaders ? .sectionHeaders : [] }

  override final var endSpacing: (start: CGFloat, end: CGFloat) {
    // Above a header there's nothing but its own padding; what comes first says what stands above it.
    let start = metrics.partsReplaceSpacing ? 0 : metrics.contentMargins.top ?? metrics.edgeSpacing
    return (start, metrics.contentMargins.bottom ?? metrics.edgeSpacing)
  }

  final var sectionSpacing: CGFloat {
    environment.listSectionSpacing.length.map { max(0, finite($0)) } ?? metrics.sectionSpacing
  }
  final var rowSpacing: CGFloat { max(0, finite(environment.listRowSpacing ?? 0)) }

  override final func gap(before item: LayoutNode, after neighbor: LazyNeighbor) -> CGFloat {
    let role = item.sectionRole
    switch neighbor {
    case .none: return startSpacing(role)
    case .unknown: return role?.part ?? .content == .content ? rowSpacing : 0
    case .item(let before): return spacing(before: role, after: before.sectionRole)
    }
  }

  /// Above what stands first in the list, in points.
  final func startSpacing(_ role: SectionRole?) -> CGFloat {
    guard metrics.partsReplaceSpacing else { return 0 }
    if let margin = metrics.contentMargins.top { return margin }
    // Below a large title of iOS 26 the first card begins where the content does (`nav26-08`).
    return role?.part == .header || isBelowTitle ? 0 : metrics.edgeSpacing
  }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    // Where that turns out to be wrong, the list is measured again.
    if !isPlaced { isBelowTitle = titledScrollView?.mayBeBelowLargeTitle ?? false }
    return super.computeSize(proposal)
  }

  override final func beginPlacing() { isBelowTitle = titledScrollView?.isBelowLargeTitle ?? false }

  /// The list's scroll view where its place below a large title matters.
  private var titledScrollView: LayoutNode? {
    guard metrics.partsReplaceSpacing, environment.platformProfile.palette == .v26 else { return nil }
    var node = layoutParent
    while let current = node, !(current is ScrollNode) { node = current.layoutParent }
    return node
  }

  /// Between two views that follow each other, in points.
  final func spacing(before role: SectionRole?, after other: SectionRole?) -> CGFloat {
    guard role?.section !== other?.section else {
      return role?.part ?? .content == .content && other?.part ?? .content == .content ? rowSpacing : 0
    }
    guard metrics.partsReplaceSpacing else { return sectionSpacing }
    let half = sectionSpacing / 2
    return (other?.part == .footer ? 0 : half) + (role?.part == .header ? 0 : half)
  }

  /// The distances from a row's edges to its content and what is behind that.
  final func insets(_ item: LayoutNode) -> EdgeInsets {
    let whole = wholeInsets(item)
    let edges = item.rareLayoutValue(ListRowEdgesKey.self) as? ListRowEdges
    var insets = edges?.applied(to: whole) ?? whole
    if metrics.isEditing { addRoomForEditing(item, to: &insets) }
    return insets
  }

  private func wholeInsets(_ item: LayoutNode) -> EdgeInsets {
    if let insets = item.rareLayoutValue(ListRowInsetsKey.self) as? EdgeInsets {
      return EdgeInsets(
        top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
        trailing: finite(insets.trailing))
    }
    let padding: ListMetrics.Ends
    switch item.sectionRole?.part ?? .content {
    case .content: padding = ListMetrics.Ends(metrics.rowPadding, metrics.rowPadding)
    case .header: padding = metrics.headerPadding
    case .footer: padding = metrics.footerPadding
    }
    return EdgeInsets(
      top: padding.top, leading: metrics.rowInset, bottom: padding.bottom, trailing: metrics.rowInset)
  }

  /// The width between a row's insets; nil where the list's isn't known.
  private func room(_ insets: EdgeInsets, _ across: CGFloat?) -> CGFloat? {
    let inner = across.flatMap { $0.isFinite ? $0 : nil }.map { max(0, $0 - metrics.margin.sum) }
    return inner.map { max(0, $0 - insets.leading - insets.trailing) }
  }

  override final func length(of items: ContiguousArray<LayoutNode>, isWhole: Bool, across: CGFloat?) -> CGFloat {
    if let across { metrics.fit(to: across) }
    let insets = insets(items[0])
    let room = room(insets, across)
    let accessories = RowAccessories(of: items[0], in: room, metrics.sign, signs)
    let content = max(finite(items[0].size(for: accessories.proposal(in: room)).height), accessories.height)
    let least = isWhole ? environment.defaultMinListHeaderHeight ?? 0 : leastRow
    return metrics.rounded(max(content + insets.top + insets.bottom, finite(least), 0))
  }

  /// The height of a row that has little content.
  final var leastRow: CGFloat { environment.minListRowHeight ?? metrics.leastRow }

  override final func width(of items: ContiguousArray<LayoutNode>) -> CGFloat {
    let insets = insets(items[0])
    let width =
      finite(items[0].size(for: .unspecified).width) + RowAccessories(of: items[0], in: nil, metrics.sign, signs).width
    return width + insets.leading + insets.trailing + metrics.margin.sum
  }

  override final func resolvedAcross(_ proposed: CGFloat?, widest: CGFloat) -> CGFloat {
    max(0, proposed.flatMap { $0.isFinite ? $0 : nil } ?? widest)
  }

  override final func willPlace() {
    metrics.fit(to: size.width)
    rows.removeAll(keepingCapacity: true)
    followDrag()
  }

  final func replaceRow(at index: Int, with row: ListRow) { rows[index] = row }

  override final func place(_ line: LazySolver.Line) {
    let item = line.items[0]
    let shift = drag == nil ? 0 : shift(of: line)
    let position = line.position + shift
    let insets = insets(item)
    let room = room(insets, size.width)
    let accessories = RowAccessories(of: item, in: room, metrics.sign, signs)
    let proposal = accessories.proposal(in: room)
    let height = finite(item.size(for: proposal).height)
    let free = line.length - height - insets.top - insets.bottom
    place(item, along: position + insets.top + free / 2, across: metrics.margin.leading + insets.leading, proposal)
    var row = ListRow(item)
    row.shift = shift
    row.box = CGRect(
      x: metrics.margin.leading, y: position, width: max(0, size.width - metrics.margin.sum), height: line.length)
    row.contentStart = metrics.margin.leading + insets.leading
    row.contentMiddle = position + (line.length + insets.top - insets.bottom) / 2
    row.badge = accessories.badge?.stack
    let end = row.box.maxX - insets.trailing
    if accessories.leadsOn { row.signEnd = end - metrics.sign.end }
    place(accessories, in: row, from: end - accessories.width)
    if let background = row.background {
      background.layoutParent = self
      background.place(at: row.box.origin, proposal: ProposedViewSize(row.box.size))
    }
    rows.append(row)
  }

  override final func didPlace() {
    sortShiftedRows()
    if rowSpacing > 0, metrics.cornerRadius > 0 {
      // Rows that keep a distance lie in boxes of their own.
      groups = rows.filter(\.isContent).map { ListGroup(frame: $0.box) }
    } else {
      groups = flow.map { ListGroup.groups(of: $0, in: self) } ?? []
    }
    lines = ListLine.lines(between: rows, in: groups, metrics, width: size.width)
  }

  override final func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for row in rows where row.node.isMounted {
      if let background = row.background, background.hasItems { body(background) }
      body(row.node)
      if let badge = row.badge { body(badge) }
    }
  }

  override final func draw(_ context: inout DrawingContext) { drawRows(&context) }

  override final func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    let isHit = hitTestRow(point, &hits) ?? super.hitTest(point, &hits)
    return addInsertionPlace(at: point, to: &hits) || isHit
  }

  /// Its rows show themselves that they lead on: a row around the list doesn't.
  override final func contribute(to preference: PreferenceCollector) {
    if !preference.collects(RowLeadsOnKey.self) { super.contribute(to: preference) }
  }

  override final var reasoning: (any LayoutReasoning)? { self }
  override final var snapshotName: String? { "ListRows" }
}

private final class TypedListRowsNode<Content: View>: ListRowsNode {
  init(_ view: ListRows<Content>, _ context: _NodeContext) {
    super.init(view.metrics, context)
    selection = view.selection
    content = Content._makeNode(
      view.content,
      context.child(
        of: self, environment: contentEnvironment(environment),
        source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: ListRows<Content>.self).pointee
    selection = view.selection
    if view.metrics != given {
      let old = given
      (given, metrics) = (view.metrics, view.metrics)
      // What the content's environment is made of.
      if old.sectionLooks != given.sectionLooks || old.contentMargins != given.contentMargins {
        content.environmentDidChange(contentEnvironment(environment))
      }
      linesDidChange()
    }
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }
}
