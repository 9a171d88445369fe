// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A program that runs to its end, or to the end of its time, with nothing of this process: no environment, no open files.
///
/// What it reads and writes are files beside the folder where it works: no pipe can fill up, and who writes without end meets the limit of a file.
struct LimitedProcess {
  let path: String
  /// Without the program's name.
  let arguments: [String]
  let folder: WorkFolder
  /// The time that it has, in seconds.
  let seconds: Double
  var environment: [String: String] = [:]
  var input = Data()

  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  struct Result {
    var end: End
    /// What it said on standard error: the first 16 KiB.
    var errors: String
  }

  /// Keeps the calling thread until the end.
  func run() throws -> Result {
    let (inPath, outPath, errPath) = (folder.file("in"), folder.file("out"), folder.file("err"))
    guard FileManager.default.createFile(atPath: inPath, contents: input, attributes: [.posixPermissions: 0o600]) else {
      throw CardError(.own, "A card's content can't be written to \(inPath). Is the disk full?")
    }
    let process = try spawn(inPath, outPath, errPath)
    let end = wait(for: process)
    var errors = Data()
    if let handle = FileHandle(forReadingAtPath: errPath) {
      errors = (try? handle.read(upToCount: 16 << 10)) ?? Data()
      try? handle.close()
    }
    return Result(end: end, errors: String(decoding: errors, as: UTF8.self))
  }

  private func spawn(_ inPath: String, _ outPath: String, _ errPath: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, inPath, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    for file in Self.openFiles where file > 2 { posix_spawn_file_actions_addclose(&actions, file) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own, so that all that it starts can be ended; and no signal that this process ignores or blocks.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var process: pid_t = 0
    let shell = "/bin/sh"
    let changing = [shell, "-c", "cd \"$1\" || exit 126; shift; exec \"$@\"", "sh", folder.work]
    let status = Self.withCStrings(changing + [path] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, shell, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      throw CardError(.own, "\(shell) can't be started: \(String(cString: strerror(status)))")
    }
    return process
  }

  private func wait(for process: pid_t) -> End {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var isLate = false
    while true {
      // It stays a zombie meanwhile, so that its number can't be another process's when its group is ended.
      var info = siginfo_t()
      let answer = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
      if answer < 0, errno != EINTR { break }
      if answer == 0, info._sifields._sigchld.si_pid == process { break }
      if ContinuousClock.now > deadline {
        isLate = true
        break
      }
      usleep(2000)
    }
    // All of the group: what it has started and left behind, too.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if isLate { return .timedOut }
    return status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
  }

  /// Those of this process. One that is closed meanwhile does no harm.
  private static var openFiles: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
  }

  private static func withCStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    return body(pointers)
  }
}
