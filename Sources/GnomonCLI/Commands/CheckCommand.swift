// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Show all previews, and report what is wrong with them, or what has changed.",
    usage: "gnomon check [PATH …] [options]",
    discussion: """
      Each preview is drawn, has to settle, and is looked over for what is probably not meant and for what keeps people \
      from using it. Exits with 0 where nothing is found, with 1 where something is, and with 2 where the previews can't be \
      checked.
      """)

  @Argument(
    help: ArgumentHelp(
      "A package, a project of Xcode's, a folder of Swift files, or such files (default: the current folder).",
      valueName: "PATH"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A target to check; may be repeated (default: all with previews).", valueName: "NAME"))
  var target: [String] = []

  @Option(help: ArgumentHelp("A preview to check, by name or line; may be repeated.", valueName: "NAME"))
  var preview: [String] = []

  @OptionGroup(
    title:
      "What the previews are shown in: several values, with commas between, each give a look (default: light and dark)")
  var look: LookOptions

  @Option(
    help: ArgumentHelp("The only kind to tell of, by the name in its brackets; may be repeated.", valueName: "NAME"))
  var only: [String] = []

  @Option(help: ArgumentHelp("A kind not to tell of; may be repeated.", valueName: "NAME"))
  var silence: [String] = []

  @Flag(help: "Don't audit the screens: their labels, contrast, sizes and order.")
  var noAudit = false

  @Option(
    help: ArgumentHelp(
      "A commit, a branch or a tag of git's: tell only what has changed since then.", valueName: "REF"))
  var baseline: String?

  @Option(help: ArgumentHelp("What makes the exit code 1 (default: warning).", valueName: "error|warning|note|never"))
  var failOn: CheckSettings.Threshold?

  @Option(help: ArgumentHelp("A folder for a page with all pictures.", valueName: "DIR"))
  var html: String?

  @Option(help: ArgumentHelp("A file for a comment below a change.", valueName: "OUT.md"))
  var markdown: String?

  @Option(help: ArgumentHelp("A file for tools that read JUnit's reports.", valueName: "OUT.xml"))
  var junit: String?

  @Option(help: ArgumentHelp("A file for annotations on lines, in the form SARIF 2.1.0.", valueName: "OUT.sarif"))
  var sarif: String?

  @Option(help: ArgumentHelp("The settings (default: .gnomon.json in the folder or above it).", valueName: "FILE"))
  var config: String?

  @Option(help: ArgumentHelp("The language mode to compile in (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  @Option(
    help: ArgumentHelp("How long each preview may take, in seconds (default: 30).", valueName: "SECONDS"),
    transform: parsed(TimeoutValue.self, form: TimeoutValue.form))
  var timeout: TimeoutValue?

  @Flag(help: "Show what the previews print.")
  var verbose = false

  mutating func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
    try look.check()
  }

  func run() throws {
    let paths = paths.isEmpty ? ["."] : paths
    do {
      let settings = try settings(for: paths)
      let folder =
        try html.map { try CheckFolder(report: $0) }
        ?? (baseline == nil ? nil : try CheckFolder(in: CheckUnit.folder(of: paths)))
      let runner = CheckRunner(
        paths: paths, settings: settings, swiftVersion: swiftVersion, isVerbose: verbose, folder: folder)
      let report = try runner.check(baseline: baseline)
      try folder?.keep(report)
      if let folder, html != nil {
        try StandInCompiler.write(Data(CheckPage(report).html.utf8), to: folder.page)
        note("wrote \(folder.page)")
      }
      if let markdown { try StandInCompiler.write(Data(report.markdown.utf8), to: markdown) }
      if let junit { try StandInCompiler.write(Data(report.junit.utf8), to: junit) }
      if let sarif { try StandInCompiler.write(try report.sarif(), to: sarif) }
      print(report.text, terminator: "")
      let isFailed =
        switch settings.failsOn {
        case .never: false
        case .error: report.errors > 0
        case .warning: report.errors + report.warnings > 0
        case .note: !report.issues.isEmpty
        }
      if isFailed { throw ExitCode(1) }
    } catch let failure as CommandFailure {
      say(failure.description)
      throw ExitCode(2)
    }
  }

  /// What the options say, else the file of settings.
  private func settings(for paths: [String]) throws -> CheckSettings {
    var settings =
      try config.map { try CheckSettings(path: $0) } ?? CheckSettings.find(from: CheckUnit.folder(of: paths))
    if !look.axes.isEmpty { settings.axes = look.axes }
    if !target.isEmpty { settings.targets = target }
    if !preview.isEmpty { settings.previews = preview }
    if !only.isEmpty { settings.only = only }
    settings.silence += silence
    if noAudit { settings.audits = false }
    (settings.scale, settings.safeArea) = (look.scale?.scale, look.safeArea?.insets)
    settings.timeout = timeout?.seconds ?? settings.timeout
    settings.failsOn = failOn ?? settings.failsOn
    return settings
  }

  private func note(_ text: String) { FileHandle.standardError.write(Data("gnomon: \(text)\n".utf8)) }
}

extension CheckSettings.Threshold: ExpressibleByArgument {}
