// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Dispatch
import Foundation
import Workloads

/// `endure`: draws many different cards and watches the memory, as a server that never ends.
@MainActor
struct Endurance {
  /// How many cards are drawn in all.
  var count: Int
  /// How many are drawn and encoded at a time, each on a thread; they are laid out on the main one.
  var threads: Int

  /// The resident memory after the caches have filled, and at the end; both in bytes.
  struct Outcome {
    var settled: Int
    var end: Int

    /// Ten megabytes are room for a heap that lies otherwise than before.
    var isSteady: Bool { end - settled < 10_000_000 }
  }

  func run() throws -> Outcome {
    print("cards     cards/s   processor, ms/card   resident, MB")
    var settled = 0
    var done = 0
    for part in 1...10 {
      let start = Instant.now
      let first = done
      while done < count * part / 10 {
        let lists = (done..<done + threads).map { DifferentCard.displayList($0) }
        let bytes = Counter()
        DispatchQueue.concurrentPerform(iterations: lists.count) { index in
          bytes.add((try? DifferentCard.png(lists[index]).count) ?? 0)
        }
        guard bytes.smallest > 10_000 else { throw Failure("a card wasn't drawn") }
        done += threads
      }
      let spent = start.elapsed
      allocations_return_free_memory()
      let resident = Machine.residentMemory
      if part == 4 { settled = resident }
      let cards = Double(done - first)
      print(
        String(
          format: "%5d %11.0f %20.2f %14.1f", done, cards / spent.wall * 1e9, spent.processor / cards / 1e6,
          Double(resident) / 1e6))
      fflush(nil)
      if part == 10 { return Outcome(settled: settled, end: resident) }
    }
    throw Failure("nothing was drawn")
  }
}

/// Keeps the smallest number that threads have found.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var smallest = Int.max

  func add(_ number: Int) {
    lock.lock()
    smallest = min(smallest, number)
    lock.unlock()
  }
}
