// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

@main
struct GnomonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gnomon",
    abstract: "SwiftUI source in, sizes and pictures out.",
    discussion: "Source is compiled against Gnomon's modules as it is, and the program kept by its content.",
    version: "0.1.0",
    subcommands: [
      LayoutCommand.self, RenderCommand.self, ExplainCommand.self, DiffCommand.self, PreviewsCommand.self,
      PreviewCommand.self, ServeCommand.self, MCPCommand.self, LSPConfigCommand.self, DevicesCommand.self,
      CheckCommand.self,
      ReviewCommand.self, BuildCommand.self,
      TestCommand.self, RunPackageCommand.self,
    ])

  static func main() {
    StandInCompiler.runIfAsked()
    main(spelledOut(Array(CommandLine.arguments.dropFirst())))
  }

  /// `--preview` without a name means all: options that may go without a value are unknown to the parser.
  static func spelledOut(_ arguments: [String]) -> [String] {
    if ["check", "mcp", "preview"].contains(arguments.first) { return LookOptions.spelledOut(arguments) }
    guard let command = arguments.first, ["layout", "render", "explain"].contains(command) else { return arguments }
    let named = arguments.indices.map { index in
      let next = index + 1 < arguments.count ? arguments[index + 1] : "-"
      let isNamed = !next.hasPrefix("-") && !next.hasSuffix(".swift")
      return arguments[index] == "--preview" && !isNamed ? "--previews" : arguments[index]
    }
    return LookOptions.spelledOut(named)
  }
}
