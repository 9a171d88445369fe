// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Checks what paths name, now and as it was in a commit.
struct CheckRunner {
  let paths: [String]
  let settings: CheckSettings
  let swiftVersion: Int
  let isVerbose: Bool
  /// Where pictures are kept; nil keeps none.
  let folder: CheckFolder?

  func check(baseline: String?) throws -> CheckReport {
    let report = try checked(since: baseline)
    guard !report.previews.isEmpty else { throw CommandFailure("\(report.title) has no previews to check") }
    return report
  }

  private func checked(since baseline: String?) throws -> CheckReport {
    let place = CheckUnit.folder(of: paths)
    let tree = GitTree(around: place)
    let root = tree?.root ?? realPath(".") ?? "."
    guard let baseline, let folder else { return try check(paths, root: root, pictures: folder?.now) }
    guard let tree else {
      throw CommandFailure("--baseline compares commits, and \(place) is in no repository of git's")
    }
    let commit = try tree.commit(baseline)
    let name = GitTree.name(baseline, commit)
    let old = try before(commit, name, tree, folder)
    var report = try check(paths, root: root, pictures: folder.now, before: folder.before)
    report.compare(with: old, named: name)
    return report
  }

  /// A folder's name, where the user says no more than that it's here.
  private static func title(_ paths: [String]) -> String {
    guard paths.count == 1, paths[0].allSatisfy({ "./".contains($0) }), let path = realPath(paths[0]) else {
      return paths.joined(separator: " ")
    }
    return URL(fileURLWithPath: path).lastPathComponent
  }

  // MARK: One state

  private func check(_ paths: [String], root: String, pictures: String?, before: String? = nil) throws -> CheckReport {
    if let pictures {
      try? FileManager.default.removeItem(atPath: pictures)
      try makeFolder(pictures)
    }
    var report = CheckReport(title: Self.title(paths), root: root)
    let units = try CheckUnit.find(paths, targets: settings.targets)
    var line = ProgressLine(columns: isatty(STDERR_FILENO) == 1 ? terminalColumns : nil)
    StackLimit.raise()
    for unit in units {
      let program = try unit.program(swiftVersion: swiftVersion)
      if let note = program.note { FileHandle.standardError.write(Data("gnomon: \(note)\n".utf8)) }
      var request = unit.request(settings)
      request.check?.folder = pictures
      request.check?.before = before
      report.add(try unit.check(by: program.path, request, isVerbose: isVerbose, &line), target: unit.title)
    }
    report.gather()
    return report
  }

  // MARK: The state before

  /// What the commit's sources gave; they're checked once.
  private func before(_ commit: String, _ name: String, _ tree: GitTree, _ folder: CheckFolder) throws -> CheckReport {
    let identity = try identity(commit)
    if let known = folder.earlier(identity) { return known }
    let sources = try folder.write(commit, of: tree)
    let old = try tree.paths(paths, in: sources)
    let there = old.filter { FileManager.default.fileExists(atPath: $0) }
    guard let root = realPath(sources) else { throw CommandFailure("\(sources) can't be read") }
    var report = CheckReport(title: name, root: root)
    if there.count == old.count {
      do {
        report = try check(old, root: root, pictures: folder.before)
      } catch let failure as CommandFailure {
        throw CommandFailure("what there was in \(name) can't be checked:\n\(failure.description)")
      }
    }
    try folder.keepEarlier(report, identity)
    return report
  }

  /// What decides how the state before looks.
  private func identity(_ commit: String) throws -> String {
    var digest = SHA256()
    let library = FileIdentity(try Installation.find().library)?.text ?? ""
    let axes = settings.axes.map { "\($0.axis.rawValue)=\($0.values.joined(separator: ","))" }
    for part in [commit, library, paths.joined(separator: "\n"), "\(swiftVersion)", "\(settings.audits)"] + axes
      + ["\(settings.scale ?? 0) \(settings.longestSide ?? 0) \(settings.safeArea.map { "\($0)" } ?? "")"]
      + settings.images + [settings.fonts ?? "", settings.network?.rawValue ?? ""] + settings.targets + ["previews"]
      + settings.previews + ["only"] + settings.only + ["silence"] + settings.silence
    {
      digest.update(part)
      digest.update("\n")
    }
    return digest.hexDigest()
  }
}

/// Where a check keeps its pictures: what it has seen, what there was before, and the report.
struct CheckFolder {
  let path: String
  var now: String { path + "/now" }
  var before: String { path + "/before" }
  var page: String { path + "/index.html" }
  private var record: String { path + "/report.json" }

  /// The folder that is made for a report, or one that has an earlier report.
  init(report path: String) throws {
    self.path = path
    if SourceSet.isFolder(path), Self.report(in: path) == nil {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      // A check that ended early has left a folder of its own without a report.
      let isBegun = FileManager.default.contents(atPath: path + "/.gitignore") == Self.ignored
      let own = isBegun ? [".gitignore", "now", "before", "sources"] : [".gitignore"]
      guard names.allSatisfy(own.contains) else {
        throw CommandFailure("\(path) holds other files: name a folder that isn't there, or one of an earlier report")
      }
    }
    try makeFolder(path)
    try prepare()
  }

  /// The folder for comparisons without a page, in the build folder of the package at a place.
  init(in folder: String, named name: String = "check") throws {
    // Git takes a relative path from the repository's folder.
    path = (realPath(folder) ?? folder) + "/.build/gnomon/" + name
    try makeFolder(path)
    try prepare()
  }

  /// Repositories leave the folder out.
  private func prepare() throws {
    let ignore = path + "/.gitignore"
    if FileIdentity(ignore) == nil { try StandInCompiler.write(Self.ignored, to: ignore) }
  }

  private static let ignored = Data("*\n".utf8)

  func keep(_ report: CheckReport) throws { try StandInCompiler.write(try Self.encoder.encode(report), to: record) }

  /// The folder for a commit's sources; those of other commits go.
  private func sources(of commit: String) throws -> String {
    let folder = path + "/sources"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name != commit {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
    try makeFolder(folder)
    return folder + "/" + commit
  }

  /// Writes a commit's sources there, and gives their folder.
  func write(_ commit: String, of tree: GitTree) throws -> String {
    // A folder of files is a module of its name.
    let sources = try sources(of: commit) + "/" + URL(fileURLWithPath: tree.root).lastPathComponent
    try tree.write(commit, to: sources)
    return sources
  }

  func earlier(_ identity: String) -> CheckReport? {
    guard let known = try? String(contentsOfFile: before + "/identity", encoding: .utf8), known == identity,
      let report = Self.report(in: before)
    else { return nil }
    return report
  }

  private static func report(in folder: String) -> CheckReport? {
    FileManager.default.contents(atPath: folder + "/report.json").flatMap {
      try? JSONDecoder().decode(CheckReport.self, from: $0)
    }
  }

  func keepEarlier(_ report: CheckReport, _ identity: String) throws {
    try makeFolder(before)
    try StandInCompiler.write(try Self.encoder.encode(report), to: before + "/report.json")
    try StandInCompiler.write(Data(identity.utf8), to: before + "/identity")
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
