// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What the command says on a descriptor, as it comes.
struct PreviewUpdates: AsyncSequence, Sendable {
  typealias Element = PreviewUpdate

  private let stream: AsyncStream<PreviewUpdate>

  init(_ descriptor: Int32) {
    let (stream, continuation) = AsyncStream<PreviewUpdate>.makeStream()
    self.stream = stream
    let thread = Thread {
      Self.read(descriptor) { continuation.yield($0) }
      continuation.finish()
    }
    thread.name = "updates"
    thread.start()
  }

  func makeAsyncIterator() -> AsyncStream<PreviewUpdate>.Iterator { stream.makeAsyncIterator() }

  private static func read(_ descriptor: Int32, _ take: (PreviewUpdate) -> Void) {
    let decoder = JSONDecoder()
    var line = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var parts = buffer[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let unfinished = parts.removeLast()
      for part in parts {
        if let update = try? decoder.decode(PreviewUpdate.self, from: line + part) { take(update) }
        line = Data()
      }
      line += unfinished
    }
  }
}
