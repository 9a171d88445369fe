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
}

/// Lays a list's rows out below each other as they come into sight: sections with headers and footers, each row as high
/// as its content and its padding, at least as high as the environment says.
class ListRowsNode: LazyContainerNode, TaggedContainer {
  fileprivate(set) final var metrics: ListMetrics
  fileprivate(set) final var selection: ListSelection?
  /// The rows in sight.
  private(set) final var rows: ContiguousArray<ListRow> = []
  private(set) final var lines: [ListLine] = []
  private(set) final var groups: [ListGroup] = []
  /// What the rows' signs were last compared with.
  final var signs = RowSigns()

  fileprivate init(_ metrics: ListMetrics, _ context: _NodeContext) {
    self.metrics = metrics
    super.init(context)
    graph.preferenceFollowers.append(self)
  }

  override final var scrollsByRows: Bool { true }

  override final func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    invalidateLayout()
  }

  override final func contentEnvironment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inner = base
    inner.surroundings = .list
    return inner
  }

  // MARK: Lines

  override final var pinnedViews: PinnedScrollableViews { metrics.pinsHeaders ? .sectionHeaders : [] }

  override final var endSpacing: (start: CGFloat, end: CGFloat) { (metrics.edgeSpacing, metrics.edgeSpacing) }

  final var sectionSpacing: CGFloat { environment.listSectionSpacing.length ?? metrics.sectionSpacing }
  final var rowSpacing: CGFloat { max(0, finite(environment.listRowSpacing ?? 0)) }

  override final func gap(before item: LayoutNode, after neighbor: LazyNeighbor) -> CGFloat {
    let role = item.sectionRole
    let isRow = role?.part ?? .content == .content
    switch neighbor {
    case .none: return 0
    case .unknown: return isRow ? rowSpacing : 0
    case .item(let before):
      let other = before.sectionRole
      if role?.section !== other?.section { return sectionSpacing }
      return isRow && other?.part ?? .content == .content ? rowSpacing : 0
    }
  }

  /// The distances from a row's edges to its content and what is behind that.
  final func insets(_ item: LayoutNode) -> EdgeInsets {
    let whole = wholeInsets(item)
    let edges = item.layoutValue(ObjectIdentifier(ListRowEdgesKey.self)) as? ListRowEdges
    var insets = edges?.applied(to: whole) ?? whole
    if metrics.isEditing { addRoomForEditing(item, to: &insets) }
    return insets
  }

  private func wholeInsets(_ item: LayoutNode) -> EdgeInsets {
    if let insets = item.layoutValue(ObjectIdentifier(ListRowInsetsKey.self)) as? EdgeInsets {
      return EdgeInsets(
        top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
        trailing: finite(insets.trailing))
    }
    let padding = item.sectionRole?.part ?? .content == .content ? metrics.rowPadding : metrics.headerPadding
    return EdgeInsets(top: padding, leading: metrics.rowInset, bottom: padding, trailing: metrics.rowInset)
  }

  /// The width between a row's insets; nil where the list's isn't known.
  private func room(_ insets: EdgeInsets, _ across: CGFloat?) -> CGFloat? {
    let inner = across.flatMap { $0.isFinite ? $0 : nil }.map { max(0, $0 - 2 * metrics.margin) }
    return inner.map { max(0, $0 - insets.leading - insets.trailing) }
  }

  override final func length(of items: ContiguousArray<LayoutNode>, isWhole: Bool, across: CGFloat?) -> CGFloat {
    let insets = insets(items[0])
    let room = room(insets, across)
    let accessories = RowAccessories(of: items[0], in: room)
    let content = max(finite(items[0].size(for: accessories.proposal(in: room)).height), accessories.height)
    let least = isWhole ? environment.defaultMinListHeaderHeight ?? 0 : environment.defaultMinListRowHeight
    return max(content + insets.top + insets.bottom, finite(least), 0)
  }

  override final func width(of items: ContiguousArray<LayoutNode>) -> CGFloat {
    let insets = insets(items[0])
    let width = finite(items[0].size(for: .unspecified).width) + RowAccessories(of: items[0], in: nil).width
    return width + insets.leading + insets.trailing + 2 * metrics.margin
  }

  override final func resolvedAcross(_ proposed: CGFloat?, widest: CGFloat) -> CGFloat {
    max(0, proposed.flatMap { $0.isFinite ? $0 : nil } ?? widest)
  }

  override final func willPlace() { rows.removeAll(keepingCapacity: true) }

  override final func place(_ line: LazySolver.Line) {
    let item = line.items[0]
    let insets = insets(item)
    let room = room(insets, size.width)
    let accessories = RowAccessories(of: item, in: room)
    let proposal = accessories.proposal(in: room)
    let height = finite(item.size(for: proposal).height)
    let free = line.length - height - insets.top - insets.bottom
    place(item, along: line.position + insets.top + free / 2, across: metrics.margin + insets.leading, proposal)
    var row = ListRow(item)
    row.box = CGRect(
      x: metrics.margin, y: line.position, width: max(0, size.width - 2 * metrics.margin), height: line.length)
    row.contentStart = metrics.margin + insets.leading
    row.contentMiddle = line.position + (line.length + insets.top - insets.bottom) / 2
    row.badge = accessories.badge?.stack
    let end = row.box.maxX - insets.trailing
    if accessories.leadsOn { row.signEnd = end }
    place(accessories, in: row, from: end - accessories.width)
    if let background = row.background {
      background.layoutParent = self
      background.place(at: row.box.origin, proposal: ProposedViewSize(row.box.size))
    }
    rows.append(row)
  }

  override final func didPlace() {
    groups = flow.map { ListGroup.groups(of: $0, in: self) } ?? []
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
  override final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.self == RowLeadsOnKey.self ? nil : super.preference(key)
  }

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
    if view.metrics != metrics {
      metrics = view.metrics
      linesDidChange()
    }
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }
}

extension LayoutNode {
  /// What the item is in the section around it.
  var sectionRole: SectionRole? { layoutValue(ObjectIdentifier(SectionRoleKey.self)) as? SectionRole }
}
