// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ListRowsNode {
  final func drawRows(_ context: inout DrawingContext) {
    let colors = SemanticColors(environment)
    let background: Color.Resolved? = metrics.hasGroups ? colors.groupedRow : nil
    for group in groups {
      let box = context.snapped(group.frame)
      let path = Path(roundedRect: box, cornerRadius: metrics.cornerRadius, style: .continuous)
      let stripes = stripesWithoutBackground(in: group.frame)
      if let background, stripes == nil {
        context.add(.fill(path, style: FillStyle(), paint: .color(background)))
      }
      context.clipped(to: path) { context in
        if let background, let stripes {
          for stripe in stripes {
            context.add(.fill(Path(context.snapped(stripe)), style: FillStyle(), paint: .color(background)))
          }
        }
        drawRows(in: group.frame, &context, colors)
      }
    }
    for row in rows where row.role != nil && row.role?.part != .content && row.node.isMounted {
      if metrics.pinsHeaders, coversRows(row) {
        let color = colors.background(level: 0)
        context.add(.fill(Path(context.snapped(row.box)), style: FillStyle(), paint: .color(color)))
      }
      context.draw(row.node)
    }
    drawDrag(&context, colors)
  }

  /// What of a group its own colour covers: a row's background takes that colour's place (`list26-75`). Nil is all of it.
  private final func stripesWithoutBackground(in group: CGRect) -> [CGRect]? {
    var stripes: [CGRect]?
    var start = group.minY
    for row in rows where row.isContent && row.background?.hasItems ?? false && contains(group, row) {
      stripes = stripes ?? []
      if row.box.minY > start { stripes?.append(group.stripe(from: start, to: row.box.minY)) }
      start = row.box.maxY
    }
    if stripes != nil, group.maxY > start + 0.001 { stripes?.append(group.stripe(from: start, to: group.maxY)) }
    return stripes
  }

  private final func contains(_ group: CGRect, _ row: ListRow) -> Bool {
    row.box.minY >= group.minY - 0.001 && row.box.maxY <= group.maxY + 0.001
  }

  private final func drawRows(in group: CGRect, _ context: inout DrawingContext, _ colors: SemanticColors) {
    for row in rows where row.isContent && row.node.isMounted && contains(group, row) && !isOnItsWay(row) {
      drawContent(of: row, &context, colors)
    }
    for line in lines where line.y >= group.minY - 0.001 && line.y <= group.maxY + 0.001 {
      let thickness =
        metrics.lineThickness ?? environment.platformProfile.dividerThickness(displayScale: environment.displayScale)
      let ends = ends(of: line)
      var rect = CGRect(x: ends.start, y: line.y - thickness, width: max(0, ends.end - ends.start), height: thickness)
      if line.y <= group.minY + 0.001 { rect.origin.y = line.y }
      if environment.layoutDirection == .rightToLeft { rect.origin.x = size.width - rect.maxX }
      let paint =
        line.tint.map { Paint.color($0.resolve(in: environment)) }
        ?? .color(colors.rowSeparator(environment.platformProfile))
      context.add(.fill(Path(context.snapped(rect)), style: FillStyle(), paint: paint))
    }
  }

  final func drawContent(of row: ListRow, _ context: inout DrawingContext, _ colors: SemanticColors) {
    if let background = row.background, background.hasItems { context.draw(background) }
    if let selection, let tag = row.tag, selection.isSelected(tag) {
      let box = context.snapped(row.box)
      context.add(.fill(Path(box), style: FillStyle(), paint: .color(colors.rowSelection)))
    }
    if metrics.isEditing { drawEditing(of: row, &context, colors) }
    context.draw(row.node)
    if let badge = row.badge { context.draw(badge) }
    drawSign(of: row, &context, colors)
  }

  /// A line begins and ends where the row's guides are, and otherwise, on iOS, begins at the row's first text.
  private final func ends(of line: ListLine) -> (start: CGFloat, end: CGFloat) {
    guard let row = line.row else { return (line.start, line.end) }
    let origin = environment.isRightToLeft ? size.width - row.origin.x - row.size.width : row.origin.x
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
      guard graph.ledger.pointee.guidesAreAsked else { return nil }
      return row.guide(alignment.key, size: row.size, proposal: row.proposal).map { origin + finite($0) }
    }
    let start = guide(.listRowSeparatorLeading) ?? (metrics.linesBeginAtTexts ? row.textStart.map { origin + $0 } : nil)
    return (start ?? line.start, guide(.listRowSeparatorTrailing) ?? line.end)
  }

  /// Whether a pinned header lies over rows that scroll below it.
  private final func coversRows(_ header: ListRow) -> Bool {
    rows.contains { $0.isContent && $0.box.minY < header.box.maxY - 0.001 && $0.box.maxY > header.box.minY + 0.001 }
  }

  /// The row at a point: a pinned header, which stands last, rather than what lies below it.
  final func row(at point: CGPoint) -> ListRow? { rows.last { $0.box.contains(point) && $0.node.isMounted } }

  /// Finds what lies in a row, or the row itself; nil where there's no row.
  final func hitTestRow(_ point: CGPoint, _ hits: inout HitList) -> Bool? {
    guard let row = row(at: point) else { return nil }
    if metrics.isEditing, addDragByHandle(of: row, point, &hits) { return true }
    if metrics.isEditing, hitTestEditing(of: row, point, &hits) { return true }
    _ = row.node.hitTestFromParent(point, of: self, &hits)
    if hits.isEmpty { row.node.addOnlyPress(&hits, reaching: row.box, of: self) }
    if let selection, let tag = row.tag, row.isSelectable, environment.isEnabled {
      if let toggle = selection.toggle { addTap(&hits, .command) { toggle(tag) } }
      addTap(&hits, []) { selection.select(tag) }
    }
    addDrag(of: row, &hits)
    // A mouse doesn't swipe.
    if environment.platformProfile.system != .macOS, row.canBeSwiped {
      hits.add(RecognizerHandler(RowSwipeRecognizer(), takesOver: true), .normal)
    }
    return true
  }

  private final func addTap(_ hits: inout HitList, _ modifiers: EventModifiers, _ act: @escaping () -> Void) {
    let tap = TapGesture().modifiers(modifiers).onEnded { _ in act() }
    hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
  }
}

extension CGRect {
  fileprivate func stripe(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}

extension SemanticColors {
  /// What rows in groups lie on.
  var groupedRow: Color.Resolved { background(level: isDarkBackground ? 1 : 2) }

  private var isDarkBackground: Bool { background(level: 0).red < 0.5 }
}
