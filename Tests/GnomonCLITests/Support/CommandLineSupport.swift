// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Runs the built command in a folder of its own.
struct Workspace {
  let folder: URL
  let cache: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory
    folder = base.appendingPathComponent("gnomon-\(UUID().uuidString)")
    cache = base.appendingPathComponent("gnomon-tests-cache")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  func write(_ name: String, _ text: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs `gnomon` to its end, standard output and standard error apart.
  func gnomon(_ arguments: String...) throws -> Result { try gnomon(arguments) }

  func gnomon(_ arguments: [String], environment added: [String: String] = [:]) throws -> Result {
    let process = process(arguments, environment: added)
    // Files rather than pipes: a full pipe would hold the command up.
    let output = folder.appendingPathComponent(".output-\(UUID().uuidString)")
    let errors = folder.appendingPathComponent(".errors-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// The command, not begun.
  func process(_ arguments: [String], environment added: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = Self.command
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache.path
    // What a developer's shell asks of Swift's runtime isn't asked here.
    environment["SWIFT_BACKTRACE"] = nil
    environment.merge(added) { $1 }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// The command lies beside the tests.
  private static var command: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("gnomon")
  }
}
