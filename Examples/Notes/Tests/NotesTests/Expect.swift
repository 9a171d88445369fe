// SPDX-License-Identifier: Apache-2.0
import Testing

/// Waits until something is so. Observers hear of a change in a later turn of the main actor.
@MainActor func expect(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () throws -> Bool
) async rethrows {
  let end = ContinuousClock.now + .seconds(10)
  while try !condition() {
    guard ContinuousClock.now < end else {
      Issue.record("It isn't so after ten seconds.", sourceLocation: sourceLocation)
      return
    }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
