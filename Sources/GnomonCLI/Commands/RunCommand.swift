import ArgumentParser
import Foundation
import GnomonRequest

/// Compiles the files and becomes the program that answers the request.
func runCommand(
  _ paths: [String], target: String?, swiftVersion: Int = 5, request: (SourceSet) throws -> RunRequest
) throws {
  do {
    let sources = try SourceSet.read(paths, target: target)
    let program = try ProgramCompiler(sources: sources, swiftVersion: swiftVersion).program()
    try become(program, arguments: ["gnomon", try request(sources).encoded()])
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
