// SPDX-License-Identifier: Apache-2.0
import Metrics
import Synchronization

/// Lets so many renders run and so many wait. Who comes when all places are taken is sent away at once: a queue that
/// grows only makes everybody late.
public final class RenderQueue: Sendable {
  public enum Refusal: Error, Equatable {
    /// All places to wait are taken.
    case full
    /// The turn didn't come, or the answer wasn't there, in time.
    case late
  }

  private struct Waiter {
    var id: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var running: [Int: ContinuousClock.Instant] = [:]
    var waiting: [Waiter] = []
    /// Those who gave up before they had begun to wait.
    var cancelled: Set<Int> = []
    var nextID = 0
  }

  private let state = Mutex(State())
  private let width: Int
  private let depth: Int
  private let gauge = Meter(label: "card.renders.under_way")
  private let waitingGauge = Meter(label: "card.renders.waiting")

  /// - Parameters:
  ///   - width: how many may run at a time, at least 1.
  ///   - depth: how many may wait.
  public init(width: Int, depth: Int) {
    self.width = max(1, width)
    self.depth = max(0, depth)
  }

  /// When the render began that has been running longest; nil where none is.
  public var oldest: ContinuousClock.Instant? { state.withLock { $0.running.values.min() } }

  /// Whether a request would be sent away now.
  public var isFull: Bool { state.withLock { $0.running.count >= width && $0.waiting.count >= depth } }

  /// Runs `body` when there's a place, and answers within `limit`, whatever becomes of the body.
  ///
  /// A body that goes on beyond the limit keeps its place until it ends: what runs is bounded in any case.
  public func run<Value: Sendable>(
    within limit: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let answer = Answer<Value>()
    let work = Task {
      do {
        try await self.enter(id)
        defer { self.leave(id) }
        answer.give(.success(try await body()))
      } catch {
        self.state.withLock { _ = $0.cancelled.remove(id) }
        answer.give(.failure(error is CancellationError ? Refusal.late : error))
      }
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      answer.give(.failure(Refusal.late))
      work.cancel()
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer.wait($0) }
    } onCancel: {
      work.cancel()
      answer.give(.failure(Refusal.late))
    }
  }

  private func enter(_ id: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let answer: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if state.running.count < width {
            state.running[id] = .now
            return .success(())
          }
          if state.waiting.count >= depth { return .failure(Refusal.full) }
          state.waiting.append(Waiter(id: id, continuation: continuation))
          return nil
        }
        tell()
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
          // Whoever runs already finds out by himself.
          if state.running[id] == nil { state.cancelled.insert(id) }
          return nil
        }
        return state.waiting.remove(at: index)
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  private func leave(_ id: Int) {
    let next = state.withLock { state -> Waiter? in
      state.running[id] = nil
      state.cancelled.remove(id)
      guard !state.waiting.isEmpty else { return nil }
      let next = state.waiting.removeFirst()
      state.running[next.id] = .now
      return next
    }
    tell()
    next?.continuation.resume()
  }

  private func tell() {
    let (running, waiting) = state.withLock { ($0.running.count, $0.waiting.count) }
    gauge.set(running)
    waitingGauge.set(waiting)
  }
}

/// A result that is given once; who gives it later isn't heard.
private final class Answer<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var continuation: CheckedContinuation<Value, any Error>?
  }

  private let state = Mutex(State())

  func give(_ result: Result<Value, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      return state.continuation.take()
    }
    continuation?.resume(with: result)
  }

  func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let result = state.withLock { state -> Result<Value, any Error>? in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(with: result) }
  }
}
