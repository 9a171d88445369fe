// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What waits to be sent to one client: little, since a client that doesn't take it is let go.
final class Outbox<Element: Sendable>: Sendable {
  private struct State {
    var waiting: [(element: Element, size: Int)] = []
    var size = 0
    var isFinished = false
    var taker: CheckedContinuation<Element?, Never>?
  }

  private let state = Mutex(State())
  private let limit: Int
  private let sizeLimit: Int

  /// - Parameters:
  ///   - limit: So many elements may wait.
  ///   - sizeLimit: So many bytes may.
  init(limit: Int, sizeLimit: Int) { (self.limit, self.sizeLimit) = (limit, sizeLimit) }

  /// Adds an element; false where there's no room.
  func put(_ element: Element, size: Int) -> Bool {
    let (isTaken, taker) = state.withLock { state -> (Bool, CheckedContinuation<Element?, Never>?) in
      guard !state.isFinished else { return (true, nil) }
      if let taker = state.taker {
        state.taker = nil
        return (true, taker)
      }
      guard state.waiting.count < limit, state.waiting.isEmpty || state.size + size <= sizeLimit else {
        return (false, nil)
      }
      state.waiting.append((element, size))
      state.size += size
      return (true, nil)
    }
    taker?.resume(returning: element)
    return isTaken
  }

  /// Whether the last element was added.
  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Adds the last element. Those that wait still go, unless they're to be thrown away.
  func finish(with last: Element?, throwingAway: Bool = false) {
    let taker = state.withLock { state -> CheckedContinuation<Element?, Never>? in
      guard !state.isFinished else { return nil }
      state.isFinished = true
      if throwingAway { state.waiting = [] }
      defer { state.taker = nil }
      if state.taker == nil, let last { state.waiting.append((last, 0)) }
      return state.taker
    }
    taker?.resume(returning: last)
  }

  /// The next element; nil behind the last. Waits for it. One at a time may ask.
  func next() async -> Element? {
    await withCheckedContinuation { continuation in
      let (isKnown, element) = state.withLock { state -> (Bool, Element?) in
        if !state.waiting.isEmpty {
          let first = state.waiting.removeFirst()
          state.size -= first.size
          return (true, first.element)
        }
        if state.isFinished { return (true, nil) }
        state.taker = continuation
        return (false, nil)
      }
      if isKnown { continuation.resume(returning: element) }
    }
  }
}
