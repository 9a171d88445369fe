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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    // What blocks signals here, as a thread of Dispatch's does, isn't meant for the server.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var pointers: [UnsafeMutablePointer<CChar>?] = [strdup(path), strdup(try request.encoded()), nil]
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawn(&child, path, &actions, &attributes, &pointers, environ)
    close(ends[1])
    guard failure == 0 else { throw CommandFailure("can't start \(path): \(String(cString: strerror(failure)))") }
    (pid, descriptor) = (child, ends[0])
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

  /// How it has ended, as shells say it; nil while it runs.
  func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
    let ending = status & 0x7F
    return ending == 0 ? status >> 8 & 0xFF : 128 + ending
  }
}
