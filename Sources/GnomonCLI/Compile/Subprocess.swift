// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Runs a program to its end.
enum Subprocess {
  struct Result {
    var status: Int32
    /// What it wrote to standard output.
    var output: String
    /// What it wrote to standard error.
    var errors: String
  }

  /// Ends programs that nobody waits for any more.
  final class Stopper: Sendable {
    private struct State {
      var isStopped = false
      /// The program that runs and whose end nobody has asked for: until then the number is its own.
      var process: pid_t?
    }

    private let state = Mutex(State())
    private let wake = DispatchSemaphore(value: 0)

    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Ends the program that runs, and each that is started.
    func stop() {
      state.withLock { state in
        state.isStopped = true
        state.process.map(Self.end)
      }
      wake.signal()
    }

    /// Waits for some time, or until it's stopped; whether it is.
    func waits(_ time: Duration) -> Bool {
      let (seconds, attoseconds) = time.components
      _ = wake.wait(timeout: .now() + Double(seconds) + Double(attoseconds) / 1e18)
      return isStopped
    }

    private static func end(_ process: pid_t) { kill(process, SIGKILL) }

    fileprivate func begins(_ process: pid_t) {
      state.withLock { state in
        state.process = process
        if state.isStopped { Self.end(process) }
      }
    }

    fileprivate func ends() { state.withLock { $0.process = nil } }
  }

  /// - Parameters:
  ///   - environment: what is added to this process's.
  ///   - stopper: ends the program where it's stopped.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], stopper: Stopper? = nil
  ) throws -> Result {
    let (child, output, errors) = try spawning.withLock { _ in
      let (output, errors) = (try Channel(), try Channel())
      let child = try spawn(
        path, arguments, surroundings.merging(environment) { $1 }, output: output.end, errors: errors.end)
      return (child, output, errors)
    }
    stopper?.begins(child)
    output.closeEnd()
    errors.closeEnd()
    let texts = withExtendedLifetime((output, errors)) { read(output.start, errors.start) }
    stopper?.ends()
    return Result(
      status: wait(for: child), output: String(decoding: texts.0, as: UTF8.self),
      errors: String(decoding: texts.1, as: UTF8.self))
  }

  /// No program is started while another one's pipes aren't closed for it yet.
  private static let spawning = Mutex(())

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: All of it.
  ///   - input: A descriptor to read; nil is nothing to read.
  ///   - output: A descriptor to write; nil is this process's own.
  ///   - errors: The same for standard error.
  static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], input: Int32? = nil, output: Int32? = nil,
    errors: Int32? = nil
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
    // What blocks signals here, as a thread of Dispatch's does, isn't meant for the program.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + values { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawn(&child, path, &actions, &attributes, &words, &values)
    guard failure == 0 else { throw CommandFailure("can't start \(path): \(String(cString: strerror(failure)))") }
    return child
  }

  /// Waits for a program's end: its status, or 128 and the signal that ended it, as shells say it.
  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return ending(of: status)
  }

  /// What `waitpid` has told, as shells say it: the status, or 128 and the signal.
  static func ending(of status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }

  /// Reads two descriptors to their ends, both at a time: a full pipe would hold the program up.
  private static func read(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var all: [[UInt8]] = [[], []]
    var open = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, 2, -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = Foundation.read(open[index].fd, &buffer, buffer.count)
        if count > 0 { all[index] += buffer[..<count] }
        // One that is negative isn't asked any more.
        if count == 0 || count < 0 && errno != EINTR { open[index].fd = -1 }
      }
    }
    return (all[0], all[1])
  }

  /// A pipe that programs don't inherit but where they're given it.
  private final class Channel {
    let start: Int32
    private(set) var end: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw CommandFailure("no descriptors are left: \(String(cString: strerror(errno)))")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (start, end) = (ends[0], ends[1])
    }

    func closeEnd() {
      if end >= 0 { Foundation.close(end) }
      end = -1
    }

    deinit {
      closeEnd()
      Foundation.close(start)
    }
  }

  /// What has the C library allocate in large pages: a compiler spends a twelfth of its time on small ones.
  static let largePages: (name: String, value: String) = {
    let (name, wanted) = ("GLIBC_TUNABLES", "glibc.malloc.hugetlb")
    let given = ProcessInfo.processInfo.environment[name] ?? ""
    if given.contains(wanted) { return (name, given) }
    return (name, given.isEmpty ? "\(wanted)=1" : "\(given):\(wanted)=1")
  }()

  /// The environment of the programs that are run.
  private static let surroundings = ProcessInfo.processInfo.environment.merging([largePages.name: largePages.value]) {
    $1
  }

  /// Runs several programs at a time, each given by its path and its arguments, and waits for all.
  static func run(all commands: [[String]]) throws -> [Result] {
    guard commands.count > 1 else { return try commands.map { try run($0[0], Array($0.dropFirst())) } }
    let results = Mutex([Int: Swift.Result<Result, any Error>]())
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      let result = Swift.Result { try run(commands[index][0], Array(commands[index].dropFirst())) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { all in try commands.indices.compactMap { try all[$0]?.get() } }
  }

  /// Replaces this process with a program, so that the program's output and exit code are this one's.
  ///
  /// - Parameter arguments: the program's, behind the name that it's called by.
  static func become(_ path: String, _ arguments: [String], calledAs name: String? = nil) throws -> Never {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([name ?? path] + arguments).map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    let reason = String(cString: strerror(errno))
    for pointer in pointers { free(pointer) }
    throw CommandFailure("can't start \(path): \(reason)")
  }

  /// Runs a program with this process's input, output and terminal, and waits for its end. Signals that end this process reach the program first.
  ///
  /// - Returns: its status, or 128 and the signal that ended it, as shells say it.
  static func runInPlace(_ path: String, _ arguments: [String]) throws -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawn(&child, path, nil, nil, pointers, environ)
    guard failure == 0 else { throw CommandFailure("can't start \(path): \(String(cString: strerror(failure)))") }
    let sources = [SIGTERM, SIGHUP, SIGINT, SIGQUIT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // A terminal sends its own ones to both.
      let isTerminals = (number == SIGINT || number == SIGQUIT) && isatty(STDIN_FILENO) != 0
      source.setEventHandler { [child] in if !isTerminals { kill(child, number) } }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    return wait(for: child)
  }

  /// The end of a process, waited for as short as can be: `waitUntilExit()` looks only each 50 ms on Linux.
  struct ProcessEnd {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Call it before the process is started.
    init(of process: Process) {
      process.terminationHandler = { [semaphore] _ in semaphore.signal() }
    }

    func wait() { semaphore.wait() }
  }
}
