// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A finger that goes along a row which can be swiped: it's no tap, of the row or of what is in it. The actions aren't drawn, so nothing else
/// comes of it.
nonisolated final class RowSwipeRecognizer: _GestureRecognizer<Void> {
  /// The distance from which on a finger swipes, in points: that from which on it scrolls.
  private static var distance: CGFloat { 10 }

  private var start: CGPoint?
  private var isActive = false

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Void> {
    if event.kind == .cancelled { return .failed }
    let start = start ?? event.location
    self.start = start
    let (along, across) = (abs(event.location.x - start.x), abs(event.location.y - start.y))
    if !isActive, across >= Self.distance, across >= along { return .failed }
    if along >= Self.distance { isActive = true }
    if event.kind == .ended { return isActive ? .ended(()) : .failed }
    return isActive ? .active(()) : .possible(nil)
  }
}

extension ListRow {
  /// Whether a swipe over it would offer something: an action, or to delete it.
  var canBeSwiped: Bool {
    if let editing, !editing.isDeleteDisabled, editing.delete != nil { return true }
    return (node.layoutValue(ObjectIdentifier(RowSwipesKey.self)) as? [RowSwipe])?.isEmpty == false
  }
}
