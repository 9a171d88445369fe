// SPDX-License-Identifier: Apache-2.0

/// Pauses that are twice as long each time, from half a second to half a minute, and never quite equal: many who wait don't all come at once.
struct GrowingPause {
  private static let first = 0.5
  private static let longest = 30.0
  private var next = Self.first

  mutating func reset() { next = Self.first }

  mutating func wait() async throws {
    let seconds = next * Double.random(in: 0.75...1)
    next = min(next * 2, Self.longest)
    try await Task.sleep(for: .seconds(seconds))
  }
}
