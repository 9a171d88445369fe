// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A process that a ``PreviewProcess`` speaks with, and what this process holds of it.
struct ProgramChild: Sendable {
  let pid: pid_t
  /// This process's end of the socket for frames.
  let stream: Int32
  /// What can be read of its standard output and error.
  let (printed, errors): (Int32, Int32)
  /// Waits for its end, which is due, and gives its status as `waitpid` does. One that doesn't end by itself within two seconds is ended.
  let wait: @Sendable () -> Int32
  /// Ends it at once. It's called only before ``wait`` has returned.
  let kill: @Sendable () -> Void
}

/// The descriptors of a process that is to be begun: of each pair the first is kept here, the second is the process's.
struct ChildDescriptors {
  private(set) var (stream, printed, errors): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])

  init() throws {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &stream) == 0, pipe(&printed) == 0, pipe(&errors) == 0
    else {
      for end in stream + printed + errors where end >= 0 { close(end) }
      throw PreviewProcess.Failure(description: "no descriptors are left for a program")
    }
    for end in printed + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// What the process gets: its socket, standard output, standard error.
  var theirs: [Int32] { [stream[1], printed[1], errors[1]] }
  var ours: [Int32] { [stream[0], printed[0], errors[0]] }

  func closeTheirs() { for end in theirs { close(end) } }
  func closeAll() { for end in ours + theirs { close(end) } }
}

extension ProgramChild {
  /// Starts a program. Nothing that this process has open is passed on but what is named.
  ///
  /// - Parameters:
  ///   - descriptors: The program's descriptors from 3 on.
  ///   - output: Its standard output and error; nil are this process's.
  ///   - variables: Those of its environment that aren't this process's.
  static func spawn(
    _ path: String, _ argument: String, descriptors: [Int32], output: (Int32, Int32)? = nil,
    variables: [String: String] = [:]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output.0, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output.1, STDERR_FILENO)
    }
    for (target, descriptor) in zip(Int32(3)..., descriptors) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    // Clients' connections are none of its business.
    // Those that are opened meanwhile get the next free numbers.
    let open = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
    for other in (3 + Int32(descriptors.count))..<((open.max() ?? 0) + 100) {
      posix_spawn_file_actions_addclose(&actions, other)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The server has handlers of its own for these.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A thread of Dispatch's blocks signals, those of the program's own watch too.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let pointers: [UnsafeMutablePointer<CChar>?] = [strdup("gnomon"), strdup(argument), nil]
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let entries = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for entry in entries { free(entry) } }
    let failure = posix_spawn(&child, path, &actions, &attributes, pointers, entries)
    guard failure == 0 else {
      throw PreviewProcess.Failure(description: "can't start \(path): \(String(cString: strerror(failure)))")
    }
    return child
  }

  /// Waits for a process of this one; see ``wait``.
  static func wait(for pid: pid_t) -> Int32 {
    var status: Int32 = 0
    for _ in 0..<200 {
      let done = waitpid(pid, &status, WNOHANG)
      if done == pid || done < 0 && errno != EINTR { return status }
      usleep(10_000)
    }
    _ = Foundation.kill(pid, SIGKILL)
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
