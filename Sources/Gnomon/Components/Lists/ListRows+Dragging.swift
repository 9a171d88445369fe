// SPDX-License-Identifier: Apache-2.0
import Foundation

// Rows that are moved by hand: the others make way while one is on its way, and the collection's action is called once, at the end.
extension ListRowsNode {
  /// The distance from an end of what is in sight from which on a row scrolls the list, in points, and how fast at most.
  private static var edge: CGFloat { 60 }
  private static var fastest: CGFloat { 900 }

  /// True on systems where a line shows where a row would go, rather than a gap.
  private var showsInsertionLine: Bool { environment.platformProfile.system == .macOS }

  // MARK: Picking up

  /// Adds what moves a row: by its handle while rows are edited, else by the row itself.
  final func addDrag(of row: ListRow, _ hits: inout HitList) {
    guard !metrics.isEditing, environment.isEnabled, !hits.isForDrop, canMove(row), row.node.rowElement != nil else {
      return
    }
    if environment.platformProfile.system == .macOS {
      // What is dragged by one of its buttons isn't dragged, but for one that leads on.
      let recognizer = RowDragRecognizer(self, row.node, .pointer)
      return hits.add(RecognizerHandler(recognizer, takesOver: signs.leadsOn(row.node)), .normal)
    }
    if hits.isByPointer {
      return hits.add(RecognizerHandler(RowDragRecognizer(self, row.node, .pointer), takesOver: true), .normal)
    }
    let menu = contextMenu(hits)
    hits.add(
      RecognizerHandler(RowDragRecognizer(self, row.node, .hold, menu: menu), takesOver: true),
      menu == nil ? .normal : .simultaneous)
  }

  final func addDragByHandle(of row: ListRow, _ point: CGPoint, _ hits: inout HitList) -> Bool {
    guard environment.isEnabled, !hits.isForDrop, canMove(row), row.node.rowElement != nil,
      handleReach(of: row).contains(point)
    else { return false }
    hits.add(RecognizerHandler(RowDragRecognizer(self, row.node, .handle), takesOver: true), .high)
    return true
  }

  /// Where rows can be taken, in the list's coordinates.
  final var grips: [(frame: CGRect, isImmediate: Bool)] {
    guard environment.isEnabled else { return [] }
    return rows.compactMap { row in
      guard row.isContent, row.node.isMounted, canMove(row), row.node.rowElement != nil else { return nil }
      return metrics.isEditing ? (handleReach(of: row), true) : (row.box, false)
    }
  }

  /// The menu of what is hit in a row.
  private func contextMenu(_ hits: HitList) -> (any ContextMenuOwner)? {
    guard let innermost = hits.innermost else { return nil }
    for node in innermost.chain() {
      if node === self { return nil }
      guard node is DynamicNode, node.environment.isEnabled else { continue }
      if let menu = node.viewValue as? any ContextMenuOwner, menu.opensByClick { return menu }
    }
    return nil
  }

  /// Takes a row up; nil where it can't be moved.
  ///
  /// - Parameter point: Where the finger went down, in the host's coordinates.
  final func pickUp(_ item: LayoutNode, at point: CGPoint) -> RowDrag? {
    guard isMounted, drag == nil, let row = rows.first(where: { $0.node === item && $0.node.isMounted }), canMove(row),
      let element = item.rowElement, let editing = row.editing, let move = editing.move
    else { return nil }
    let place = convertFromRoot(CGRect(origin: point, size: .zero)).origin
    let new = RowDrag(
      of: element, editing, move, box: row.box,
      grip: CGPoint(x: place.x - row.box.minX, y: place.y - row.box.minY), at: point,
      length: row.box.height + rowSpacing, picture(of: row))
    drag = new
    graph.rowDrags.list = self
    graph.holdRow(true)
    invalidatePlacing()
    return new
  }

