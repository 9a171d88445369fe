// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// What `build`, `test` and `run` have in common: the package manager does it, in a build folder of its own.
protocol PackageCommand: ParsableCommand {
  /// The package manager's command.
  static var verb: String { get }
  var arguments: [String] { get }
}

extension PackageCommand {
  static func passingOn(_ abstract: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: verb, abstract: abstract,
      usage: "gnomon \(verb) [PACKAGE] [OPTIONS OF 'swift \(verb)']",
      discussion: """
        Runs 'swift \(verb)' in the package as it is, the current folder's or the one that is named first, with all of its options, in the build folder '.build/gnomon'. Targets that use SwiftUI, \
        Combine, Core Graphics or their like see Gnomon's; the package's other targets and dependencies see none of them.

        'swift \(verb) --help' lists the options.
        """)
  }

  func run() throws {
    if let first = arguments.first, ["-h", "--help", "-help"].contains(first) {
      throw CleanExit.helpRequest(Self.self)
    }
    do {
      let options = PackageOptions(arguments).namingFolder(for: Self.verb)
      try PackageBuild(verb: Self.verb, arguments: options.arguments).become()
    } catch let failure as CommandFailure {
      FileHandle.standardError.write(Data("gnomon: error: \(failure.description)\n".utf8))
      throw ExitCode(1)
    }
  }
}

struct BuildCommand: PackageCommand {
  static let verb = "build"
  static let configuration: CommandConfiguration = passingOn("Build a Swift package that uses SwiftUI.")

  @Argument(parsing: .captureForPassthrough, help: "Options of 'swift build'.")
  var arguments: [String] = []
}

struct TestCommand: PackageCommand {
  static let verb = "test"
  static let configuration: CommandConfiguration = passingOn(
    "Build a Swift package that uses SwiftUI, and run its tests.")

  @Argument(parsing: .captureForPassthrough, help: "Options of 'swift test'.")
  var arguments: [String] = []
}

struct RunPackageCommand: PackageCommand {
  static let verb = "run"
  static let configuration: CommandConfiguration = passingOn(
    "Build a Swift package that uses SwiftUI, and run one of its programs.")

  @Argument(parsing: .captureForPassthrough, help: "Options of 'swift run', and the program's own.")
  var arguments: [String] = []
}
