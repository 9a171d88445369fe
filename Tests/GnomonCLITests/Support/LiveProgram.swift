// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

/// A program that runs, and the server's end of its socket.
final class LiveProgram {
  let stream: LiveStream
  private let pid: pid_t
  private let output: Int32
  private let errors: Int32

  init(_ path: String, _ request: RunRequest) throws {
    var (ends, printed, said): ([Int32], [Int32], [Int32]) = ([0, 0], [0, 0], [0, 0])
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0 && pipe(&printed) == 0 && pipe(&said) == 0)
    for end in printed + said { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var request = request
    request.live = RunRequest.Live(descriptor: 9)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, printed[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, said[1], STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 9)
    // Other tests' descriptors are none of its business: who waits for their end would wait for the program's.
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
    for other in 3..<((open.max() ?? 0) + 100) where other != 9 {
      posix_spawn_file_actions_addclose(&actions, other)
    }
    var pointers: [UnsafeMutablePointer<CChar>?] = [strdup("gnomon"), strdup(try request.argument()), nil]
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    // What a developer's shell asks of Swift's runtime isn't asked here.
    var environment =
      ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in environment { free(pointer) } }
    // A thread of Dispatch's blocks signals, those of the program's own watch too.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    try #require(posix_spawn(&child, path, &actions, &attributes, &pointers, &environment) == 0)
    for end in [ends[1], printed[1], said[1]] { close(end) }
    (pid, stream, output, errors) = (child, LiveStream(ends[0]), printed[0], said[0])
    var time = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  func open(
    _ preview: String, channel: UInt32, look: [String: String] = [:], state: Data? = nil, scene: LiveScene? = nil
  )
    throws
  {
    var opening = LiveOpening(preview: preview, look: look, scene: scene)
    opening.state = state
    let payload = try JSONEncoder().encode(opening)
    #expect(stream.write(LiveFrame(.open, channel: channel, Array(payload))))
  }

  /// Goes, as a server does, and gives the program's status, output and errors.
  func end() -> (status: Int32, output: String, errors: String) {
    close(stream.descriptor)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    func text(_ end: Int32) -> String {
      String(decoding: FileHandle(fileDescriptor: end, closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self)
    }
    return (status >> 8 & 0xFF, text(output), text(errors))
  }
}
