// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Open a page on which previews can be used, and follow changes of their source.",
    usage: "gnomon preview FILE.swift … [options]",
    discussion: """
      It serves the page on this machine alone, at an address with a token. The views run in this machine's programs; the \
      page shows them and says what people do.
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files that import SwiftUI, or a folder of them: one module. A folder with a Package.swift is a package, App.xcodeproj "
        + "or a folder with one a project.", valueName: "FILE.swift|DIR"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The package's target (default: all that have what is asked for).", valueName: "NAME"))
  var target: String?

  @Option(help: ArgumentHelp("The language mode to compile in (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  @Option(help: ArgumentHelp("A view to show in place of previews.", valueName: "NAME"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "A preview to show, by name or line; may be repeated (default: the app's windows and all previews).",
      valueName: "NAME"))
  var preview: [String] = []

  @OptionGroup(title: "What it's shown in, unless a page's address says otherwise") var look: LookOptions

  @Option(help: ArgumentHelp("A folder to find pictures in, before the file's own.", valueName: "DIR"))
  var images: [String] = []

  @Option(help: ArgumentHelp("A folder whose fonts to take instead of the machine's.", valueName: "DIR"))
  var fonts: String?

  @Flag(help: "Fetch what AsyncImage shows over http and https, from public addresses.")
  var allowNetwork = false

  @Flag(help: "With --allow-network: from this machine and its networks as well.")
  var allowPrivateAddresses = false

  @Option(help: ArgumentHelp("The port (default: a free one).", valueName: "N"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "A name by which the browser reaches the server, where it's neither localhost nor 127.0.0.1; may be repeated.",
      valueName: "NAME"))
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write all previews as a site of files into a folder, and serve nothing: a page with their pictures, and one for each that says why "
        + "it is as it is. Options of looks may have several values.", valueName: "DIR"))
  var export: String?

  @Flag(help: "Let pages save what is changed on them without asking first.")
  var edit = false

  @Option(
    help: ArgumentHelp(
      "What opens files from the page (default: vscode): \(SourceEditor.names.joined(separator: ", ")), or a command such as "
        + "'emacsclient -n +{line}:{column} {file}', run without a shell.", valueName: "NAME|COMMAND"))
  var editor = "vscode"

  @Option(
    help: ArgumentHelp(
      "End a program whose code keeps it from answering for so many seconds (default: 30), and say what was running.",
      valueName: "SECONDS"),
    transform: parsed(TimeoutValue.self, form: TimeoutValue.form))
  var timeout: TimeoutValue?

  mutating func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
    if view != nil, !preview.isEmpty {
      throw ValidationError("Take a view with --view, or previews with --preview.")
    }
    if allowPrivateAddresses, !allowNetwork {
      throw ValidationError("--allow-private-addresses belongs to --allow-network.")
    }
    do {
      _ = try SourceEditor(option: editor)
    } catch {
      throw ValidationError("--editor: \(error).")
    }
    try look.check()
    if export != nil {
      for (isGiven, option) in [
        (open, "--open"), (edit, "--edit"), (port != 0, "--port"), (!allowHost.isEmpty, "--allow-host"),
        (view != nil, "--view"),
      ]
      where isGiven {
        throw ValidationError("\(option) isn't for --export, which writes all previews and serves nothing.")
      }
    } else if let axis = look.axes.first(where: { $0.values.count > 1 })?.axis {
      throw ValidationError("A live view is shown in one way: give --\(axis.rawValue) one value.")
    }
    for folder in images + [fonts].compactMap({ $0 }) where !SourceSet.isFolder(folder) {
      throw ValidationError("There is no folder \(folder).")
    }
  }

  private func request(_ sources: SourceSet) -> RunRequest {
    var request = RunRequest(output: .live, destination: "")
    (request.sourcePaths, request.sourcePrints) = (sources.paths, sources.prints)
    request.view = view
    if !preview.isEmpty { request.previews = preview }
    request.axes = look.axes
    request.scale = look.scale?.scale
    request.safeArea = look.safeArea?.insets
    request.imageDirectories = images.compactMap { realPath($0) } + sources.imageFolders
    request.fontDirectory = fonts.flatMap { realPath($0) }
    if allowNetwork { request.network = allowPrivateAddresses ? .anyAddresses : .publicAddresses }
    request.timeout = timeout?.seconds
    return request
  }

  func run() throws {
    do {
      if let export { return try write(to: export) }
      var sources = PreviewSources(
        paths: files, target: target, wanted: view.map { .view($0) } ?? .previews(preview),
        swiftVersion: swiftVersion, request: request)
      let (programs, problem) = try Self.first(of: &sources)
      StackLimit.raise()
      var request = ServeRequest(previewsAt: port, hosts: allowHost, opensBrowser: open)
      request.shown = files.compactMap { realPath(XcodePlace.isNamed($0) ? CheckUnit.folder(of: [$0]) : $0) }
      request.savesEdits = edit
      if let editor = try? SourceEditor(option: editor) { request.editor = editor }
      let server = try PreviewServing(request)
      try server.tell(.programs(programs))
      if let problem { try server.tell(.problem(problem)) }
      throw ExitCode(try Self.follow(&sources, programs, for: server))
    } catch let failure as CommandFailure {
      say(failure.description)
      throw ExitCode(1)
    }
  }

  /// The first programs; where the sources can't be compiled yet, what is wrong with them: the page shows that until they can.
  private static func first(of sources: inout PreviewSources) throws -> (programs: [PreviewProgram], problem: String?) {
    do {
      return (try sources.programs(), nil)
    } catch let failure as CommandFailure where !CompilerDiagnostics(failure.description).errors.isEmpty {
      say(failure.description)
      return ([], failure.description)
    }
  }

  /// Writes the site. A preview that can't be shown is told of there, and makes the exit code 1.
  private func write(to folder: String) throws {
    var settings = CheckSettings()
    (settings.axes, settings.scale, settings.safeArea) = (look.axes, look.scale?.scale, look.safeArea?.insets)
    settings.images = images.compactMap { realPath($0) }
    settings.fonts = fonts.flatMap { realPath($0) }
    if allowNetwork { settings.network = allowPrivateAddresses ? .anyAddresses : .publicAddresses }
    settings.targets = target.map { [$0] } ?? []
    settings.previews = preview
    settings.timeout = timeout?.seconds ?? settings.timeout
    settings.audits = false
    let site = try PreviewSite(folder: folder, settings: settings, swiftVersion: swiftVersion)
    let report = try site.write(files)
    FileHandle.standardError.write(Data("gnomon: wrote \(folder)/index.html\n".utf8))
    for preview in report.previews {
      if let ending = preview.ending { say("\(preview.preview.name): \(ending.message)") }
    }
    if report.previews.contains(where: { $0.ending != nil }) { throw ExitCode(1) }
  }

  /// Compiles again whenever the sources change, until the server ends.
  ///
  /// - Returns: The server's status.
  private static func follow(
    _ sources: inout PreviewSources, _ first: [PreviewProgram], for server: PreviewServing
  ) throws -> Int32 {
    var shown = first
    var commit: CommitSources?
    let watcher = SourceWatcher()
    watcher.watch(sources.watched.folders)
    sources.prepare()
    while true {
      let longest: Int32 = watcher.tellsAll && !sources.isChecking ? 2_000 : interval
      watcher.wait(milliseconds: longest, or: server.descriptor)
      if let status = server.status() { return status }
      let isAsked = try answer(server.requests(), of: server, sources, shown, &commit)
      var (now, state) = (sources.watched.now, sources.watched.states)
      if now == state, !sources.isWrong, !isAsked { continue }
      let start = RunRequest.Timings.now
      sources.endPreparing()
      // Editors and tools write several files at once, or one in several steps.
      while now != state {
        state = now
        watcher.wait(milliseconds: watcher.tellsAll ? grace : interval / 4)
        now = sources.watched.now
        if RunRequest.Timings.now - start >= longestGrace { break }
      }
      try server.tell(.building)
      do {
        let programs = try sources.programs()
        try server.tell(.programs(programs + (commit?.programs ?? [])))
        if programs != shown, !isAsked {
          let time = String(format: "%.2f", RunRequest.Timings.now - start)
          FileHandle.standardError.write(Data("gnomon: compiled in \(time) s\n".utf8))
        }
        shown = programs
      } catch let failure as CommandFailure {
        // What has changed meanwhile may mend it.
        if sources.watched.now == sources.watched.states {
          say(failure.description)
          try server.tell(.problem(failure.description))
        }
      }
      watcher.watch(sources.watched.folders)
      sources.prepare()
    }
  }

  /// Does what pages ask for.
  ///
  /// - Returns: Whether something is to be shown that no file says.
  private static func answer(
    _ requests: [PreviewRequest], of server: PreviewServing, _ sources: PreviewSources, _ shown: [PreviewProgram],
    _ commit: inout CommitSources?
  ) throws -> Bool {
    var shows = false
    for request in requests {
      switch request {
      case .prepare(let path): sources.prepare(path)
      case .compare(nil, _):
        commit = nil
        try server.tell(.programs(shown))
      case .compare(let reference?, let number):
        do {
          let old = try CommitSources(reference, besides: sources)
          commit = old
          try server.tell(.programs(shown + old.programs))
          try server.tell(.answered(number, text: old.name, failure: nil))
        } catch {
          // A folder that can't be written to is no reason to end.
          try server.tell(.answered(number, text: nil, failure: "\(error)"))
        }
      case .edit(let path, let fingerprint, let edits, let saves, let number):
        do {
          let now = try sources.edit(path, fingerprint, edits, saves: saves)
          if !saves { shows = true }
          try server.tell(.answered(number, text: now, failure: nil))
        } catch let failure as CommandFailure {
          try server.tell(.answered(number, text: nil, failure: failure.description))
        }
      }
    }
    return shows
  }

  /// The time between two looks where the system doesn't tell of changes, in milliseconds.
  private static let interval: Int32 = 200
  /// What belongs to one change comes within this time, in milliseconds.
  private static let grace: Int32 = 12
  /// A change isn't waited for any longer, in seconds.
  private static let longestGrace = 0.5
}
