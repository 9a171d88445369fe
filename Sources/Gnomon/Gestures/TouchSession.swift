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
  /// What is called once the gesture may be.
  final var pending = GestureActions()
  final var isFinished = false
  final var isRecognized = false

  func handle(_ event: TouchEvent) {}
  var isHalfway: Bool { false }
}

nonisolated final class RecognizerHandler<Value>: TouchHandler {
  private let recognizer: _GestureRecognizer<Value>
  init(_ recognizer: _GestureRecognizer<Value>) { self.recognizer = recognizer }

  override func handle(_ event: TouchEvent) {
    let phase = recognizer.handle(event, &pending)
    isFinished = phase.isFinished
    isRecognized = phase.isRecognized
  }

  override var isHalfway: Bool { recognizer.isHalfway }
}

/// One interaction: from the first finger that goes down until the last one is lifted and nothing more follows.
nonisolated final class TouchSession {
  private let hits: HitList
  private var winner: TouchHandler?
  private var last: TouchEvent?
  /// Whether any gesture was recognised.
  private(set) var isRecognized = false

  init(_ hits: HitList) { self.hits = hits }

  func send(_ event: TouchEvent) {
    last = event
    for handler in hits.simultaneous where !handler.isFinished {
      handler.handle(event)
      if handler.isRecognized { isRecognized = true }
      run(handler)
    }
    if let winner {
      if !winner.isFinished { winner.handle(event) }
      return run(winner)
    }
    for handler in hits.exclusive where !handler.isFinished {
      handler.handle(event)
      if !handler.isRecognized { run(handler) }
    }
    chooseWinner()
  }

  /// Ends the interaction: what isn't recognised by now fails.
  func finish() {
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
    for handler in hits.exclusive {
      if handler.isRecognized {
        win(handler)
        return
      }
      if !handler.isFinished, handler.isHalfway { return }
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
