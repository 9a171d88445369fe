import Foundation

/// A row of a list, or a section's header or footer.
struct ListRow {
  let node: LayoutNode
  fileprivate(set) var role: SectionRole?
  fileprivate(set) var tag: ViewTag?
  fileprivate(set) var insets: EdgeInsets?
  fileprivate(set) var separator = ListRowSeparator()
  fileprivate(set) var background: LayerStackNode?
  fileprivate(set) var editing: RowEditing?
  /// The whole row, from edge to edge of its group.
  var box: CGRect = .zero

  init(_ node: LayoutNode) {
    self.node = node
    readTraits()
  }

  mutating func readTraits() {
    func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { node.layoutValue(ObjectIdentifier(key)) as? K.Value }
    role = value(SectionRoleKey.self) ?? nil
    tag = (value(TagKey.self) ?? nil) ?? elementTag
    insets = value(ListRowInsetsKey.self) ?? nil
    separator = value(ListRowSeparatorKey.self) ?? ListRowSeparator()
    background = (value(ListRowBackgroundKey.self) ?? nil) as? LayerStackNode
    editing = value(RowEditingKey.self) ?? nil
  }

  /// An element's id stands for a tag.
  private var elementTag: ViewTag? { node.elementID.map { ViewTag($0) } }

  var isHeader: Bool { role?.part == .header }
  var isFooter: Bool { role?.part == .footer }
}

extension ViewTag {
  /// A tag that is an element's id.
  init(_ id: AnyHashable) { self.init(id.base as? any Hashable ?? id) }

  private init(_ value: any Hashable) {
    func make<V: Hashable>(_ value: V) -> ViewTag { ViewTag(value, includeOptional: true) }
    self = _openExistential(value, do: make)
  }
}

/// A node around one item.
protocol ItemWrapper: LayoutNode {
  var wrappedItem: LayoutNode? { get }
}

extension UnaryNode: ItemWrapper {
  var wrappedItem: LayoutNode? { child }
}

extension LayoutNode {
  /// The id of the collection's element that shows the item.
  var elementID: AnyHashable? {
    var item: LayoutNode = self
    while let inner = (item as? any ItemWrapper)?.wrappedItem { item = inner }
    var node: ViewNode? = item
    while let current = node {
      if let identified = current as? any IdentifiedNode { return identified.anyID }
      if current is any TaggedContainer { return nil }
      node = current.parent
    }
    return nil
  }
}

/// A container that knows its items by tags.
protocol TaggedContainer: LayoutNode {}

/// A line between two rows.
struct ListLine {
  var y: CGFloat
  var start: CGFloat
  var end: CGFloat
  var tint: Color?
}

/// Lays a list's rows out below each other: sections with headers and footers, each row as high as its content and its
/// padding, at least as high as the environment says.
struct ListSolver {
  let metrics: ListMetrics
  let rows: ContiguousArray<ListRow>
  /// nil: as wide as the widest row.
  let width: CGFloat?
  let environment: EnvironmentValues

  private(set) var size: CGSize = .zero
  private(set) var places: [Placement] = []
  private(set) var boxes: [CGRect] = []
  private(set) var lines: [ListLine] = []
  /// Each section's rows.
  private(set) var groups: [CGRect] = []

  init(metrics: ListMetrics, rows: ContiguousArray<ListRow>, width: CGFloat?, environment: EnvironmentValues) {
    self.metrics = metrics
    self.rows = rows
    self.width = width
    self.environment = environment
  }

  mutating func solve() {
    let outer = max(0, width.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth)
    let inner = max(0, outer - 2 * metrics.margin)
    var y = metrics.edgeSpacing
    var start = 0
    while start < rows.count {
      var end = start
      while end < rows.count, rows[end].role?.section === rows[start].role?.section { end += 1 }
      if start > 0 { y += environment.listSectionSpacing.length ?? metrics.sectionSpacing }
      solveSection(start..<end, inner, &y)
      start = end
    }
    y += metrics.edgeSpacing
    size = CGSize(width: outer, height: rows.isEmpty ? 0 : y)
  }

  private var idealWidth: CGFloat {
    let widest = rows.map { row in
      let insets = insets(row)
      return row.node.size(for: .unspecified).width + insets.leading + insets.trailing
    }.max()
    return (widest ?? 0) + 2 * metrics.margin
  }

  private func insets(_ row: ListRow) -> EdgeInsets {
    if let insets = row.insets {
      return EdgeInsets(
        top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
        trailing: finite(insets.trailing))
    }
    let padding = row.isHeader || row.isFooter ? metrics.headerPadding : metrics.rowPadding
    return EdgeInsets(top: padding, leading: metrics.rowInset, bottom: padding, trailing: metrics.rowInset)
  }

  private mutating func solveSection(_ range: Range<Int>, _ width: CGFloat, _ y: inout CGFloat) {
    var groupStart: CGFloat?
    var last: (index: Int, content: CGFloat)?
    func isRow(_ index: Int) -> Bool { !rows[index].isHeader && !rows[index].isFooter }
    for index in range {
      let row = rows[index]
      let insets = insets(row)
      let proposal = ProposedViewSize(width: max(0, width - insets.leading - insets.trailing), height: nil)
      let content = row.node.size(for: proposal)
      let contentHeight = finite(content.height)
      let least = isRow(index) ? environment.defaultMinListRowHeight : environment.defaultMinListHeaderHeight ?? 0
      let height = max(contentHeight + insets.top + insets.bottom, finite(least), 0)
      if isRow(index) {
        if let last {
          y += max(0, finite(environment.listRowSpacing ?? 0))
          addLine(between: last.index, and: index, y, last.content, width)
        } else {
          groupStart = y
          if metrics.hasOuterLines, !row.separator.hidden.contains(.top) {
            lines.append(
              ListLine(y: y, start: metrics.margin, end: metrics.margin + width, tint: row.separator.tint))
          }
        }
        last = (index, metrics.margin + insets.leading)
      } else if let start = groupStart {
        close(start, y, last, width)
        groupStart = nil
      }
      boxes.append(CGRect(x: metrics.margin, y: y, width: width, height: height))
      let free = height - contentHeight - insets.top - insets.bottom
      places.append(
        Placement(
          origin: CGPoint(x: metrics.margin + insets.leading, y: y + insets.top + free / 2), size: content,
          proposal: proposal))
      y += height
    }
    if let start = groupStart { close(start, y, last, width) }
  }

  /// Ends a section's rows.
  private mutating func close(
    _ start: CGFloat, _ y: CGFloat, _ last: (index: Int, content: CGFloat)?, _ width: CGFloat
  ) {
    groups.append(CGRect(x: metrics.margin, y: start, width: width, height: y - start))
    guard metrics.hasOuterLines, let last, !rows[last.index].separator.hidden.contains(.bottom) else { return }
    lines.append(
      ListLine(
        y: y, start: metrics.hasGroups ? metrics.margin : last.content, end: metrics.margin + width,
        tint: rows[last.index].separator.tint))
  }

  private mutating func addLine(
    between above: Int, and below: Int, _ y: CGFloat, _ start: CGFloat, _ width: CGFloat
  ) {
    let (above, below) = (rows[above].separator, rows[below].separator)
    if above.hidden.contains(.bottom) || below.hidden.contains(.top) { return }
    lines.append(ListLine(y: y, start: start, end: metrics.margin + width, tint: above.tint ?? below.tint))
  }
}
