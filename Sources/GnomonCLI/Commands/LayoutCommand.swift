import ArgumentParser
import GnomonRequest

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the settled layout of a view of a Swift file.",
    usage: "gnomon layout FILE.swift [options]")

  @OptionGroup var options: ViewOptions

  @Flag(help: "Print JSON, format version 1.")
  var json = false

  @Option(name: .shortAndLong, help: ArgumentHelp("A file to write instead of standard output.", valueName: "OUT"))
  var output = "-"

  mutating func validate() throws {
    try options.check()
    if let at = options.at, at.seconds.count > 1 {
      throw ValidationError("A layout is of one instant: give --at one number of seconds.")
    }
  }

  func run() throws {
    try runCommand(options) { file in
      options.request(json ? .layoutJSON : .layoutText, destination: output, file: file)
    }
  }
}
