// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a view has its size and its place, or why an update never settles.",
    usage: "gnomon explain FILE.swift … [--node NAME] [options]",
    discussion: """
      Without --node it prints the tree: what each view was proposed, what it took, and the containers' arithmetic. \
      With --node it tells that view's story from the root down, the decisive step marked.
      """)

  enum Why: String, ExpressibleByArgument, CaseIterable {
    case width, height, position, evaluated, redrawn
  }

  @OptionGroup var options: ViewOptions

  @Option(
    help: ArgumentHelp(
      "A type, a path as Card/VStack/Text, a line as Card.swift:12, or a text's words; Text#2 is the second.",
      valueName: "NAME"))
  var node: String?

  @Option(help: ArgumentHelp("What to tell of the node (default: width and height).", valueName: "WHAT"))
  var why: Why?

  @Option(
    help: ArgumentHelp(
      "Stop at a frame and tell what happened in it; the first is 1. Scrolling, resizing and instants make frames.",
      valueName: "N"))
  var frame: Int?

  @Flag(help: "Print JSON, format version 1.")
  var json = false

  @Option(help: ArgumentHelp("A page to write, with picture, tree and story in one file.", valueName: "OUT.html"))
  var html: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file to write instead of standard output.", valueName: "OUT"))
  var output = "-"

  mutating func validate() throws {
    try options.check()
    if let frame, frame < 1 { throw ValidationError("--frame counts from 1.") }
    if why != nil, node == nil { throw ValidationError("--why asks about a view: name it with --node.") }
    if html != nil, json || node != nil || output != "-" {
      throw ValidationError("--html writes a page of the whole tree: leave --json, --node and -o out.")
    }
    if html != nil, options.previews || options.preview.count > 1 {
      throw ValidationError("--html writes one page: name one preview.")
    }
    if html != nil, options.look.count > 1 {
      throw ValidationError("--html writes one page: give each option one value.")
    }
    if json, node != nil { throw ValidationError("--json holds the whole tree: leave --node out.") }
  }

  func run() throws {
    try runCommand(
      options.paths, target: options.target, wanted: options.wanted, swiftVersion: options.swiftVersion,
      timings: options.timings
    ) { sources in
      var request = options.request(
        html != nil ? .explanationHTML : json ? .explanationJSON : .explanation, destination: html ?? output,
        sources: sources)
      if options.wantsPreviews, html == nil {
        request.folder = try previewFolder(output, fileExtension: json ? "json" : "txt")
      }
      request.explain = RunRequest.Explain(
        node: node, why: why?.rawValue, frame: frame, isColored: isColored, columns: Self.columns)
      return request
    }
  }

  private var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return output == "-" && isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Wide terminals are used up to 110 columns; what isn't a terminal has 80.
  private static var columns: Int {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return min(max(Int(size.ws_col), 40), 110)
  }
}
