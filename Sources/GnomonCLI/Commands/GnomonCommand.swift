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
    ])
}
