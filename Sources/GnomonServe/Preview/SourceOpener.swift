// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Synchronization

/// Opens a file's line in an editor by a command of the user's, without a shell. Which files may be opened others decide.
final class SourceOpener: Sendable {
  private let words: [String]
  private let state = Mutex((running: 0, last: ContinuousClock.Instant?.none))

  /// So many commands run at a time: one that doesn't end isn't started without end.
  static let limit = 8
  /// The time between two.
  static let pause = Duration.milliseconds(200)

  init(_ words: [String]) { self.words = words }

  /// - Parameter tell: Takes a sentence about what went wrong.
  func open(_ place: SourcePlace, tell: @escaping @Sendable (String) -> Void) {
    let isFree = state.withLock { state in
      if let last = state.last, .now - last < Self.pause { return false }
      guard state.running < Self.limit else { return false }
      state = (state.running + 1, .now)
      return true
    }
    guard isFree else { return }
    let name = words[0]
    let filled = SourceEditor.filled(words, file: place.file, line: place.line, column: place.column)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = filled
    // The server's own input is what the command tells it.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.terminationHandler = { [self] process in
      state.withLock { $0.running -= 1 }
      switch (process.terminationReason, process.terminationStatus) {
      case (.exit, 0): break
      case (.exit, 127): tell("there's no program '\(name)' to open \(place.file) with: see --editor")
      case (.exit, let status): tell("'\(name)' has ended with \(status) and may not have opened \(place.file)")
      case (_, let number): tell("'\(name)' was ended by the signal \(number) and may not have opened \(place.file)")
      }
    }
    do {
      try process.run()
    } catch {
      state.withLock { $0.running -= 1 }
      tell("'\(name)' can't be started to open \(place.file): \(error)")
    }
  }
}
