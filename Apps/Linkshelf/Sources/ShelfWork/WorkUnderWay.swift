// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// What is being done for which store, so that it can be stopped before the store goes.
final class WorkUnderWay: Sendable {
  private struct Piece: Sendable {
    var store: String
    var cancel: @Sendable () -> Void
    var end: @Sendable () async -> Void
  }

  private let pieces = Mutex<[UUID: Piece]>([:])

  /// Does something for a store until it's done, cancelled, or the store goes.
  func run<Value: Sendable>(for store: String, _ body: @escaping @Sendable () async throws -> Value) async throws
    -> Value
  {
    let task = Task { try await body() }
    let id = UUID()
    pieces.withLock {
      $0[id] = Piece(store: store, cancel: { task.cancel() }, end: { _ = await task.result })
    }
    defer { pieces.withLock { $0[id] = nil } }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Stops all that is done for a store, and waits for it.
  func stop(_ store: String) async {
    let found = pieces.withLock { $0.values.filter { $0.store == store } }
    for piece in found { piece.cancel() }
    for piece in found { await piece.end() }
  }
}
