// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

struct LSPConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp-config",
    abstract: "Write what editors need to know 'import SwiftUI' here: completion, hover, errors.",
    usage: "gnomon lsp-config [PATH …]",
    discussion: """
      It builds a package with its tests first, and writes the arguments of all files where SourceKit-LSP finds them. Run it \
      again where files or dependencies have come or gone.
      """)

  @Argument(
    help: ArgumentHelp(
      "A package, a project of Xcode's, a folder of Swift files, or such files (default: the current folder).",
      valueName: "PATH"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The language mode of files that aren't a package's (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  mutating func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
  }

  /// Where the database lies, from the workspace's folder.
  private static let place = ".build/gnomon/lsp"

  func run() throws {
    do {
      let paths = paths.isEmpty ? ["."] : paths
      let root = try Self.root(of: paths)
      var settings = try ServerSettings(in: root)
      let folder = root + "/" + Self.place
      var database = CompilationDatabase(try Installation.find(), folder: folder)
      let package = paths.count == 1 ? try XcodePlace.write(for: paths[0])?.folder : nil
      if let package = package ?? (SourceSet.isPackage(paths) ? paths[0] : nil) {
        try build(package, into: &database)
      } else {
        try database.add(try SourceSet.read(paths, target: nil).module, swiftVersion: swiftVersion)
      }
      guard !database.entries.isEmpty else { throw CommandFailure("nothing of \(paths[0]) was compiled") }
      let written = try database.write()
      settings.take(databaseIn: Self.place)
      try settings.write()
      print("wrote \(settings.path)")
      print("wrote \(written): \(database.entries.count) files of \(database.modules) modules")
    } catch let failure as CommandFailure {
      say(failure.description)
      throw ExitCode(1)
    }
  }

  /// The folder that an editor opens: the one that is named, or the innermost with all files.
  private static func root(of paths: [String]) throws -> String {
    let folders = try paths.map { path in
      guard let folder = realPath(CheckUnit.folder(of: [path])) else {
        throw CommandFailure("there is nothing at \(path)")
      }
      return folder.split(separator: "/")
    }
    let common = folders.dropFirst().reduce(folders[0]) { a, b in
      Array(zip(a, b).prefix { $0 == $1 }.map(\.0))
    }
    return "/" + common.joined(separator: "/")
  }

  /// Has the package manager build all targets; what fails leaves the arguments of what didn't.
  private func build(_ package: String, into database: inout CompilationDatabase) throws {
    let prepared = try PackageBuild(verb: "build", arguments: ["--package-path", package, "--build-tests"]).prepare()
    let result = try prepared.untilNothingIsAsked {
      try Subprocess.run(prepared.program, prepared.arguments, environment: prepared.environment)
    } isDone: {
      $0.status == 0
    }
    try database.add(builtIn: prepared.scratch + "/debug")
    guard result.status != 0 else { return }
    let errors = (result.output + result.errors).split(separator: "\n").filter { $0.contains("error: ") }
    say(
      "not all of it could be built; editors know what was:\n" + errors.prefix(8).joined(separator: "\n")
        + (errors.count > 8 ? "\n… and \(errors.count - 8) more" : ""))
  }
}
