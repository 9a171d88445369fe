import ArgumentParser
import Foundation
import GnomonRequest

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a view of Swift source, or its previews, as PNG pictures.",
    usage: "gnomon render FILE.swift … [options]")

  @OptionGroup var options: ViewOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture, '-' for standard output. Previews take a folder too; each gets a picture of its name.",
      valueName: "OUT.png|DIR"))
  var output: String?

  mutating func validate() throws {
    try options.check()
    if output == "-" && isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("A picture doesn't belong on a terminal: give '-o OUT.png' or redirect standard output.")
    }
  }

  func run() throws {
    try runCommand(
      options.paths, target: options.target, swiftVersion: options.swiftVersion, timings: options.timings
    ) { sources in
      let first = sources.module.files.count == 1 ? sources.module.files[0].name : sources.module.name + ".swift"
      let name = URL(fileURLWithPath: first).deletingPathExtension().lastPathComponent + ".png"
      var request = options.request(.png, destination: output ?? name, sources: sources)
      if options.wantsPreviews,
        let folder = try previewFolder(output, fileExtension: "png") ?? (output == nil ? "." : nil)
      {
        request.folder = folder
      }
      return request
    }
  }
}

/// The folder that `-o` names for previews, made if it isn't there. nil where it names one file.
func previewFolder(_ output: String?, fileExtension: String) throws -> String? {
  guard var folder = output, folder != "-" else { return nil }
  let isFile = folder.lowercased().hasSuffix("." + fileExtension) && !SourceSet.isFolder(folder)
  if isFile { return nil }
  while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
  try makeFolder(folder)
  return folder
}
