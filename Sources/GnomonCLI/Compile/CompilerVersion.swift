// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a compiler says of its version. Compiled modules can be read by the compiler that made them and by no other.
struct CompilerVersion: Equatable {
  /// As `swiftc --version` says it: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var line: String

  /// The line with the version. nil where there's none.
  init?(output: String) {
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let line = lines.first(where: { $0.contains("Swift version ") }) else { return nil }
    self.line = line
  }

  /// `6.3.1`
  var number: String {
    guard let start = line.firstRange(of: "Swift version ")?.upperBound else { return line }
    return String(line[start...].prefix { $0 != " " })
  }

  /// The whole version where the number alone doesn't tell it from the other: `6.3.1 (swift-6.3.1-RELEASE)`.
  func name(beside other: CompilerVersion) -> String {
    guard number == other.number, let start = line.firstRange(of: "Swift version ")?.upperBound else { return number }
    return String(line[start...])
  }

  /// The version that made an installation's modules. nil where it isn't noted.
  static func made(_ installation: Installation) -> CompilerVersion? {
    (try? String(contentsOfFile: installation.folder + "/compiler", encoding: .utf8))
      .flatMap(CompilerVersion.init(output:))
  }

  /// The version of the compiler that is here. A compiler is asked once, and its answer kept in the cache. nil where it
  /// doesn't say.
  static func here(_ toolchain: Toolchain, _ cache: ProgramCache) throws -> CompilerVersion? {
    let place = cache.folder + "/compiler"
    let kept = (try? String(contentsOfFile: place, encoding: .utf8))?.split(separator: "\n")
    if let kept, kept.count == 2, kept[0] == toolchain.identity { return CompilerVersion(output: String(kept[1])) }
    let version = try asked(toolchain)
    if let version {
      // Where it can't be written the compiler is asked again the next time.
      let text = "\(toolchain.identity)\n\(version.line)\n"
      try? Data(text.utf8).write(to: URL(fileURLWithPath: place), options: .atomic)
    }
    return version
  }

  private static func asked(_ toolchain: Toolchain) throws -> CompilerVersion? {
    CompilerVersion(output: try Subprocess.run(toolchain.compiler, ["--version"]).output)
  }

  /// Refuses to compile against modules that another compiler has made.
  static func check(_ installation: Installation, _ toolchain: Toolchain, _ cache: ProgramCache) throws {
    guard let made = made(installation), let here = try here(toolchain, cache), made != here else { return }
    throw CommandFailure(sentence(made: made, here: here, folder: installation.folder))
  }

  /// Refuses to go on where the compiler's errors say that another compiler made the modules. A `swiftc` that chooses a
  /// compiler by itself is one file for all of them, so that the version that it's asked for doesn't tell.
  static func check(_ errors: String, _ installation: Installation, _ toolchain: Toolchain) throws {
    let marks = ["error: module compiled with Swift ", "error: compiled module was created by a"]
    guard marks.contains(where: { errors.contains($0) }) else { return }
    let here = try asked(toolchain)
    throw CommandFailure(sentence(made: made(installation), here: here, folder: installation.folder))
  }

  /// - Parameter folder: the installation's.
  static func sentence(made: CompilerVersion?, here: CompilerVersion?, folder: String) -> String {
    let end = "/lib/gnomon"
    let isInstalled = folder.hasSuffix(end)
    // What lies in /usr belongs to the system's packages; /usr/local comes before it on the search path.
    let prefix = folder == "/usr" + end ? "/usr/local" : folder == end ? "/" : String(folder.dropLast(end.count))
    let command = isInstalled ? "'make install PREFIX=\(prefix)' in Gnomon's sources" : "'make build'"
    let subject = isInstalled ? "this installation" : "this build"
    guard let made, let here, made != here else {
      return "\(subject) was made by another Swift compiler than the one here: run \(command) to make it anew"
    }
    return "\(subject) was made by Swift \(made.name(beside: here)), and the compiler here is Swift "
      + "\(here.name(beside: made)): run \(command) to make it anew"
  }
}
