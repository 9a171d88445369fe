// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// The items that are being dragged. Empty where nothing is.
  public var draggedItems: [NSItemProvider] { graph.itemDrags.current?.items.map(\.provider) ?? [] }

  /// Begins to drag what lies at a point: the innermost view there that can be dragged. It is picked up at once, as
  /// after a long press; no gesture hears of it. A drag that is under way is given up.
  ///
  /// - Parameter point: The point, in the coordinates of the host. One that isn't finite drags nothing.
  /// - Returns: Whether there was something to drag.
  @discardableResult
  public func beginDrag(at point: CGPoint) -> Bool {
    guard point.isFinite else { return false }
    cancelDrag()
    for source in hits(at: point).sources.compactMap({ $0 as? any DragSourceNode }) {
      guard let item = source.draggedItem else { continue }
      beginDrag(of: [item], at: point, from: source.dragNode)
      return true
    }
    return false
  }

  /// Brings items from elsewhere, as from another app, to a point of the host. A drag that is under way is given up.
  ///
  /// - Parameters:
  ///   - items: The items, which are dragged together.
  ///   - point: The point, in the coordinates of the host. One that isn't finite drags nothing.
  /// - Returns: What would be done if they were dropped here; nil where nothing takes them.
  @discardableResult
  public func beginDrag(of items: [NSItemProvider], at point: CGPoint) -> DropOperation? {
    guard point.isFinite else { return nil }
    cancelDrag()
    beginDrag(of: items.map { DraggedItem($0) }, at: point, from: nil)
    return graph.itemDrags.current?.operation
  }

  private func beginDrag(of items: [DraggedItem], at point: CGPoint, from source: LayoutNode?) {
    let drag = graph.itemDrags.begin(items, at: point, from: source, graph)
    drag.tellSource(.initial)
    moveDrag(to: point)
  }

  /// Moves what is being dragged to a point, and tells the views that it leaves, moves or comes over.
  ///
  /// - Parameter point: The point, in the coordinates of the host. One that isn't finite moves nothing.
  /// - Returns: What would be done if it were dropped here; nil where nothing takes it, or nothing is dragged.
  @discardableResult
  public func moveDrag(to point: CGPoint) -> DropOperation? {
    guard let drag = graph.itemDrags.current, point.isFinite else { return nil }
    let destinations = hits(at: point, isForDrop: true).destinations
    drag.move(to: point, over: destinations.compactMap { $0 as? any DropDestinationNode })
    graph.tracer?.nextFrame = "something was dragged to (\(points(point.x)), \(points(point.y)))"
    update()
    return drag.operation
  }

  /// Drops what is being dragged where it is.
  ///
  /// Values that have to be waited for are there after ``settle()``.
  ///
  /// - Returns: whether a view has taken it.
  @discardableResult
  public func endDrag() -> Bool {
    guard let drag = graph.itemDrags.current else { return false }
    beginShowing()
    graph.itemDrags.current = nil
    let isTaken = drag.drop()
    graph.tracer?.nextFrame = "something was dropped"
    update()
    return isTaken
  }

  /// Gives up what is being dragged: the view that it's over is told that it has left.
  public func cancelDrag() {
    guard let drag = graph.itemDrags.current else { return }
    graph.itemDrags.current = nil
    drag.cancel()
    update()
  }

  /// Drags what lies at one point to another, and drops it there.
  ///
  /// - Parameters:
  ///   - start: where the drag begins, in points of the host.
  ///   - end: where it is let go, in points of the host.
  ///   - duration: in seconds; it moves evenly.
  ///   - steps: how many times the views hear where it is.
  /// - Returns: whether a view has taken it; false where nothing could be dragged.
  @discardableResult
  public func dragAndDrop(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, steps: Int = 8
  ) -> Bool {
    guard end.isFinite, beginDrag(at: start) else { return false }
    let steps = min(max(1, steps), 1_000)
    for step in 1...steps {
      pass(max(0, finite(duration)) / Double(steps), decidesTouch: false)
      moveDrag(to: start.mix(end, CGFloat(step) / CGFloat(steps)))
    }
    return endDrag()
  }

  /// Drops items that come from elsewhere, as from another app, at a point of the host.
  ///
  /// - Parameters:
  ///   - items: The items, which are dropped together.
  ///   - point: The point, in the coordinates of the host.
  /// - Returns: Whether a view has taken them.
  @discardableResult
  public func drop(_ items: [NSItemProvider], at point: CGPoint) -> Bool {
    beginDrag(of: items, at: point)
    return endDrag()
  }

  /// Drops values that come from elsewhere, as from another app, at a point of the host. The address of a file is
  /// dropped as an address; a file as such is an `NSItemProvider(contentsOf:)`.
  ///
  /// - Parameters:
  ///   - values: The values, which are dropped together.
  ///   - point: The point, in the coordinates of the host.
  /// - Returns: Whether a view has taken them.
  @discardableResult
  public func drop<T: Transferable>(_ values: [T], at point: CGPoint) -> Bool {
    drop(values.map { NSItemProvider(transferring: $0) }, at: point)
  }
}
