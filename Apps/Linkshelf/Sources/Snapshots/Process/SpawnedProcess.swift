// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A child process with one channel to it (its descriptor 3) and one from it (its descriptor 4), in a process group of its own.
struct SpawnedProcess: Sendable {
  /// The process, and its group.
  let id: pid_t
  /// A socket: what is sent here, the child reads at 3. A socket, so that sending to a dead child raises no signal.
  let toChild: Int32
  /// What the child writes at 4 is read here.
  let fromChild: Int32

  /// Starts the program at `arguments[0]`. Its standard input and output are empty, its errors go to the file `errors`.
  ///
  /// Descriptors above 4 aren't passed on, whether they are marked or not.
  init(_ arguments: [String], environment: [String], errors: String) throws {
    let down = try Self.socketPair()
    let up: (ours: Int32, childs: Int32)
    do { up = try Self.socketPair() } catch {
      close(down.ours)
      close(down.childs)
      throw error
    }
    defer {
      close(down.childs)
      close(up.childs)
    }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, down.childs, 3)
    posix_spawn_file_actions_adddup2(&actions, up.childs, 4)
    Self.closeOthers(&actions)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, arguments[0], &actions, &attributes, &argv, &envp)
    guard result == 0 else {
      close(down.ours)
      close(up.ours)
      throw SnapshotError.start("\(arguments[0]) could not be run: \(String(cString: strerror(result))).")
    }
    id = process
    toChild = down.ours
    fromChild = up.ours
  }

  /// Ends the whole group and waits for the process. Takes no time where it has ended already.
  func endAndWait() {
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    kill(-id, SIGKILL)
  }

  /// Closes every descriptor above 4 in the child. The function for it is in glibc since 2.34, but not in the headers that Swift sees.
  private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
    typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
    if let function = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") {
      _ = unsafeBitCast(function, to: CloseFrom.self)(&actions, 5)
    } else {
      let highest = min(sysconf(Int32(_SC_OPEN_MAX)), 4096)
      for descriptor in 5..<Int32(max(6, highest)) { posix_spawn_file_actions_addclose(&actions, descriptor) }
    }
  }

  /// Two ends that close when another program is started, both above 9 so that they don't stand in the way of 3 and 4.
  private static func socketPair() throws -> (ours: Int32, childs: Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw SnapshotError.start("No channel to the browser could be made: \(String(cString: strerror(errno))).")
    }
    var size: Int32 = 1 << 20
    for end in ends { setsockopt(end, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size)) }
    let ours = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    let childs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[0])
    close(ends[1])
    guard ours >= 0, childs >= 0 else { throw SnapshotError.start("This process has too many files open.") }
    return (ours, childs)
  }
}
