// SPDX-License-Identifier: Apache-2.0
import Glibc
import Synchronization

/// A lock of the system's, as C has it: it has to stay where it lies in memory, and is used by its address.
///
/// On Linux it doesn't know which thread has it: a thread that locks it twice waits for ever.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isLocked: UInt32 = 0

  /// Makes a lock that nobody has.
  public init() {}
}

/// A lock of the system's, as C has it.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, and waits for it as long as another thread has it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var tries = 0
  while !os_unfair_lock_trylock(lock) {
    tries += 1
    // Whoever has it is soon done; where not, waiting mustn't cost a processor.
    if tries < 40 { sched_yield() } else { usleep(50) }
  }
}

/// Takes a lock where nobody has it.
///
/// - Returns: whether it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  word(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  word(of: lock).pointee.store(0, ordering: .releasing)
}

/// The lock's only field, as a number that several threads may change.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
