// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ViewHost {
  /// Taps at a point of the host, in points; false when no gesture there was recognised.
  ///
  /// - Parameters:
  ///   - point: the place in the host's coordinates.
  ///   - count: the number of taps, 1 to 16: gestures of fewer taps wait for those of more.
  ///   - modifiers: the keys that are held meanwhile.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) -> Bool {
    interact(at: point, modifiers) { touch in
      for tap in 0..<min(max(1, count), 16) {
        if tap > 0 { touch(.began, point, 0.05) }
        touch(.ended, point, 0.05)
      }
    }
  }

  /// Holds a finger down at a point for some seconds; false when no gesture there was recognised.
  ///
  /// - Parameters:
  ///   - point: the place in the host's coordinates, in points.
  ///   - duration: the time in seconds. A number below 0, or one that isn't finite, counts as 0.
  @discardableResult
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) -> Bool {
    interact(at: point) { touch in
      touch(.held, point, max(0, finite(duration)))
      touch(.ended, point, 0)
    }
  }

  /// Moves a finger from one point to another; false when no gesture there was recognised.
  ///
  /// - Parameters:
  ///   - start: the place where the finger goes down, in the host's coordinates, in points.
  ///   - end: the place where it's lifted.
  ///   - duration: the time in seconds; the finger moves evenly.
  ///   - steps: the number of times that the finger tells where it is, 1 to 1,000.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, steps: Int = 8
  ) -> Bool {
    let steps = min(max(1, steps), 1_000)
    return interact(at: start) { touch in
      for step in 1...steps {
        touch(.moved, start.mix(end, CGFloat(step) / CGFloat(steps)), max(0, finite(duration)) / Double(steps))
      }
      touch(.ended, end, 0)
    }
  }

  /// Moves two fingers about a point apart or together, until their distance is a multiple of the first one; false when
  /// no gesture there was recognised.
  ///
  /// - Parameters:
  ///   - point: the middle between the fingers, in the host's coordinates, in points.
  ///   - magnification: the last distance divided by the first.
  ///   - duration: the time in seconds.
  @discardableResult
  public func magnify(at point: CGPoint, by magnification: CGFloat, duration: TimeInterval = 0.25) -> Bool {
    twoFingers(at: point, duration) { $0.magnification = 1 + (finite(magnification) - 1) * $1 }
  }

  /// Turns two fingers about a point; false when no gesture there was recognised.
  ///
  /// - Parameters:
  ///   - point: the middle between the fingers, in the host's coordinates, in points.
  ///   - angle: the turn; a positive angle is clockwise.
  ///   - duration: the time in seconds.
  @discardableResult
  public func rotate(at point: CGPoint, by angle: Angle, duration: TimeInterval = 0.25) -> Bool {
    twoFingers(at: point, duration) { $0.rotation = .radians(finite(angle.radians) * $1) }
  }

  /// Puts a finger down at a point in points, and leaves it there: what is pressed looks so, and a long press ends as
  /// ``advance(by:)-(TimeInterval)`` lets the time pass.
  ///
  /// The keys in `modifiers` count until the finger is lifted, as those that are held when a mouse's button goes down.
  public func touchDown(at point: CGPoint, modifiers: EventModifiers = []) { putDown(at: point, modifiers) }

  /// Presses a mouse's button at a point. It's a finger that needn't stay to drag, as on iOS with a mouse.
  package func pointerDown(at point: CGPoint, modifiers: EventModifiers = []) {
    putDown(at: point, modifiers, isByPointer: true)
  }

  /// True where another touch was over by that, and a gesture recognised in it.
  @discardableResult
  private func putDown(at point: CGPoint, _ modifiers: EventModifiers, isByPointer: Bool = false) -> Bool {
    beginShowing()
    var isOther = false
    if let touch = graph.touch, touch.goesOn(at: point) {
      touch.renew { hits(at: point, isByPointer: isByPointer) }
      touch.modifiers = modifiers
    } else {
      if graph.touch != nil { isOther = finishTouch() }
      graph.touch = TouchSession(hits(at: point, isByPointer: isByPointer), modifiers)
    }
    graph.touch?.send(TouchEvent(kind: .began, location: point, time: now))
    update()
    return isOther
  }

  /// Moves the finger that is down to a point in points. Without one nothing happens.
  public func touchMove(to point: CGPoint) {
    if graph.touch?.isWaiting == true { return }
    sendTouch(TouchEvent(kind: .moved, location: point, time: now))
    update()
  }

  func hits(at point: CGPoint, isForDrop: Bool = false, isByPointer: Bool = false) -> HitList {
    var hits = HitList()
    hits.isForDrop = isForDrop
    hits.isByPointer = isByPointer
    _ = root.hitTest(point, &hits)
    return hits
  }

  /// Sends an event; where it isn't part of what has begun before the finger went down, it begins something else.
  private func sendTouch(_ event: TouchEvent) {
    graph.touch?.send(event)
    guard let start = graph.touch?.departure else { return }
    _ = finishTouch()
    let isByPointer = graph.touch?.isByPointer ?? false
    let touch = TouchSession(hits(at: start.location, isByPointer: isByPointer), start.modifiers)
    graph.touch = touch
    touch.send(start)
    touch.send(event)
  }

  /// Lifts the finger that is down; false when no gesture was recognised.
  ///
  /// In a host with a clock a tap waits where another may follow: for a third of a second of ``advance(by:)-(TimeInterval)``, or until the
  /// next finger goes down.
  @discardableResult
  public func touchUp(at point: CGPoint) -> Bool {
    graph.touch?.send(TouchEvent(kind: .ended, location: point, time: now))
    guard configuration.animations == .clocked, let touch = graph.touch, touch.isWaiting else { return finishTouch() }
    update()
    return touch.isRecognized
  }

  /// Takes the finger that is down away, as where the system needs the touch for itself: no gesture ends, and what was
  /// pressed is so no longer. Without a finger nothing happens.
  public func touchCancel() {
    guard let touch = graph.touch else { return }
    touch.cancel()
    graph.touch = nil
    update()
  }

  /// Tells the finger that is down, or was lifted last, that the time is another.
  func passTouchTime() {
    guard let touch = graph.touch, let deadline = touch.deadline, deadline <= now else { return }
    if touch.pass(to: now) { update() } else { _ = finishTouch() }
  }

  private func finishTouch() -> Bool {
    graph.touch?.finish()
    let isRecognized = graph.touch?.isRecognized ?? false
    graph.touch = nil
    graph.tracer?.nextFrame = "a finger was lifted"
    update()
    return isRecognized
  }

  /// Runs a whole interaction. The closure it gives sends an event and lets the seconds before it pass.
  private func interact(
    at point: CGPoint, _ modifiers: EventModifiers = [],
    _ body: ((TouchEvent.Kind, CGPoint, TimeInterval) -> Void) -> Void
  ) -> Bool {
    guard point.isFinite else { return false }
    touchDown(at: point, modifiers: modifiers)
    var isRecognized = false
    body { kind, location, seconds in
      guard location.isFinite else { return }
      pass(seconds, decidesTouch: kind != .moved)
      if kind == .began {
        if putDown(at: location, modifiers) { isRecognized = true }
        return
      }
      sendTouch(TouchEvent(kind: kind, location: location, time: now))
      update()
    }
    return finishTouch() || isRecognized
  }

  private func twoFingers(
    at point: CGPoint, _ duration: TimeInterval, _ shape: (inout TouchEvent, CGFloat) -> Void
  ) -> Bool {
    guard point.isFinite else { return false }
    touchDown(at: point)
    let steps = 8
    for step in 1...steps {
      pass(max(0, finite(duration)) / Double(steps), decidesTouch: false)
      var event = TouchEvent(kind: .moved, location: point, time: now)
      shape(&event, CGFloat(step) / CGFloat(steps))
      sendTouch(event)
      if step == steps { graph.touch?.send(event.with(.ended)) }
      update()
    }
    return finishTouch()
  }
}
