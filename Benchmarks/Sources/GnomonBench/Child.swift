// SPDX-License-Identifier: Apache-2.0
import Foundation

/// This program once more, as a process of its own.
struct Child {
  var status: Int32
  var output: String
  /// From its start to its end, in milliseconds.
  var milliseconds: Double
  /// The processor time in it, in milliseconds.
  var processor: Double

  /// - Parameter program: what is run; this program where nil.
  static func run(
    program: String? = nil, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Child {
    let path = program ?? CommandLine.arguments[0]
    var pipeEnds: [Int32] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { throw Failure("no pipe") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 2)
    posix_spawn_file_actions_addclose(&actions, pipeEnds[0])
    defer { posix_spawn_file_actions_destroy(&actions) }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process = pid_t()
    let start = Instant.now
    let code = posix_spawnp(&process, path, &actions, nil, &argv, &envp)
    close(pipeEnds[1])
    guard code == 0 else {
      close(pipeEnds[0])
      throw Failure("can't start \(path): \(String(cString: strerror(code)))")
    }
    let handle = FileHandle(fileDescriptor: pipeEnds[0], closeOnDealloc: true)
    let output = handle.readDataToEndOfFile()
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
    return Child(
      status: (status >> 8) & 0xff, output: String(decoding: output, as: UTF8.self),
      milliseconds: start.elapsed.wall / 1e6,
      processor: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime))
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
