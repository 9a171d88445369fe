// SPDX-License-Identifier: Apache-2.0
import Dispatch

// Queues are objects of Objective-C's on Apple's systems, and can be compared there as all of them.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// True if both are the same queue.
  public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b }
  /// Feeds the queue's identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
