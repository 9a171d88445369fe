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
  let select: (ViewTag) -> Void
}

class ListRowsNode: LayoutNode, TaggedContainer {
  fileprivate final var metrics: ListMetrics
  fileprivate final var selection: ListSelection?
  fileprivate final var content: ViewNode!
  private final var rows: ContiguousArray<ListRow> = []
  private final var lines: [ListLine] = []
  private final var groups: [CGRect] = []

  fileprivate init(_ metrics: ListMetrics, _ context: _NodeContext) {
    self.metrics = metrics
    super.init(context)
    flags.insert(.itemsDirty)
  }

  override final func itemsDidChange(below: ViewNode) -> Bool {
    flags.insert(.itemsDirty)
    invalidateLayout()
    return true
  }

  override final func environmentDidChange(_ new: EnvironmentValues) {
    super.environmentDidChange(new)
    invalidateLayout()
  }

  private final func updateItems() {
    guard flags.contains(.itemsDirty) else { return }
    flags.remove(.itemsDirty)
    rows = ContiguousArray(content.items.map(ListRow.init))
    for row in rows { row.node.layoutParent = self }
  }

  /// The rows, with what each says of itself as it is now.
  private final var currentRows: ContiguousArray<ListRow> {
    updateItems()
    for index in rows.indices { rows[index].readTraits() }
    for row in rows { row.background?.layoutParent = self }
    return rows
  }

  override final func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

  override final func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    updateItems()
    for row in rows {
      if let background = row.background, background.hasItems { body(background) }
      body(row.node)
    }
  }

  // MARK: Layout

  private final func solver(_ width: CGFloat?) -> ListSolver {
    ListSolver(metrics: metrics, rows: currentRows, width: width, environment: environment)
  }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var solver = solver(proposal.width)
    solver.solve()
    return solver.size
  }

  override final func placeContent() {
    var solver = solver(size.width)
    solver.solve()
    lines = solver.lines
    groups = solver.groups
    let isMirrored = environment.layoutDirection == .rightToLeft
    for (row, place) in zip(rows, solver.places) {
      var origin = place.origin
      if isMirrored { origin.x = size.width - origin.x - place.size.width }
      row.node.place(at: origin, proposal: place.proposal)
    }
    for index in rows.indices {
      rows[index].box = solver.boxes[index]
      let box = rows[index].box
      rows[index].background?.place(at: box.origin, proposal: ProposedViewSize(box.size))
    }
  }

  // MARK: Drawing

  override final func draw(_ context: inout DrawingContext) {
    let colors = SemanticColors(environment)
    let background: Color.Resolved? = metrics.hasGroups ? colors.groupedRow : nil
    for group in groups {
      let box = context.snapped(group)
      let path = Path(roundedRect: box, cornerRadius: metrics.cornerRadius, style: .continuous)
      if let background { context.add(.fill(path, style: FillStyle(), paint: .color(background))) }
      context.clipped(to: path) { drawRows(in: group, &$0, colors) }
    }
    for row in rows where row.role != nil && row.role?.part != .content { context.draw(row.node) }
  }

  private final func drawRows(in group: CGRect, _ context: inout DrawingContext, _ colors: SemanticColors) {
    for row in rows where row.role.map({ $0.part == .content }) ?? true {
      guard row.box.minY >= group.minY - 0.001, row.box.maxY <= group.maxY + 0.001 else { continue }
      if let background = row.background, background.hasItems { context.draw(background) }
      if let tag = row.tag, selection?.isSelected(tag) ?? false {
        let box = context.snapped(row.box)
        context.add(.fill(Path(box), style: FillStyle(), paint: .color(colors.selection)))
      }
      context.draw(row.node)
    }
    for line in lines where line.y >= group.minY - 0.001 && line.y <= group.maxY + 0.001 {
      let thickness = environment.platformProfile.dividerThickness(displayScale: environment.displayScale)
      var rect = CGRect(x: line.start, y: line.y - thickness, width: line.end - line.start, height: thickness)
      if line.y <= group.minY + 0.001 { rect.origin.y = line.y }
      if environment.layoutDirection == .rightToLeft { rect.origin.x = size.width - rect.maxX }
      let paint = line.tint.map { Paint.color($0.resolve(in: environment)) } ?? .color(colors.separator)
      context.add(.fill(Path(context.snapped(rect)), style: FillStyle(), paint: paint))
    }
  }

  // MARK: Input

  override final func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
    updateItems()
    guard let row = rows.first(where: { $0.box.contains(point) }) else { return super.hitTest(point, &hits) }
    _ = row.node.hitTestFromParent(point, of: self, &hits)
    if hits.isEmpty { row.node.addOnlyPress(&hits, reaching: row.box, of: self) }
    if let tag = row.tag, let selection, environment.isEnabled {
      let tap = TapGesture().onEnded { _ in selection.select(tag) }
      hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
    }
    return true
  }

  /// The row at a point.
  final func row(at point: CGPoint) -> ListRow? {
    updateItems()
    return rows.first { $0.box.contains(point) }
  }

  override final var snapshotName: String? { "ListRows" }
}

private final class TypedListRowsNode<Content: View>: ListRowsNode {
  init(_ view: ListRows<Content>, _ context: _NodeContext) {
    super.init(view.metrics, context)
    selection = view.selection
    var inner = environment
    inner.surroundings = .list
    content = Content._makeNode(
      view.content,
      context.child(of: self, environment: inner, source: context.source?.takeBlock(of: Content.self)))
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let view = value.assumingMemoryBound(to: ListRows<Content>.self).pointee
    selection = view.selection
    if view.metrics != metrics {
      metrics = view.metrics
      invalidateLayout()
    }
    content.update(with: view.content, source: source?.takeBlock(of: Content.self))
  }
}

extension SemanticColors {
  /// What rows in groups lie on.
  var groupedRow: Color.Resolved { background(level: isDarkBackground ? 1 : 2) }

  private var isDarkBackground: Bool { background(level: 0).red < 0.5 }
}
