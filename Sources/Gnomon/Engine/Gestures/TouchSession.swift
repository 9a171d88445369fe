// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The gestures that are attached to what lies at a point, the preferred first.
nonisolated struct HitList {
  enum Priority {
    case normal
    /// Goes before the gestures of the views inside.
    case high
    /// Is recognised whatever else is.
    case simultaneous
  }

  fileprivate(set) var exclusive: [TouchHandler] = []
  fileprivate(set) var simultaneous: [TouchHandler] = []

  /// The innermost view that is hit. The views around it, by identity, are those that an event of a pointer or a key
  /// passes, one after the other.
  var innermost: LayoutNode?

  /// True if a tap here gives something the focus, which what is around doesn't take then.
  var givesFocus = false

  /// True if a pointer points here, rather than a finger.
  var isByPointer = false

  /// True if it's asked who takes what is dropped here, rather than what a finger touches.
  var isForDrop = false
  /// The views that can be dragged here, the innermost first.
  private(set) var sources: [any DragSource] = []
  /// The views that take drops here, the innermost first. Only where ``isForDrop``.
  private(set) var destinations: [any DropDestination] = []

  mutating func addSource(_ node: any DragSource) { sources.append(node) }
  mutating func addDestination(_ node: any DropDestination) { destinations.append(node) }

  /// The list without the gestures.
  var withoutGestures: HitList {
    var list = self
    (list.exclusive, list.simultaneous) = ([], [])
    return list
  }

  var isEmpty: Bool { exclusive.isEmpty && simultaneous.isEmpty }

  /// Adds a gesture of a view, after those of the views inside were added.
  mutating func add(_ handler: TouchHandler, _ priority: Priority) {
    switch priority {
    case .normal: exclusive.append(handler)
    case .high: exclusive.insert(handler, at: 0)
    case .simultaneous: simultaneous.append(handler)
    }
  }
}

/// A recogniser whose value's type is hidden.
nonisolated class TouchHandler {
  /// The actions that are called once the gesture may be.
  final var pending = GestureActions()
  final var isFinished = false
  final var isRecognized = false

  /// The number of events after which it was first recognised.
  fileprivate final var recognizedAt = Int.max

  /// True if others have waited for it to go on.
  final var wasHalfway = false
  /// True if those after it wait as long as it may still be recognised.
  final var isPatient = false

  func handle(_ event: TouchEvent) {}
  var isHalfway: Bool { false }
  var holdsOthers: Bool { false }
  var deadline: Double? { nil }
  /// True if it's recognised whatever else may still be: what scrolls needn't wait for the buttons that it scrolls.
  var takesOver: Bool { false }

  /// True if a part of it is done and the rest may come.
  fileprivate final var goesOn: Bool { !isFinished && isHalfway }
}

nonisolated final class RecognizerHandler<Value>: TouchHandler {
  private let recognizer: _GestureRecognizer<Value>
  override var takesOver: Bool { isTakingOver }
  private let isTakingOver: Bool

  init(_ recognizer: _GestureRecognizer<Value>, takesOver: Bool = false) {
    self.recognizer = recognizer
    isTakingOver = takesOver
  }

  override func handle(_ event: TouchEvent) {
    let phase = recognizer.handle(event, &pending)
    isFinished = phase.isFinished
    isRecognized = phase.isRecognized
  }

  override var isHalfway: Bool { recognizer.isHalfway }
  override var holdsOthers: Bool { isPatient || recognizer.holdsOthers }
  override var deadline: Double? { recognizer.deadline }
}

