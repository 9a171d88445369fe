// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Scrolls a scroll view by a drag along its axes.
nonisolated final class ScrollRecognizer: _GestureRecognizer<Void> {
  /// The distance that a finger moves before a scroll view follows it, in points.
  private static var distance: CGFloat { 10 }

  private let view: ScrollNode
  private var start: CGPoint?
  private var offset: CGPoint = .zero
  private var isActive = false

  init(_ view: ScrollNode) { self.view = view }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Void> {
    let view = view
    func enter(_ phase: ScrollPhase) { actions.append { view.phase = phase } }
    if event.kind == .cancelled {
      let isActive = isActive
      // What is scrolled comes to rest though the finger is taken away.
      actions.appendReset {
        view.phase = .idle
        guard isActive, view.isMounted else { return }
        view.scroll(to: view.nearestRest(to: view.offset))
      }
      return .failed
    }
    guard let start else {
      start = event.location
      offset = view.offset
      enter(.tracking)
      return .possible(nil)
    }
    let moved = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
    if view.axes.contains(.horizontal), abs(moved.width) >= Self.distance { isActive = true }
    if view.axes.contains(.vertical), abs(moved.height) >= Self.distance { isActive = true }
    guard isActive else {
      if event.kind == .ended { enter(.idle) }
      return event.kind == .ended ? .failed : .possible(nil)
    }
    enter(event.kind == .ended ? .idle : .interacting)
    let target = CGPoint(x: offset.x - moved.width, y: offset.y - moved.height)
    let isOver = event.kind == .ended
    let rest = offset
    actions.append {
      guard view.isMounted else { return }
      if isOver { view.rest(at: view.nearestRest(to: target), from: rest) } else { view.scroll(to: target) }
    }
    return event.kind == .ended ? .ended(()) : .active(())
  }
}
