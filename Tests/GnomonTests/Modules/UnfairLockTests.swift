// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonLog
import Testing

/// The lock that C has, by its address.
@Suite struct UnfairLockTests {
  @Test("A lock lets one thread in at a time", .timeLimit(.minutes(30)))
  func locks() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let shared = lock
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 {
        os_unfair_lock_lock(shared)
        count += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(count == 80_000)
    #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
  }
}
