import ArgumentParser
import Foundation
import GnomonRequest

/// Compiles the file and becomes the program that answers the request.
func runCommand(_ options: ViewOptions, request: (SourceFile) -> RunRequest) throws {
  do {
    let start = RunRequest.Timings.now
    let file = try SourceFile(path: options.path)
    let program = try FileCompiler(file: file).program()
    var request = request(file)
    if options.timings {
      let now = RunRequest.Timings.now
      request.timings = RunRequest.Timings(compile: now - start, wasCached: program.wasCached, handover: now)
    }
    try become(program.path, arguments: ["gnomon", try request.encoded()])
  } catch let failure as CommandFailure {
    say(failure.description)
    throw ExitCode(1)
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
