// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that one thread at a time may use.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Makes a lock around a value that needn't be sendable. The caller answers for its uses elsewhere.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls a closure with the value, once no other thread has it. Calling it again inside of the closure never returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the value, once no other thread has it. Calling it again inside of the closure never returns.
  public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the value, or returns nil at once where a thread has the lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the value, or returns nil at once where a thread has the lock.
  public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Makes a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no other thread has the lock, then takes it. The thread that has it already waits forever.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back. Only the thread that has taken it may do so.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock unless a thread has it; false where one has.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure while the thread has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure while the thread has the lock.
  public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
    try withLockUnchecked(body)
  }
}
