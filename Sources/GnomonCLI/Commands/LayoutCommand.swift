// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GnomonRequest

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the settled layout of a view of Swift source, or of its previews.",
    usage: "gnomon layout FILE.swift … [options]")

  @OptionGroup var options: ViewOptions

  @Flag(help: "Print JSON, format version 1.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A file to write instead of standard output; for previews a folder too.", valueName: "OUT"))
  var output = "-"

  mutating func validate() throws {
    try options.check()
    if let at = options.at, at.seconds.count > 1 {
      throw ValidationError("A layout is of one instant: give --at one number of seconds.")
    }
  }

  func run() throws {
    try runCommand(
      options.paths, target: options.target, wanted: options.wanted, swiftVersion: options.swiftVersion,
      timings: options.timings
    ) { sources in
      var request = options.request(json ? .layoutJSON : .layoutText, destination: output, sources: sources)
      if options.wantsPreviews { request.folder = try previewFolder(output, fileExtension: json ? "json" : "txt") }
      return request
    }
  }
}
