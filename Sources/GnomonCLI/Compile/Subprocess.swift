import Foundation

/// Runs a program to its end.
enum Subprocess {
  struct Result {
    var status: Int32
    /// What it wrote, to standard output or to standard error.
    var errors: String
  }

  static func run(_ path: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      throw CommandFailure("can't start \(path): \(error.localizedDescription)")
    }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, errors: String(decoding: text, as: UTF8.self))
  }
}
