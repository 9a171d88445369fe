// SPDX-License-Identifier: Apache-2.0

/// How much of something may still be had, where so much comes in a second and no more than some is kept.
package struct Bucket: Sendable {
  package let rate: Double
  private let size: Double
  /// What is there; below 0 where more was taken.
  package private(set) var left: Double
  private var at = ContinuousClock.now

  /// One that is full.
  package init(rate: Double, size: Double) { (self.rate, self.size, left) = (rate, size, size) }

  /// Adds what has come since.
  package mutating func fill() {
    let now = ContinuousClock.now
    let (seconds, attoseconds) = at.duration(to: now).components
    left = min(size, left + (Double(seconds) + Double(attoseconds) / 1e18) * rate)
    at = now
  }

  /// Takes some, whether or not it's there.
  package mutating func take(_ amount: Double) { left -= amount }
}
