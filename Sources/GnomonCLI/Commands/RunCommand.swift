// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

/// Compiles the files and becomes the program that answers the request. Previews of several targets of a package are shown by a command for
/// each of these.
func runCommand(
  _ paths: [String], target: String?, wanted: PackageSources.Wanted = .view(nil), swiftVersion: Int = 5,
  timings: Bool = false,
  rows: ((SourceSet) throws -> RowFactory)? = nil, request: (SourceSet) throws -> RunRequest
) throws {
  do {
    let start = RunRequest.Timings.now
    var target = target
    var paths = paths
    if paths.count == 1, let package = try XcodePlace.write(for: paths[0]) { paths = [package.folder] }
    var package: PackageSources?
    if target == nil, SourceSet.isPackage(paths) {
      let found = try PackageSources(folder: paths[0])
      package = found
      let targets = found.targets(showing: wanted)
      if targets.count > 1 {
        guard case .previews = wanted else {
          throw CommandFailure(
            "several targets have that view; name one with '--target'\ntargets: \(targets.joined(separator: ", "))")
        }
        try runForEach(targets)
      }
      target = targets.first
    }
    let sources = try SourceSet.read(paths, target: target, package: package)
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
    let path = try sources.module.bundleFolder.map { try XcodeBundles.place(program.path, in: $0) } ?? program.path
    try Subprocess.become(path, [try request.argument()], calledAs: "gnomon")
  } catch let failure as CommandFailure {
    say(failure.description)
    throw ExitCode(1)
  }
}

/// Runs this command once for each target. Ends with the first status that isn't 0.
private func runForEach(_ targets: [String]) throws {
  for target in targets {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: realPath("/proc/self/exe") ?? CommandLine.arguments[0])
    process.arguments = Array(CommandLine.arguments.dropFirst()) + ["--target", target]
    let end = Subprocess.ProcessEnd(of: process)
    do {
      try process.run()
    } catch {
      throw CommandFailure("can't start the command for \(target): \(error.localizedDescription)")
    }
    end.wait()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }
  throw ExitCode.success
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
func say(_ text: String) {
  var text = text
  while text.hasSuffix("\n") { text.removeLast() }
  let isMessage = CompilerDiagnostics(text).messages.contains { $0.isError }
  FileHandle.standardError.write(Data(((isMessage ? "" : "gnomon: error: ") + text + "\n").utf8))
}

/// The width of the terminal that standard error is, in columns.
var terminalColumns: Int {
  var size = winsize()
  return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20 ? Int(size.ws_col) : 80
}
