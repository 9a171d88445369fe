// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Writes frames to the server from a thread of its own, so that the main actor never waits for it.
///
/// Sessions send only scenes that their clients have room for, and answers to what these ask, so that little waits here; what doesn't fit is
/// refused.
final class LiveWriter: @unchecked Sendable {
  private let stream: LiveStream
  private let condition = NSCondition()
  private var waiting: [LiveFrame] = []
  private var waitingBytes = 0
  private var isClosed = false
  private var hasThread = false
  /// Held while a frame is written, so that none begins within another.
  private let writing = NSLock()

  /// So many bytes may wait.
  private static let limit = 128 << 20

  init(_ stream: LiveStream) {
    self.stream = stream
    // What the program starts has no use for it.
    _ = fcntl(stream.descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// The next frame of the server; nil where it has gone. Waits for it.
  func read() -> LiveFrame? { stream.read() }

  /// Has a frame written after those before it; false where too much waits already.
  @discardableResult
  func send(_ frame: LiveFrame) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed, waitingBytes + frame.payload.count <= Self.limit else { return false }
    waiting.append(frame)
    waitingBytes += frame.payload.count
    if !hasThread {
      hasThread = true
      let thread = Thread { [self] in write() }
      thread.name = "live writer"
      thread.start()
    }
    condition.signal()
    return true
  }

  /// Writes a frame now, from whatever thread, as the last before the process ends. Gives up after a second.
  func sendLast(_ frame: LiveFrame) {
    guard writing.lock(before: Date(timeIntervalSinceNow: 1)) else { return }
    _ = stream.write(frame)
    // Kept: nothing comes after it.
  }

  private func write() {
    while true {
      condition.lock()
      while waiting.isEmpty { condition.wait() }
      let frames = waiting
      waiting = []
      waitingBytes = 0
      condition.unlock()
      for frame in frames {
        writing.lock()
        let isWritten = stream.write(frame)
        writing.unlock()
        if !isWritten {
          condition.lock()
          isClosed = true
          condition.unlock()
          return
        }
      }
    }
  }
}
