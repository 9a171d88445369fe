// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// Counts what the engine calls of the user's code, for who watches the process from another thread.
///
/// While one body, one action or one layout runs, the count stands still: that tells a call that never returns from many
/// that do. Only the main actor counts, so that the sum needs no atomic addition; any thread may read it.
package enum Pulse {
  private static let beats = Atomic<UInt>(0)

  /// How many calls there were since the process began. It may wrap around.
  package static var count: UInt { beats.load(ordering: .relaxed) }

  /// Counts one call, before it.
  @inline(__always)
  package static func beat() {
    beats.store(beats.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }
}
