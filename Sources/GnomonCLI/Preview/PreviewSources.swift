// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What `gnomon preview` shows: the sources that its paths name, read and compiled as often as they change.
struct PreviewSources {
  let paths: [String]
  let target: String?
  let wanted: PackageSources.Wanted
  let swiftVersion: Int
  /// Makes the request to a program.
  let request: (SourceSet) -> RunRequest

  private var compiler: PreviewCompiler
  private var notes: Set<String> = []
  /// The manifest is read by the package manager, which takes a second: once for each state of it.
  private var known: (manifest: FileIdentity, package: PackageSources)?
  /// What was read last: a change there is to be followed.
  private(set) var watched = WatchedFiles()
  private let editing: SourceEditing
  /// The files of the shown modules, by their whole paths.
  private var files: Set<String> = []

  init(
    paths: [String], target: String?, wanted: PackageSources.Wanted, swiftVersion: Int,
    request: @escaping (SourceSet) -> RunRequest
  ) {
    (self.paths, self.target, self.wanted, self.swiftVersion) = (paths, target, wanted, swiftVersion)
    self.request = request
    compiler = PreviewCompiler(swiftVersion: swiftVersion)
    editing = SourceEditing(paths)
  }

  /// The same of sources that lie elsewhere.
  func elsewhere(_ paths: [String]) -> PreviewSources {
    PreviewSources(paths: paths, target: target, wanted: wanted, swiftVersion: swiftVersion, request: request)
  }

  /// Does what a page asks for.
  ///
  /// - Returns: The fingerprint of what the file says then.
  /// - Throws: Why it can't be done, as a sentence.
  func edit(_ path: String, _ fingerprint: String, _ edits: [SourceEdit], saves: Bool) throws -> String {
    try editing.edit(path, fingerprint, edits, saves: saves, known: files)
  }

  /// Compiles what has changed, and says what is to be said of it.
  mutating func programs() throws -> [PreviewProgram] {
    // What can't be read now is looked at again when it changes.
    watched.refresh()
    watched.add(paths)
    let units = try read()
    files = Set(units.flatMap { $0.allFiles.map(\.absolutePath) })
    watched = WatchedFiles(before: watched)
    watched.add(paths)
    let isWhole = paths.allSatisfy(SourceSet.isFolder)
    for unit in units { watched.add(unit, isWhole: isWhole) }
    if let known { watched.add([known.manifest.path]) }
    return try units.map { sources in
      let resources = watched.resources(of: sources)
      let (program, note) = try compiler.program(sources, request(sources), resources: resources)
      if let note, notes.insert(note).inserted { FileHandle.standardError.write(Data("gnomon: \(note)\n".utf8)) }
      return program
    }
  }

  /// Begins what makes a later change quicker, while nobody waits for the compiler.
  func prepare() { compiler.prepareLiterals() }

  /// The same for a file of which somebody is going to change numbers and texts.
  func prepare(_ path: String) { if files.contains(path) { compiler.prepareLiterals(of: path) } }

  /// Whether something is found out that may be told soon, and whether what is shown has turned out to be wrong.
  var isChecking: Bool { compiler.isChecking }
  var isWrong: Bool { compiler.areLiteralsWrong }

  /// Ends that: somebody waits.
  func endPreparing() { compiler.endPreparing() }

  /// The modules that are shown: the targets of a package with what is wanted, or the files themselves.
  private mutating func read() throws -> [SourceSet] {
    var paths = paths
    if paths.count == 1, let package = try XcodePlace.write(for: paths[0]) {
      watched.add([package.project.path + "/project.pbxproj"])
      paths = [package.folder]
    }
    guard SourceSet.isPackage(paths) else { return [try SourceSet.read(paths, target: target)] }
    guard let manifest = FileIdentity(paths[0] + "/Package.swift") else {
      throw CommandFailure("\(paths[0])/Package.swift is gone")
    }
    watched.add([manifest.path])
    let package: PackageSources
    if let known, known.manifest == manifest {
      package = known.package
    } else {
      package = try PackageSources(folder: paths[0])
      known = (manifest, package)
    }
    if let target { return [try SourceSet.read(paths, target: target, package: package)] }
    let targets = package.targets(showing: wanted)
    if targets.count > 1, case .view = wanted {
      throw CommandFailure(
        "several targets have that view; name one with '--target'\ntargets: \(targets.joined(separator: ", "))")
    }
    guard !targets.isEmpty else { return [try SourceSet.read(paths, target: nil, package: package)] }
    return try targets.map { try SourceSet.read(paths, target: $0, package: package) }
  }
}
