// SPDX-License-Identifier: Apache-2.0
import Testing

/// Says when the snapshots of a test or a suite are written. Made by ``Testing/Trait/recordsSnapshots(_:)``.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
  let mode: SnapshotRecording

  /// True: tests of a suite have it from the suite.
  public var isRecursive: Bool { true }

  /// Runs a test in the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$current.withValue(mode) { try await function() }
  }
}

extension Trait where Self == RecordingTrait {
  /// Says when the snapshots of a test or a suite are written, whatever `GNOMON_RECORD` says.
  public static func recordsSnapshots(_ mode: SnapshotRecording) -> RecordingTrait { RecordingTrait(mode: mode) }
}
