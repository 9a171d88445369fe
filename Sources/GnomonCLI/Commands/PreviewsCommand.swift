// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GnomonRequest

struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "List the previews of Swift source: a name, a tab and the line on each line.",
    usage: "gnomon previews FILE.swift …")

  @Argument(help: ArgumentHelp("Swift files, or a folder of them, or a package.", valueName: "FILE.swift|DIR"))
  var files: [String]

  @Option(help: ArgumentHelp("The package's target (default: all that have previews).", valueName: "NAME"))
  var target: String?

  @Option(help: ArgumentHelp("The language mode to compile in (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  @OptionGroup var limits: RunLimits

  mutating func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
  }

  func run() throws {
    try runCommand(files, target: target, wanted: .previews([]), swiftVersion: swiftVersion) { sources in
      var request = RunRequest(output: .previewList, destination: "-")
      (request.sourcePaths, request.sourcePrints) = (sources.paths, sources.prints)
      request.timeout = limits.timeout?.seconds
      return request
    }
  }
}
