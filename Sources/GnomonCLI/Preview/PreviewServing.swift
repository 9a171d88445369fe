// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The program of servers while it serves previews: it's told of each change, and ends with the command.
struct PreviewServing {
  private let pid: pid_t
  /// Has something to read where the server asks for something, or has ended.
  let descriptor: Int32
  private let unread = Unread()

  init(_ request: ServeRequest) throws {
    let path = try ServerProgram.path()
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw CommandFailure("no descriptors are left for \(path)")
    }
    defer { close(ends[1]) }
    pid = try Subprocess.spawn(
      path, [try request.encoded()], ProcessInfo.processInfo.environment, input: ends[1])
    descriptor = ends[0]
  }

  /// The part of a line that hasn't ended.
  private final class Unread {
    var bytes: [UInt8] = []
  }

  private static let mostBytes = 4 << 20

  /// What the server has asked for since.
  func requests() -> [PreviewRequest] {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    // What comes meanwhile is read the next time.
    while unread.bytes.count < Self.mostBytes {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
      unread.bytes += buffer[..<count]
    }
    var lines = unread.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    unread.bytes = Array(lines.popLast() ?? [])
    return lines.compactMap { try? JSONDecoder().decode(PreviewRequest.self, from: Data($0)) }
  }

  func tell(_ update: PreviewUpdate) throws {
    // Where it has ended, ``status()`` says so.
    _ = LiveStream(descriptor).write([UInt8](try update.line()))
  }

  /// Waits for its end, and gives how it has ended, as shells say it. Signals that would end the command are passed on.
  func wait() -> Int32 {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    // Without `SA_RESTART`, so that waiting ends.
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaction(number, &action, nil) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR { _ = kill(pid, SIGTERM) }
    return Subprocess.ending(of: status)
  }

  /// How it has ended, as shells say it; nil while it runs.
  func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
    return Subprocess.ending(of: status)
  }
}
