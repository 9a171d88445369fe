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
      var process: Process?
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

    private static func end(_ process: Process) {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    fileprivate func begins(_ process: Process) {
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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let end = ProcessEnd(of: process)
    do {
      try process.run()
    } catch {
      throw CommandFailure("can't start \(path): \(error.localizedDescription)")
    }
    stopper?.begins(process)
    // Both at a time: a full pipe would hold the program up.
    let reading = Reading(errors.fileHandleForReading)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = reading.wait()
    stopper?.ends()
    end.wait()
    // The process may be held longer, and its pipes with it.
    for pipe in [output, errors] { try? pipe.fileHandleForReading.close() }
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
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
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let ending = status & 0x7f
    return ending == 0 ? status >> 8 & 0xff : 128 + ending
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

  /// Reads a pipe to its end on another thread.
  private final class Reading: @unchecked Sendable {
    private let group = DispatchGroup()
    private var data = Data()

    init(_ handle: FileHandle) {
      DispatchQueue.global().async(group: group) { [self] in data = handle.readDataToEndOfFile() }
    }

    func wait() -> Data {
      group.wait()
      return data
    }
  }
}
