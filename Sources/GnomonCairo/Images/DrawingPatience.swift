// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Synchronization

/// Lets foreign code draw for some time. Nothing can stop it in the middle: what takes longer is given up, and goes on
/// beside the program's own threads, with what they leave over, until it ends. There are never more than a few of
/// those.
final class DrawingPatience: Sendable {
  static let shared = DrawingPatience(limit: .seconds(10))

  /// How long drawing may take.
  let limit: Duration
  /// The number of drawings that were given up and still go on, from which on nothing new is begun.
  private static let mostGivenUp = 2
  private static let stack = 8 * 1024 * 1024
  private let counter = Mutex(0)

  init(limit: Duration) { self.limit = limit }

  /// The number of drawings that go on though nobody waits for them.
  var givenUp: Int { counter.withLock { $0 } }

  enum Outcome<Value: Sendable>: Sendable {
    case done(Value)
    /// The drawing took longer than the limit.
    case givenUp
    /// Nothing was drawn: too many drawings that were given up still go on.
    case refused
  }

  private enum State<Value: Sendable>: Sendable {
    case drawing(thread: Int32)
    case done(Value)
    case abandoned
  }

  private final class Work<Value: Sendable>: @unchecked Sendable {
    let state = Mutex(State<Value>.drawing(thread: 0))
    let finished = DispatchSemaphore(value: 0)
  }

  /// The answer of `draw`, which is called on a thread of its own and keeps alive all that it needs.
  func wait<Value: Sendable>(for draw: @escaping @Sendable () -> Value) -> Outcome<Value> {
    guard givenUp < Self.mostGivenUp else { return .refused }
    let work = Work<Value>()
    let thread = Thread { [self] in
      let isWanted = work.state.withLock { state in
        guard case .drawing = state else { return false }
        state = .drawing(thread: gnomon_thread())
        return true
      }
      guard isWanted else { return counter.withLock { $0 -= 1 } }
      let value = draw()
      let isLate = work.state.withLock { state in
        if case .abandoned = state { return true }
        state = .done(value)
        return false
      }
      if isLate { counter.withLock { $0 -= 1 } }
      work.finished.signal()
    }
    thread.stackSize = Self.stack
    thread.start()
    let parts = limit.components
    let nanoseconds = Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000)
    _ = work.finished.wait(timeout: .now() + .nanoseconds(nanoseconds))
    return work.state.withLock { state in
      switch state {
      case .done(let value): return .done(value)
      case .abandoned: return .givenUp
      case .drawing(let thread):
        counter.withLock { $0 += 1 }
        if thread > 0 { gnomon_lower_priority(thread) }
        state = .abandoned
        return .givenUp
      }
    }
  }
}
