// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// Moves the row at a point, in points of the host, to another place of its collection.
  ///
  /// - Parameters:
  ///   - point: a place on the row.
  ///   - destination: the offset of the element before which the row comes, counted before the move.
  /// - Returns: false where there's no row, or it can't be moved.
  @discardableResult
  public func moveRow(at point: CGPoint, to destination: Int) -> Bool {
    guard let editing = listRow(at: point)?.row.editing, !editing.isMoveDisabled, let move = editing.move else {
      return false
    }
    move(IndexSet(integer: editing.index), destination)
    update()
    return true
  }

  /// Moves the row at a point by hand, as it's done on its system: by its handle while rows are edited, else with a finger that stays
  /// for half a second, or on macOS with the mouse.
  ///
  /// The others make way, and the row's collection is told once, when it's let go (`onMove`).
  ///
  /// - Parameters:
  ///   - point: A place on the row, in points of the host.
  ///   - end: The place that this point of the row is brought to.
  ///   - duration: The time on the way, in seconds; the finger moves evenly.
  ///   - steps: The number of times that the finger tells where it is, 1 to 1,000.
  /// - Returns: False where there's no row, or it can't be moved.
  @discardableResult
  public func dragRow(
    at point: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, steps: Int = 8
  ) -> Bool {
    guard point.isFinite, end.isFinite, let (list, row) = listRow(at: point), list.canMove(row) else { return false }
    let steps = min(max(1, steps), 1_000)
    var start = point
    if list.metrics.isEditing {
      let handle = list.convert(list.handleReach(of: row), to: nil)
      start = CGPoint(x: handle.midX, y: handle.midY)
    }
    touchDown(at: start)
    if !list.metrics.isEditing, configuration.profile.system != .macOS { advance(by: RowDragRecognizer.holdTime) }
    let way = CGSize(width: end.x - point.x, height: end.y - point.y)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      advance(by: max(0, finite(duration)) / Double(steps))
      touchMove(to: CGPoint(x: start.x + way.width * share, y: start.y + way.height * share))
    }
    let isMoved = list.drag != nil
    touchUp(at: CGPoint(x: start.x + way.width, y: start.y + way.height))
    return isMoved
  }

  func listRow(at point: CGPoint) -> (list: ListRowsNode, row: ListRow)? {
    func search(_ node: LayoutNode, _ point: CGPoint) -> (list: ListRowsNode, row: ListRow)? {
      if let rows = node as? ListRowsNode, let row = rows.row(at: point) { return (rows, row) }
      var found: (list: ListRowsNode, row: ListRow)?
      node.forEachLayoutChild { child in
        guard found == nil else { return }
        var inner = point
        if let transform = node.contentTransform, let inverse = transform.inverse { inner = inner.applying(inverse) }
        found = search(child, CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y))
      }
      return found
    }
    return search(root, point)
  }
}
