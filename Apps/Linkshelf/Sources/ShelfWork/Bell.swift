// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Lets waiting workers go on at once.
final class Bell: Sendable {
  private struct State {
    var count = 0
    var number = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }
  private let state = Mutex(State())

  /// How often it rang.
  var count: Int { state.withLock { $0.count } }

  func ring() {
    let waiting = state.withLock { state in
      state.count += 1
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for one in waiting { one.resume() }
  }

  /// Waits for the next ring, but not longer than some seconds. What rang after `seen` counts.
  func wait(after seen: Int, seconds: Double) async {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    let timer = Task {
      try? await Task.sleep(for: .seconds(seconds))
      self.release(number)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.count != seen || Task.isCancelled { return true }
          state.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      release(number)
    }
    timer.cancel()
  }

  private func release(_ number: Int) { state.withLock { $0.waiting.removeValue(forKey: number) }?.resume() }
}
