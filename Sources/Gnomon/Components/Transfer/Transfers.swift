// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values that a host's views are waiting for.
@MainActor final class Transfers {
  private unowned let graph: Graph
  private(set) var underWay = 0
  private var afterwards: [@MainActor () -> Void] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init(_ graph: Graph) { self.graph = graph }

  /// Loads items as values and hands them over, at once where nothing has to be waited for.
  ///
  /// - Returns: what the action gives; true where it comes later, false where there's no value.
  func load<T: Transferable>(
    _ providers: [NSItemProvider], as type: T.Type, _ action: @escaping @MainActor ([T]) -> Bool
  ) -> Bool {
    var result: Bool?
    run { [weak self] in
      var values: [T] = []
      for provider in providers {
        do { values.append(try await provider.transferable(T.self)) } catch { self?.warn(error, of: T.self) }
      }
      result = !values.isEmpty && action(values)
    }
    return result ?? true
  }

  /// Runs something, at once up to where it waits; the host's settling waits for its end.
  func run(_ body: @escaping @MainActor () async -> Void) {
    underWay += 1
    Task.immediate { @MainActor [weak self] in
      await body()
      self?.finish()
    }
  }

  private func warn<T>(_ error: any Error, of type: T.Type) {
    graph.warn(
      .transferFailed, nil, "an item couldn't be read as \(T.self): \(error.localizedDescription).",
      hint: "It's left out. Does the type's transferRepresentation have a way in for it?")
  }

  private func finish() {
    underWay -= 1
    if underWay == 0 {
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
    }
    goOn()
  }

  /// Calls an action when nothing is waited for any more, at once where nothing is.
  func whenDone(_ action: @escaping @MainActor () -> Void) {
    if underWay == 0 { action() } else { afterwards.append(action) }
  }

  /// Waits until one more is there, for so long at most.
  func waitForOne(atMost time: Duration) async {
    let alarm = Task { [weak self] in
      try? await Task.sleep(for: time)
      if !Task.isCancelled { self?.goOn() }
    }
    await withCheckedContinuation { waiting.append($0) }
    alarm.cancel()
  }

  private func goOn() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}

extension Graph {
  var transfers: Transfers { feature(Transfers.self) { Transfers(self) } }
}