/// One interaction: from the first finger that goes down until the last one is lifted and nothing more follows.
///
/// Of several gestures the first wins that is recognised and that none before it holds back. A tap waits where more taps may follow, whose
/// gesture may be any of them.
nonisolated final class TouchSession {
  /// The time in which another tap may come, in seconds: recorded between 0.31 and 0.35 on macOS 27.
  private static let longestPause = 0.33
  /// The distance from the last tap at which the next one may be, in points.
  private static let widestMiss: CGFloat = 10

  private var hits: HitList
  private var winner: TouchHandler?
  private var last: TouchEvent?
  private var eventCount = 0
  /// The event at which the finger went down that goes on with what one before it has begun.
  private var again: TouchEvent?
  /// True if any gesture was recognised.
  private(set) var isRecognized = false

  /// The keys that were held when the finger went down last.
  var modifiers: EventModifiers

  init(_ hits: HitList, _ modifiers: EventModifiers) { (self.hits, self.modifiers) = (hits, modifiers) }

  var isByPointer: Bool { hits.isByPointer }

  private var handlers: [TouchHandler] { hits.simultaneous + hits.exclusive }

  /// True if the finger is lifted and a further tap may follow.
  var isWaiting: Bool {
    last?.kind == .ended && isHalfway
  }

  private var isHalfway: Bool {
    if hits.simultaneous.contains(where: \.goesOn) { return true }
    return winner?.goesOn ?? hits.exclusive.contains(where: \.goesOn)
  }

  /// Lets the recognisers that are done begin anew, where another finger that goes down goes on for some only.
  func renew(_ fresh: () -> HitList) {
    guard isWaiting, let winner, winner.isFinished else { return }
    let fresh = fresh()
    hits.exclusive = fresh.exclusive
    if fresh.simultaneous.count == hits.simultaneous.count {
      hits.simultaneous = zip(hits.simultaneous, fresh.simultaneous).map { $0.isFinished ? $1 : $0 }
    }
    self.winner = nil
  }

  /// The event with which another interaction begins: a finger that has gone down again, and moves where nothing waits
  /// for that any more.
  var departure: TouchEvent? {
    guard let again, last?.kind == .moved, winner?.isFinished ?? true, !isHalfway else { return nil }
    return hits.simultaneous.contains { $0.isRecognized && !$0.isFinished } ? nil : again
  }

  /// True if a finger that goes down at a point goes on with what the last one has begun.
  func goesOn(at point: CGPoint) -> Bool {
    guard isWaiting, let last else { return false }
    return last.location.distance(to: point) <= Self.widestMiss
  }

  /// The time when something is decided though no finger moves; nil if there's none.
  var deadline: Double? {
    guard let last else { return nil }
    if isWaiting { return last.time + Self.longestPause }
    if last.kind == .ended { return nil }
    return handlers.lazy.filter { !$0.isFinished }.compactMap(\.deadline).min()
  }

  /// Lets those go on whose time has come. False where the interaction is over.
  func pass(to time: Double) -> Bool {
    guard let deadline, deadline <= time, var event = last else { return true }
    if isWaiting {
      finish()
      return false
    }
    (event.kind, event.time) = (.held, time)
    send(event) { $0.deadline.map { $0 <= time } ?? false }
    return true
  }

  func send(_ event: TouchEvent) {
    var event = event
    event.modifiers = modifiers
    if event.kind == .began, last != nil { again = event }
    send(event) { _ in true }
    guard event.kind == .ended else { return }
    lift()
    // What waits for more taps looks pressed no longer.
    guard winner == nil else { return }
    for handler in hits.exclusive where handler.isRecognized && handler.isFinished {
      for reset in handler.pending.takeResets() { reset() }
    }
  }

  private func lift() {
    for handler in handlers {
      for action in handler.pending.takeLifts() { action() }
    }
  }

  /// Sends an event to those that it concerns.
  private func send(_ event: TouchEvent, to concerns: (TouchHandler) -> Bool) {
    last = event
    eventCount += 1
    for handler in hits.simultaneous where !handler.isFinished && concerns(handler) {
      handler.handle(event)
      if handler.isRecognized { isRecognized = true }
      run(handler)
    }
    if let winner {
      if !winner.isFinished, concerns(winner) { winner.handle(event) }
      return run(winner)
    }
    for handler in hits.exclusive where !handler.isFinished && concerns(handler) {
      handler.handle(event)
      if handler.isHalfway { handler.wasHalfway = true }
      if handler.isRecognized {
        handler.recognizedAt = min(handler.recognizedAt, eventCount)
      } else {
        run(handler)
      }
    }
    chooseWinner()
  }

  /// Ends the interaction without a lifted finger: nothing is done but what puts states back.
  func cancel() {
    guard let event = last?.with(.cancelled) else { return }
    for handler in handlers {
      if !handler.isFinished { handler.handle(event) }
      run(handler, resetsOnly: true)
    }
    lift()
  }

  /// Ends the interaction: what isn't recognised by now fails.
  func finish() {
    defer { lift() }
    guard let event = last?.with(.cancelled) else { return }
    for handler in hits.exclusive + hits.simultaneous where !handler.isFinished {
      let isWaiting = handler.isRecognized && handler !== winner
      if isWaiting { continue }
      handler.handle(event)
      run(handler)
    }
    chooseWinner()
  }

  /// The first gesture that is recognised and that no preferred one may still take over from.
  private func chooseWinner() {
    guard winner == nil else { return }
    let isHalfway = hits.exclusive.contains(where: \.goesOn)
    var isHeld = false
    for (index, handler) in hits.exclusive.enumerated() {
      if handler.isRecognized {
        // What is under way, a drag, has nothing to wait for: no tap follows a finger that moves.
        if isHeld ? handler.takesOver : !handler.isFinished { return win(handler) }
        // Of several of which each has waited for the next, the last one that has come.
        if !isHeld, !isHalfway {
          let longer = hits.exclusive[(index + 1)...].filter { $0.isRecognized && $0.wasHalfway }
            .max { $0.recognizedAt < $1.recognizedAt }
          if let longer, longer.recognizedAt > handler.recognizedAt { return win(longer) }
          return win(handler)
        }
      } else if !handler.isFinished {
        if handler.isHalfway { return }
        if handler.holdsOthers { isHeld = true }
      }
    }
  }

  private func win(_ handler: TouchHandler) {
    winner = handler
    isRecognized = true
    guard let event = last?.with(.cancelled) else { return }
    for other in hits.exclusive where other !== handler {
      let gaveWay = other.isRecognized
      if !other.isFinished { other.handle(event) }
      run(other, resetsOnly: gaveWay)
    }
    run(handler)
  }

  private func run(_ handler: TouchHandler, resetsOnly: Bool = false) {
    for action in handler.pending.take(resetsOnly: resetsOnly) { action() }
  }
}
