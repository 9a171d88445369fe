// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The two pipes to a client that speaks JSON-RPC in lines. What else this process and its children print goes to standard error, and they read nothing.
final class MessageStream: Sendable {
  private let input: Int32
  private let output: Int32
  private let writing = Mutex(())

  /// A message of a client may have so many bytes.
  static let limit = 4 << 20

  enum Line {
    case message([UInt8])
    /// Longer than is allowed; it was passed over.
    case tooLong
  }

  /// Takes the process's own pipes.
  static func ofProcess() throws -> MessageStream {
    // Where one of the three is closed, what is opened next would take its place.
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nothing > STDIN_FILENO, fcntl(STDOUT_FILENO, F_GETFD) >= 0 else {
      throw CommandFailure("standard input and output have to be open: a client speaks on them")
    }
    if fcntl(STDERR_FILENO, F_GETFD) < 0 || nothing == STDERR_FILENO { dup2(nothing, STDERR_FILENO) }
    let (input, output) = (fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    guard input >= 0, output >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw CommandFailure("no descriptors are left for the client's messages")
    }
    if nothing > STDERR_FILENO { Foundation.close(nothing) }
    signal(SIGPIPE, SIG_IGN)
    return MessageStream(input: input, output: output)
  }

  /// - Parameters:
  ///   - input: What the client writes to. The stream owns both, and keeps them open until ``close()``.
  ///   - output: What it reads from.
  init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  func close() {
    Foundation.close(input)
    Foundation.close(output)
  }

  /// Reads lines until the client ends, on the calling thread.
  func read(_ take: (Line) -> Void) {
    var line: [UInt8] = []
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    func end() {
      if isTooLong { take(.tooLong) } else if line.contains(where: { $0 > 0x20 }) { take(.message(line)) }
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    while true {
      let count = Foundation.read(input, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = buffer[..<count]
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if !isTooLong { line += rest[..<newline] }
        if line.count > Self.limit { isTooLong = true }
        end()
        rest = rest[(newline + 1)...]
      }
      if !isTooLong { line += rest }
      if line.count > Self.limit {
        isTooLong = true
        line.removeAll()
      }
    }
    end()
  }

  /// Writes a message as a line; false where the client has gone.
  @discardableResult
  func write(_ message: JSONValue) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(message) else { return true }
    let bytes = Array(data) + [UInt8(ascii: "\n")]
    return writing.withLock { _ in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
