// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

/// Compiles the files and becomes the program that answers the request.
func runCommand(
  _ paths: [String], target: String?, swiftVersion: Int = 5, timings: Bool = false,
  rows: ((SourceSet) throws -> RowFactory)? = nil, request: (SourceSet) throws -> RunRequest
) throws {
  do {
    let start = RunRequest.Timings.now
    let sources = try SourceSet.read(paths, target: target)
    var compiler = try ProgramCompiler(sources: sources, swiftVersion: swiftVersion)
    compiler.rows = try rows?(sources)
    let program = try compiler.program()
    if let note = program.note { FileHandle.standardError.write(Data("gnomon: \(note)\n".utf8)) }
    var request = try request(sources)
    if timings {
      let now = RunRequest.Timings.now
      request.timings = RunRequest.Timings(compile: now - start, wasCached: program.wasCached, handover: now)
    }
    StackLimit.raise()
    try become(program.path, arguments: ["gnomon", try request.encoded()])
  } catch let failure as CommandFailure {
    say(failure.description)
    throw ExitCode(1)
  }
}

/// Makes the folder that files are to be written to.
func makeFolder(_ path: String) throws {
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch {
    throw CommandFailure("can't make the folder \(path): \(error.localizedDescription)")
  }
}

/// Compilers' messages are shown as they are; Gnomon's own begin with its name.
private func say(_ text: String) {
  var text = text
  while text.hasSuffix("\n") { text.removeLast() }
  let isMessage = CompilerDiagnostics(text).messages.contains { $0.isError }
  FileHandle.standardError.write(Data(((isMessage ? "" : "gnomon: error: ") + text + "\n").utf8))
}

/// Replaces this process, so that the program's output and exit code are the command's.
private func become(_ program: String, arguments: [String]) throws {
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
  pointers.append(nil)
  execv(program, pointers)
  let reason = String(cString: strerror(errno))
  for pointer in pointers { free(pointer) }
  throw CommandFailure("can't start \(program): \(reason)")
}
