// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A finger that chooses something below it, and leaves a scroll view around it what is meant for that.
///
/// Without a scroll view around it begins at once. With one it begins when the finger has rested, or has gone in a
/// direction in which nothing scrolls; a finger that goes in another is the scroll view's, and a short tap is nothing.
package nonisolated struct YieldingDrag: PrimitiveGesture {
  package typealias Value = DragGesture.Value

  /// The time for which a finger rests before it chooses in a scroll view, in seconds. Unverified.
  package static let rest = 0.15
  /// The distance that a finger moves before its direction counts, in points.
  package static let distance: CGFloat = 10

  package init() {}

  nonisolated package static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Value> {
    var axes: Axis.Set = []
    var node = context.node.layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode, current.environment.isScrollEnabled { axes.formUnion(scroll.axes) }
      node = current.layoutParent
    }
    let drag = DragGesture._makeRecognizer(DragGesture(minimumDistance: 0), context)
    return axes.isEmpty ? drag : YieldingRecognizer(drag, axes)
  }
}

private nonisolated final class YieldingRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let drag: _GestureRecognizer<DragGesture.Value>
  /// The axes along which something scrolls.
  private let axes: Axis.Set
  private var start: TouchEvent?
  private var isDecided = false

  init(_ drag: _GestureRecognizer<DragGesture.Value>, _ axes: Axis.Set) { (self.drag, self.axes) = (drag, axes) }

  override var deadline: Double? { isDecided ? nil : start.map { $0.time + YieldingDrag.rest } }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<DragGesture.Value> {
    let phase = drag.handle(event, &actions)
    if isDecided || event.kind == .cancelled { return phase }
    let start = start ?? event
    self.start = start
    let way = CGSize(width: event.location.x - start.location.x, height: event.location.y - start.location.y)
    if max(abs(way.width), abs(way.height)) >= YieldingDrag.distance {
      if axes.contains(abs(way.width) > abs(way.height) ? .horizontal : .vertical) { return .failed }
      isDecided = true
    } else if event.time >= start.time + YieldingDrag.rest {
      isDecided = true
    }
    if isDecided { return phase }
    return event.kind == .ended ? .failed : .possible(nil)
  }
}
