// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// This program once more, as a process that does one piece of work and ends, so that its memory is free again, and whatever a page has put
/// into its pictures and texts ends nothing else.
public struct HelperProgram: Sendable {
  private let command: [String]
  private let limits: ProcessLimits
  private let seconds: Double
  /// What it makes, as the beginning of a sentence: “The difference”.
  private let work: String

  /// - Parameters:
  ///   - command: the program's path, and its arguments.
  ///   - work: what it makes, as the beginning of a sentence.
  ///   - memory: the address space that it may take, in bytes.
  ///   - seconds: the time that it has.
  ///   - fileBytes: the size of a file that it may write.
  public init(_ command: [String], work: String, memory: Int, seconds: Double, fileBytes: Int) {
    self.command = command
    self.work = work
    self.seconds = seconds
    limits = ProcessLimits(memory: memory, seconds: Int(seconds), fileBytes: fileBytes)
  }

  /// Keeps the calling thread until the process has ended.
  ///
  /// - Parameters:
  ///   - input: what it reads from its standard input.
  ///   - file: the name of the file that it writes into the folder where it's started.
  ///   - take: is given the file's path. The file is gone afterwards, unless it was moved.
  /// - Throws: a ``CardError`` with what it said on its standard error, where it wrote no file.
  public func run<Value>(_ input: Data, file: String, take: (String) throws -> Value) throws -> Value {
    let folder = try WorkFolder()
    let command = Isolation.limits.command(self.command, limits: limits, hidden: "", shown: "", isWritable: false)
    var process = LimitedProcess(
      path: command[0], arguments: Array(command.dropFirst()), folder: folder, seconds: seconds)
    process.environment = ProcessInfo.processInfo.environment
    process.input = input
    let result = try process.run()
    switch result.end {
    case .exited(0):
      let path = folder.work + "/" + file
      guard access(path, R_OK) == 0 else { throw CardError(.drawing, "\(work) wasn't drawn: there is no file.") }
      return try take(path)
    case .timedOut: throw CardError(.drawing, "\(work) took longer than \(Int(seconds)) seconds to draw.")
    case .exited:
      let said = result.errors.split(separator: "\n").last.map(String.init) ?? "\(work) can't be drawn."
      throw CardError(.drawing, said.hasPrefix("Error: ") ? String(said.dropFirst(7)) : said)
    case .signalled(let signal):
      throw CardError(.drawing, "The process that draws was ended by signal \(signal). \(work) wasn't drawn.")
    }
  }
}
