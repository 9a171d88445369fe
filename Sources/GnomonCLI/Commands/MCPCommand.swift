// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Give coding agents tools to see and use views, over the Model Context Protocol.",
    usage: "gnomon mcp [PATH …] [options]",
    discussion: """
      A client starts it and speaks with it on standard input and output. It compiles and runs the sources, and answers what \
      is asked about them; it writes none of them.
      """)

  @Argument(
    help: ArgumentHelp(
      "A package, a project of Xcode's, a folder of Swift files, or such files (default: the current folder).",
      valueName: "PATH"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The package's target (default: all with previews).", valueName: "NAME"))
  var target: String?

  @Option(help: ArgumentHelp("The language mode to compile in (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  @OptionGroup(title: "What views are shown in, unless a call says otherwise") var look: LookOptions

  @Option(help: ArgumentHelp("A folder to find pictures in, before the file's own.", valueName: "DIR"))
  var images: [String] = []

  @Option(help: ArgumentHelp("A folder whose fonts to take instead of the machine's.", valueName: "DIR"))
  var fonts: String?

  @Flag(help: "Fetch what AsyncImage shows over http and https, from public addresses.")
  var allowNetwork = false

  @Option(
    help: ArgumentHelp(
      "How long an answer of the views' code may take, in seconds (default: 30).", valueName: "SECONDS"),
    transform: parsed(TimeoutValue.self, form: TimeoutValue.form))
  var timeout: TimeoutValue?

  mutating func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
    try look.check()
    if let axis = look.axes.first(where: { $0.values.count > 1 })?.axis {
      throw ValidationError("A call asks for several looks by itself: give --\(axis.rawValue) one value.")
    }
    for folder in images + [fonts].compactMap({ $0 }) where !SourceSet.isFolder(folder) {
      throw ValidationError("There is no folder \(folder).")
    }
  }

  private func request(_ sources: SourceSet) -> RunRequest {
    var request = RunRequest(output: .live, destination: "")
    (request.sourcePaths, request.sourcePrints) = (sources.paths, sources.prints)
    request.axes = look.axes
    request.scale = look.scale?.scale
    request.safeArea = look.safeArea?.insets
    request.imageDirectories = images.compactMap { realPath($0) } + sources.imageFolders
    request.fontDirectory = fonts.flatMap { realPath($0) }
    if allowNetwork { request.network = .publicAddresses }
    request.timeout = timeout?.seconds
    return request
  }

  /// The options as far as `gnomon check` takes them.
  private var options: CheckSettings {
    var settings = CheckSettings()
    settings.targets = [target].compactMap { $0 }
    settings.axes = look.axes
    (settings.scale, settings.safeArea) = (look.scale?.scale, look.safeArea?.insets)
    settings.images = images.compactMap { realPath($0) }
    settings.fonts = fonts.flatMap { realPath($0) }
    if allowNetwork { settings.network = .publicAddresses }
    settings.timeout = timeout?.seconds ?? settings.timeout
    return settings
  }

  func run() throws {
    do {
      let stream = try MessageStream.ofProcess()
      StackLimit.raise()
      let project = AgentProject(
        paths: paths.isEmpty ? ["."] : paths, target: target, swiftVersion: swiftVersion, request: request)
      let tools = AgentTools(project, options: options)
      // The command may be replaced while it runs: what it began with stays.
      setenv("GNOMON_RUNTIME", try Installation.find().folder, 1)
      let server = ContextServer(
        stream, version: GnomonCommand.configuration.version, instructions: AgentTools.instructions,
        tools: AgentTools.all.map(\.description))
      server.serve {
        // What is wrong is told when something is asked.
        try? project.refresh()
      } answer: {
        tools.call($0.name, $0.arguments)
      } rest: {
        project.rest()
      }
      project.end()
    } catch let failure as CommandFailure {
      say(failure.description)
      throw ExitCode(1)
    }
  }
}
