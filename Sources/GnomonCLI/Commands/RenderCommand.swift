import ArgumentParser
import Foundation
import GnomonRequest

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a view of a Swift file as a PNG picture.",
    usage: "gnomon render FILE.swift [options]")

  @OptionGroup var options: ViewOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The picture, '-' for standard output.", valueName: "OUT.png"))
  var output: String?

  mutating func validate() throws {
    try options.check()
    if output == "-" && isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("A picture doesn't belong on a terminal: give '-o OUT.png' or redirect standard output.")
    }
  }

  func run() throws {
    try runCommand(options) { file in
      let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent + ".png"
      return options.request(.png, destination: output ?? name, file: file)
    }
  }
}
