// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a view of Swift source, or its previews, as PNG, JPEG, WebP, PDF or SVG.",
    usage: "gnomon render FILE.swift … [options]")

  @OptionGroup var options: ViewOptions

  @OptionGroup(title: "Rows of data") var batch: BatchOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture, '-' for standard output. Previews take a folder too; each gets a picture of its name.",
      valueName: "OUT.png|DIR"))
  var output: String?

  @Option(
    help: ArgumentHelp("The picture's form: png, jpeg, webp, pdf or svg; by default what the file's ending says."))
  var format: PictureForm?

  @Option(
    help: ArgumentHelp(
      """
      How an SVG holds text: as text, which needs its fonts, as outlines, which look the same everywhere, or as text with \
      embedded fonts, which looks the same in browsers.
      """,
      valueName: "text|outlines|embedded"))
  var svgText: RunRequest.SVGText?

  /// What is written: as `--format` says, else as the file's ending does.
  var form: PictureForm {
    if let format { return format }
    guard let output, output != "-" else { return .png }
    return PictureForm(argument: URL(fileURLWithPath: output).pathExtension) ?? .png
  }

  mutating func validate() throws {
    try options.check()
    try batch.check(options, output: output)
    if let output, output != "-", format == nil, !SourceSet.isFolder(output) {
      let ending = URL(fileURLWithPath: output).pathExtension
      // Previews take a folder of any name, except what looks like a picture.
      let others = ["gif", "tif", "tiff", "bmp", "heic", "avif", "eps", "ps", "jxl"]
      let isRefused = !options.wantsPreviews || others.contains(ending.lowercased())
      if isRefused, !ending.isEmpty, PictureForm(argument: ending) == nil {
        throw ValidationError("'.\(ending)' isn't written: take .png, .jpg, .webp, .pdf or .svg, or name a --format.")
      }
    }
    if svgText != nil, form != .svg {
      throw ValidationError("--svg-text is for SVG: name a file that ends in .svg, or --format svg.")
    }
    if output == "-" && isatty(STDOUT_FILENO) == 1 {
      throw ValidationError("A picture doesn't belong on a terminal: give '-o OUT.png' or redirect standard output.")
    }
  }

  func run() throws {
    if batch.data != nil { return try batch.run(options, output: output ?? "", form: form, svgText: svgText) }
    try runCommand(
      options.paths, target: options.target, wanted: options.wanted, swiftVersion: options.swiftVersion,
      timings: options.timings
    ) { sources in
      let first = sources.module.files.count == 1 ? sources.module.files[0].name : sources.module.name + ".swift"
      let name = URL(fileURLWithPath: first).deletingPathExtension().lastPathComponent + "." + form.fileExtension
      var request = options.request(form.output, destination: output ?? name, sources: sources)
      request.svgText = svgText
      if options.wantsPreviews,
        let folder = try previewFolder(output, fileExtension: form.fileExtension) ?? (output == nil ? "." : nil)
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
  let ending = URL(fileURLWithPath: folder).pathExtension.lowercased()
  let isFile = (ending == fileExtension || PictureForm(argument: ending) != nil) && !SourceSet.isFolder(folder)
  if isFile { return nil }
  while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
  try makeFolder(folder)
  return folder
}

/// A form that pictures are written in.
enum PictureForm: String, CaseIterable, ExpressibleByArgument {
  case png
  case jpeg
  case webp
  case pdf
  case svg

  init?(argument: String) {
    let name = argument.lowercased()
    self.init(rawValue: name == "jpg" ? "jpeg" : name)
  }

  var fileExtension: String { self == .jpeg ? "jpg" : rawValue }

  var output: RunRequest.Output {
    switch self {
    case .png: .png
    case .jpeg: .jpeg
    case .webp: .webp
    case .pdf: .pdf
    case .svg: .svg
    }
  }
}

extension RunRequest.SVGText: ExpressibleByArgument {}
