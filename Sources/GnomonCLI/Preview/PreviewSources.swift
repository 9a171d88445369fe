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

  /// The manifest is read by the package manager, which takes a second: once for each state of it.
  private var known: (manifest: FileIdentity, package: PackageSources)?
  /// What was read last: a change there is to be followed.
  private(set) var watched = WatchedFiles()

  init(
    paths: [String], target: String?, wanted: PackageSources.Wanted, swiftVersion: Int,
    request: @escaping (SourceSet) -> RunRequest
  ) {
    (self.paths, self.target, self.wanted, self.swiftVersion) = (paths, target, wanted, swiftVersion)
    self.request = request
  }

  /// Compiles what has changed, and says what is to be said of it.
  mutating func programs() throws -> [PreviewProgram] {
    // What can't be read now is looked at again when it changes.
    watched.refresh()
    watched.add(paths)
    let units = try read()
    watched = WatchedFiles()
    watched.add(paths)
    for unit in units { watched.add(unit) }
    if let known { watched.add([known.manifest.path]) }
    return try units.map { sources in
      let program = try ProgramCompiler(sources: sources, swiftVersion: swiftVersion).program()
      if let note = program.note { FileHandle.standardError.write(Data("gnomon: \(note)\n".utf8)) }
      let path = try sources.module.bundleFolder.map { try XcodeBundles.place(program.path, in: $0) } ?? program.path
      return PreviewProgram(title: sources.module.title, path: path, request: request(sources))
    }
  }

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

/// Files and folders whose changes are followed.
struct WatchedFiles {
  /// What told each from later states when it was added; nil where there was none. An editor that saves by renaming gives a
  /// file another number.
  private(set) var states: [String: FileIdentity?] = [:]

  mutating func add(_ paths: some Sequence<String>) {
    for path in paths where states[path] == nil { states.updateValue(FileIdentity(path), forKey: path) }
  }

  /// Takes all as they are now.
  mutating func refresh() { states = now }

  /// How they are now.
  var now: [String: FileIdentity?] {
    Dictionary(uniqueKeysWithValues: states.keys.map { ($0, FileIdentity($0)) })
  }

  /// Adds a module's sources with the folders that they lie in, where new ones may come.
  mutating func add(_ sources: SourceSet) {
    for file in sources.allFiles {
      add([file.absolutePath, file.folder])
    }
    for module in sources.dependencies + [sources.module] {
      add(module.dataModels)
      // Folders without a source may get one.
      let root = module.files.map(\.folder).min { $0.count < $1.count }
      if let root { add(Self.folders(below: root)) }
    }
    for folder in (sources.packageTarget.map { [$0.folder] + $0.localPackages }) ?? [] {
      add(Self.folders(below: folder))
    }
  }

  private static let limit = 20_000

  private static func folders(below root: String) -> [String] {
    var found = [root]
    var next = 0
    while next < found.count, found.count < limit {
      let folder = found[next]
      next += 1
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where !name.hasPrefix(".") && !FolderSources.isMade(name) {
        var info = stat()
        if lstat(folder + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
          found.append(folder + "/" + name)
        }
      }
    }
    return found
  }
}
