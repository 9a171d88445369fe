// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

/// What `render` and `layout` take alike.
struct ViewOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift files that import SwiftUI, or a folder of them: one module. A folder with a Package.swift is a package, App.xcodeproj "
        + "or a folder with one a project.", valueName: "FILE.swift|DIR"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The package's target (default: the one with the view or the previews that are asked for, else the one that no other imports).",
      valueName: "NAME"))
  var target: String?

  @Option(help: ArgumentHelp("The language mode to compile in (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  @Option(
    help: ArgumentHelp(
      "The view to take (default: the first window of the app; without one the last that needs no arguments, rather one "
        + "that no other shows, of those rather a public one).", valueName: "NAME"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "A preview to take instead, by name or line; may be repeated. Without a name: all.", valueName: "NAME"))
  var preview: [String] = []

  @Flag(help: "Take all previews.")
  var previews = false

  @OptionGroup(title: "What it's shown in: several values, with commas between, each give a picture") var look:
    LookOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first scroll view's content offset in points.", valueName: "X,Y"),
    transform: parsed(PointValue.self, form: PointValue.form))
  var scroll: PointValue?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Sizes to give the host in turn once it has settled.", valueName: "WxH"))
  var resize: [String] = []

  @Option(
    help: ArgumentHelp(
      "The instants to show animations at, in seconds from the view's first appearance (default: their end). Several are "
        + "drawn side by side.", valueName: "T,T,…"),
    transform: parsed(InstantsValue.self, form: InstantsValue.form))
  var at: InstantsValue?

  @Option(
    help: ArgumentHelp("A folder to find pictures in, before the file's own.", valueName: "DIR"))
  var images: [String] = []

  @Option(help: ArgumentHelp("A folder whose fonts to take instead of the machine's.", valueName: "DIR"))
  var fonts: String?

  @Flag(help: "Fetch what AsyncImage shows over http and https, from public addresses.")
  var allowNetwork = false

  @Flag(help: "With --allow-network: from this machine and its networks as well.")
  var allowPrivateAddresses = false

  @Flag(help: "Exit with 2 where there's a warning.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "A kind of warning not to show, by the name in its brackets; may be repeated.", valueName: "NAME"))
  var silence: [String] = []

  @Flag(help: "Print what each phase took, on standard error (as JSON with --json).")
  var timings = false

  @OptionGroup var limits: RunLimits

  /// The files as the user wrote them.
  var paths: [String] { named.files }

  /// `--resize 300x200 FILE.swift` takes the file for a size: what has no size's form is a file.
  private var named: (files: [String], sizes: [String]) {
    guard files.isEmpty else { return (files, resize) }
    let sizes = resize.prefix { RunRequest.Size($0) != nil || !Self.isFile($0) }
    return (Array(resize.dropFirst(sizes.count)), Array(sizes))
  }

  private static func isFile(_ text: String) -> Bool {
    var info = stat()
    return text.hasSuffix(".swift") || stat(text, &info) == 0
  }

  mutating func check() throws {
    guard let first = paths.first, !first.isEmpty else {
      throw ValidationError("Name a Swift file: gnomon layout FILE.swift")
    }
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
    if view != nil, previews || !preview.isEmpty {
      throw ValidationError("Take a view with --view, or previews with --preview or --previews.")
    }
    if allowPrivateAddresses, !allowNetwork {
      throw ValidationError("--allow-private-addresses belongs to --allow-network.")
    }
    if previews, !preview.isEmpty { throw ValidationError("--previews takes all: leave --preview out.") }
    for text in named.sizes where RunRequest.Size(text) == nil {
      throw ValidationError("'\(text)' isn't a size for --resize: \(RunRequest.Size.form).")
    }
    try look.check()
    if timings, look.count > 1 {
      throw ValidationError("--timings tells of one picture: give each option one value.")
    }
    for folder in images + [fonts].compactMap({ $0 }) {
      var info = stat()
      guard stat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
        throw ValidationError("There is no folder \(folder).")
      }
    }
  }

  /// Whether previews are wanted.
  var wantsPreviews: Bool { previews || !preview.isEmpty }

  /// What a package's targets are looked through for.
  var wanted: PackageSources.Wanted { wantsPreviews ? .previews(preview) : .view(view) }

  func request(_ output: RunRequest.Output, destination: String, sources: SourceSet) -> RunRequest {
    var request = RunRequest(output: output, destination: destination)
    (request.sourcePaths, request.sourcePrints) = (sources.paths, sources.prints)
    request.view = view
    if wantsPreviews { request.previews = preview }
    request.isStrict = strict
    request.silenced = silence
    request.axes = look.axes
    request.scale = look.scale?.scale
    request.safeArea = look.safeArea?.insets
    request.scroll = scroll?.point
    request.resize = named.sizes.compactMap { RunRequest.Size($0) }
    request.instants = at?.seconds ?? []
    request.imageDirectories =
      images.compactMap { realPath($0) } + sources.imageFolders
    if allowNetwork { request.network = allowPrivateAddresses ? .anyAddresses : .publicAddresses }
    request.timeout = limits.timeout?.seconds
    request.fontDirectory = fonts.flatMap { realPath($0) }
    return request
  }
}