  private func picture(of row: ListRow) -> [DisplayCommand] {
    var context = DrawingContext(scale: environment.displayScale)
    let colors = SemanticColors(environment)
    let color = metrics.hasGroups ? colors.groupedRow : colors.background(level: 0)
    context.transformed(ProjectionTransform(CGAffineTransform(translationX: -row.box.minX, y: -row.box.minY))) {
      let box = $0.snapped(row.box)
      if showsInsertionLine {
        return $0.layer(DisplayLayer(opacity: 0.7)) { drawContent(of: row, &$0, colors) }
      }
      let shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.25)
      $0.layer(DisplayLayer(filters: [.shadow(color: shade, radius: 6, x: 0, y: 2)])) {
        $0.add(.fill(Path(roundedRect: box, cornerRadius: 6), style: FillStyle(), paint: .color(color)))
      }
      drawContent(of: row, &$0, colors)
    }
    return context.commands
  }

  // MARK: On its way

  /// Follows the finger, and scrolls where it's near an end of what is in sight.
  final func moveDrag(_ drag: RowDrag, to point: CGPoint, time: Double) {
    drag.location = point
    scroll(by: drag, time)
    graph.changeCount &+= 1
    let destination = destination(of: drag)
    guard destination != drag.destination else { return }
    drag.destination = destination
    invalidatePlacing()
  }

  /// How fast a row scrolls the list where it's now, in points a second; 0 where it doesn't.
  private func scrollSpeed(_ drag: RowDrag) -> CGFloat {
    guard isMounted, isPlaced else { return 0 }
    let sight = viewport
    guard let scroll = sight.scroll, scroll.environment.isScrollEnabled else { return 0 }
    let start = sight.range.lowerBound + sight.insets.start
    let end = sight.range.upperBound - sight.insets.end
    let edge = min(Self.edge, (end - start) / 4)
    guard edge > 0 else { return 0 }
    let y = convertFromRoot(CGRect(origin: drag.location, size: .zero)).minY
    let (least, most) = (
      scroll.clamped(-.greatestFiniteMagnitude, .vertical), scroll.clamped(.greatestFiniteMagnitude, .vertical)
    )
    if y < start + edge, scroll.offset.y > least { return -Self.fastest * min(1, (start + edge - y) / edge) }
    if y > end - edge, scroll.offset.y < most { return Self.fastest * min(1, (y - end + edge) / edge) }
    return 0
  }

  final func scrollsByDrag(_ drag: RowDrag) -> Bool { self.drag === drag && scrollSpeed(drag) != 0 }

  private func scroll(by drag: RowDrag, _ time: Double) {
    let before = drag.scrolledAt
    let speed = scrollSpeed(drag)
    drag.scrolledAt = speed == 0 ? nil : time
    guard speed != 0, let before, let scroll = viewport.scroll else { return }
    // After a pause it doesn't jump.
    let distance = speed * min(0.1, max(0, time - before))
    scroll.scroll(to: CGPoint(x: scroll.offset.x, y: scroll.clamped(scroll.offset.y + distance, .vertical)))
  }

  /// The corner of the row on its way.
  private func corner(of drag: RowDrag) -> CGPoint {
    let y = convertFromRoot(CGRect(origin: drag.location, size: .zero)).minY - drag.grip.y
    return CGPoint(x: drag.box.minX, y: finite(y))
  }

  /// The offset before which the row would come: behind all rows whose middles lie above its upper edge, as they would lie without
  /// it. So it changes places with a neighbour when it has come over half of that.
  private func destination(of drag: RowDrag) -> Int {
    let top = corner(of: drag).y
    var last: Int?
    for row in rows where row.isContent {
      guard let index = row.editing?.index else { continue }
      let element = row.node.rowElement
      guard drag.isOf(element), element?.id != drag.element.id else { continue }
      let place = row.box.midY - row.shift - (index > drag.index ? drag.length : 0)
      if place >= top { return settled(index, drag) }
      last = max(last ?? index, index)
    }
    return last.map { settled($0 + 1, drag) } ?? drag.destination
  }

  /// Before and behind itself are the same place.
  private func settled(_ destination: Int, _ drag: RowDrag) -> Int {
    destination == drag.index + 1 ? drag.index : destination
  }

  /// Ends the drag where the row has gone, and follows it where its collection has changed.
  final func followDrag() {
    guard let drag else { return }
    guard let collection = drag.element.owner as? LazyCollectionNode, collection.isMounted,
      let index = collection.currentIndex(of: drag.element.id, near: drag.index)
    else { return endDrag() }
    guard index != drag.index || drag.destination > collection.count else { return }
    drag.destination = min(max(0, drag.destination + index - drag.index), collection.count)
    drag.index = index
  }

  /// How far a line lies from its place for the row on its way. The row's own line is where it would go.
  final func shift(of line: LazySolver.Line) -> CGFloat {
    guard let drag, !showsInsertionLine else { return 0 }
    let element = line.items[0].rowElement
    guard drag.isOf(element), let index = (line.items[0].rareLayoutValue(RowEditingKey.self) as? RowEditing)?.index
    else { return 0 }
    guard element?.id == drag.element.id else { return drag.shift(ofElementAt: index) }
    return gap(for: drag).map { $0 - line.position } ?? 0
  }

  /// Where a line would begin that stands in the gap; nil where that isn't known.
  private func gap(for drag: RowDrag) -> CGFloat? {
    guard drag.isElsewhere, let collection = drag.element.owner as? LazyCollectionNode else { return nil }
    if drag.destination > drag.index {
      return flow?.range(of: drag.destination - 1, in: collection, from: endSpacing.start)
        .map { $0.upperBound - drag.box.height }
    }
    let range = flow?.range(of: drag.destination, in: collection, from: endSpacing.start)
    // Above the first row there's the distance from what stands before it.
    let row = rows.first { $0.editing?.index == drag.destination && drag.isOf($0.node.rowElement) }
    return row.map { $0.box.minY - $0.shift } ?? range?.lowerBound
  }

  /// True if a row is on its way, so that it isn't drawn where it lies.
  final func isOnItsWay(_ row: ListRow) -> Bool {
    guard let drag, !showsInsertionLine else { return false }
    return drag.isItself(row.node.rowElement)
  }

  /// Brings rows that have made way into the order in which they lie.
  final func sortShiftedRows() {
    guard drag != nil else { return }
    let places = rows.indices.filter { rows[$0].isContent }
    let sorted = places.map { rows[$0] }.sorted { $0.box.minY < $1.box.minY }
    for (place, row) in zip(places, sorted) { replaceRow(at: place, with: row) }
  }

  final func drawDrag(_ context: inout DrawingContext, _ colors: SemanticColors) {
    guard let drag else { return }
    if showsInsertionLine, let y = insertionLine(drag) {
      let line = context.snapped(CGRect(x: drag.box.minX, y: y - 1, width: drag.box.width, height: 2))
      let paint = TintShapeStyle()._paint(in: environment, bounds: line)
      context.add(.fill(Path(line), style: FillStyle(), paint: paint))
    }
    let place = context.snapped(CGRect(origin: corner(of: drag), size: .zero)).origin
    context.add(.save)
    context.add(.concatenate(CGAffineTransform(translationX: place.x, y: place.y)))
    for command in drag.picture { context.add(command) }
    context.add(.restore)
  }

  private func insertionLine(_ drag: RowDrag) -> CGFloat? {
    guard drag.isElsewhere else { return nil }
    var last: CGFloat?
    for row in rows where row.isContent && drag.isOf(row.node.rowElement) {
      guard let index = row.editing?.index else { continue }
      if index == drag.destination { return row.box.minY }
      if index < drag.destination { last = row.box.maxY }
    }
    return last
  }

  // MARK: Letting go

  /// Puts the row that is moved back.
  final func endDrag() {
    guard drag != nil else { return }
    drag = nil
    graph.rowDrags.list = nil
    graph.holdRow(false)
    graph.changeCount &+= 1
    invalidatePlacing()
  }

  /// Lets the row go: its collection moves it, where it came to another place.
  final func drop() {
    followDrag()
    guard let drag else { return }
    endDrag()
    guard drag.isElsewhere else { return }
    // A row in sight has the newest action; where it has none any more, nothing is moved.
    var move: ((IndexSet, Int) -> Void)? = drag.move
    for row in rows where row.isContent && row.node.isMounted {
      let element = row.node.rowElement
      guard drag.isOf(element), let editing = row.node.rareLayoutValue(RowEditingKey.self) as? RowEditing else {
        continue
      }
      move = editing.move
      if element?.id == drag.element.id, editing.isMoveDisabled { return }
    }
    move?(IndexSet(integer: drag.index), drag.destination)
  }
}

extension LazyCollectionNode {
  /// Where the element of an id is now. All are looked through only where it isn't where it was.
  fileprivate func currentIndex(of id: AnyHashable, near index: Int) -> Int? {
    self.id(at: index) == id ? index : self.index(of: id)
  }
}
