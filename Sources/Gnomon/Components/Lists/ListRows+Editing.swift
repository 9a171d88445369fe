// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a row that is being edited has in front of its content.
enum RowEditingSign {
  /// A tap deletes the row.
  case delete
  /// A tap on the row selects it, or takes it from what is selected.
  case select
}

/// Lengths of the signs that rows have while they're edited, in points.
private enum EditingMetrics {
  static let circle: CGFloat = 22
  /// From the circle to the content.
  static let circleGap: CGFloat = 14
  static let handle: CGFloat = 20
  /// From the content to the handle.
  static let handleGap: CGFloat = 12
}

// Rows that are being edited have signs beside their contents, which give them room.
extension ListRowsNode {
  /// Makes room in a row's distances.
  final func addRoomForEditing(_ item: LayoutNode, to insets: inout EdgeInsets) {
    let row = ListRow(item)
    if leadingSign(of: row) != nil { insets.leading += EditingMetrics.circle + EditingMetrics.circleGap }
    if canMove(row) { insets.trailing += EditingMetrics.handle + EditingMetrics.handleGap }
  }

  /// Where several values can be selected that comes before deleting.
  private func leadingSign(of row: ListRow) -> RowEditingSign? {
    guard row.isContent else { return nil }
    if selection?.toggle != nil { return row.tag != nil && row.isSelectable ? .select : nil }
    guard let editing = row.editing, editing.delete != nil, !editing.isDeleteDisabled else { return nil }
    return .delete
  }

  final func canMove(_ row: ListRow) -> Bool {
    guard row.isContent, let editing = row.editing else { return false }
    return editing.move != nil && !editing.isMoveDisabled
  }

  /// The circle in front of a row's content.
  private func circle(of row: ListRow) -> CGRect {
    let length = EditingMetrics.circle
    let start = row.box.minX + metrics.rowInset
    let x = isMirrored ? size.width - start - length : start
    return CGRect(x: x, y: row.box.midY - length / 2, width: length, height: length)
  }

  /// Where a finger takes the row by its handle: from before it to the row's end.
  final func handleReach(of row: ListRow) -> CGRect {
    let handle = handle(of: row)
    let x = isMirrored ? size.width - row.box.maxX : handle.minX - EditingMetrics.handleGap
    let width = (isMirrored ? handle.maxX + EditingMetrics.handleGap : row.box.maxX) - x
    return CGRect(x: x, y: row.box.minY, width: max(0, width), height: row.box.height)
  }

  private func handle(of row: ListRow) -> CGRect {
    let length = EditingMetrics.handle
    let start = row.box.maxX - metrics.rowInset - length
    let x = isMirrored ? size.width - start - length : start
    return CGRect(x: x, y: row.box.midY - 5, width: length, height: 10)
  }

  // MARK: Input and drawing

  /// Finds the sign at a point, or the row where a tap anywhere selects it.
  final func hitTestEditing(of row: ListRow, _ point: CGPoint, _ hits: inout HitList) -> Bool {
    guard environment.isEnabled, !hits.isForDrop, let sign = leadingSign(of: row) else { return false }
    let action: () -> Void
    switch sign {
    case .select:
      guard let tag = row.tag, let toggle = selection?.toggle else { return false }
      action = { toggle(tag) }
    case .delete:
      let reach = circle(of: row).insetBy(dx: -EditingMetrics.circleGap / 2, dy: -row.box.height / 2)
      guard reach.contains(point), let editing = row.editing, let delete = editing.delete else { return false }
      action = { delete(IndexSet(integer: editing.index)) }
    }
    let tap = TapGesture().onEnded { _ in action() }
    hits.add(RecognizerHandler(type(of: tap)._makeRecognizer(tap, _GestureContext(node: self))), .normal)
    return true
  }

  final func drawEditing(of row: ListRow, _ context: inout DrawingContext, _ colors: SemanticColors) {
    if let sign = leadingSign(of: row) { draw(sign, of: row, &context, colors) }
    guard canMove(row) else { return }
    let box = handle(of: row)
    for y in [box.minY, box.midY, box.maxY] {
      let line = context.snapped(CGRect(x: box.minX, y: y - 0.75, width: box.width, height: 1.5))
      context.add(.fill(Path(line), style: FillStyle(), paint: .color(colors.label(level: 2))))
    }
  }

  private func draw(
    _ sign: RowEditingSign, of row: ListRow, _ context: inout DrawingContext, _ colors: SemanticColors
  ) {
    let box = context.snapped(circle(of: row))
    switch sign {
    case .delete: drawDisc(box, .color(Color.red.resolve(in: environment)), &context) { Self.minus(in: $0) }
    case .select:
      if let selection, let tag = row.tag, selection.isSelected(tag) {
        drawDisc(box, TintShapeStyle()._paint(in: environment, bounds: box), &context) { Self.tick(in: $0) }
      } else {
        let ring = Path(ellipseIn: box.insetBy(dx: 0.75, dy: 0.75))
        context.add(.stroke(ring, style: StrokeStyle(lineWidth: 1.5), paint: .color(colors.label(level: 2))))
      }
    }
  }

  /// A filled circle with a white sign.
  private func drawDisc(_ box: CGRect, _ paint: Paint, _ context: inout DrawingContext, sign: (CGRect) -> Path) {
    context.add(.fill(Path(ellipseIn: box), style: FillStyle(), paint: paint))
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    context.add(.stroke(sign(box), style: style, paint: white))
  }

  private static func minus(in box: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: box.midX - 5, y: box.midY))
      $0.addLine(to: CGPoint(x: box.midX + 5, y: box.midY))
    }
  }

  private static func tick(in box: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: box.midX - 4.5, y: box.midY + 0.5))
      $0.addLine(to: CGPoint(x: box.midX - 1.5, y: box.midY + 4))
      $0.addLine(to: CGPoint(x: box.midX + 4.5, y: box.midY - 4))
    }
  }
}
