// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A finger or a pointer that moves a row of a list.
///
/// A row with a context menu opens that when a finger stays on it; a finger that moves on then takes the menu away, and the row along.
nonisolated final class RowDragRecognizer: _GestureRecognizer<Void> {
  /// How long a finger stays until it has the row, in seconds.
  static var holdTime: Double { 0.5 }
  /// The distance from which on a finger that stays doesn't, in points, and one that has the menu moves on.
  private static var slack: CGFloat { 10 }
  /// The distance from which on a pointer takes the row along, in points.
  private static var pointerSlack: CGFloat { 4 }
  private static var frame: Double { 1.0 / 60 }

  private let list: ListRowsNode
  private let item: LayoutNode
  private let start: RowDrag.Start
  private let menu: MainActorCarrier<any ContextMenuOwner>?
  private var began: TouchEvent?
  private var isHeld = false
  private var isActive = false
  private var drag: RowDrag?

  init(_ list: ListRowsNode, _ item: LayoutNode, _ start: RowDrag.Start, menu: (any ContextMenuOwner)? = nil) {
    self.list = list
    self.item = item
    self.start = start
    self.menu = menu.map { MainActorCarrier($0) }
  }

  override var deadline: Double? {
    if isActive { return drag.flatMap { list.scrollsByDrag($0) ? ($0.scrolledAt ?? 0) + Self.frame : nil } }
    return start == .hold && !isHeld ? began.map { $0.time + Self.holdTime } : nil
  }

  override func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Void> {
    if event.kind == .cancelled {
      actions.appendReset { [self] in end { list.endDrag() } }
      return .failed
    }
    guard let began else {
      began = event
      actions.appendLift { [list] in list.graph.holdRow(false) }
      return start == .handle ? begin(at: event, &actions) : .possible(nil)
    }
    return isActive ? follow(event, &actions) : wait(event, from: began, &actions)
  }

  /// Waits for what tells that the row is meant.
  private func wait(
    _ event: TouchEvent, from began: TouchEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Void> {
    let distance = began.location.distance(to: event.location)
    guard event.kind != .ended, event.isOneFinger else { return .failed }
    if start == .pointer { return distance >= Self.pointerSlack ? begin(at: event, &actions) : .possible(nil) }
    if isHeld { return distance >= Self.slack ? begin(at: event, &actions) : .possible(nil) }
    guard distance <= Self.slack else { return .failed }
    guard event.time >= began.time + Self.holdTime else { return .possible(nil) }
    guard menu == nil else {
      isHeld = true
      list.graph.holdRow(true)
      return .possible(nil)
    }
    return begin(at: event, &actions)
  }

  private func begin(at event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Void> {
    isActive = true
    let start = began?.location ?? event.location
    actions.append { [self] in
      if let menu { onMain { menu.value.close() } }
      drag = list.pickUp(item, at: start)
      if let drag { list.moveDrag(drag, to: event.location, time: event.time) }
    }
    return .active(())
  }

  private func follow(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Void> {
    if event.kind == .ended {
      actions.append { [self] in end { list.drop() } }
      return .ended(())
    }
    // It's over where the row has gone, or Escape was pressed.
    if let drag, list.drag !== drag { return .failed }
    actions.append { [self] in
      guard let drag, list.drag === drag else { return }
      list.moveDrag(drag, to: event.location, time: event.time)
    }
    return .active(())
  }

  /// Ends the drag that the finger has begun, and no other.
  private func end(_ body: () -> Void) {
    if let drag, list.drag === drag { body() }
    list.graph.holdRow(false)
  }
}
