// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A package's targets as modules. Those that import nothing of other packages are compiled without the package manager.
struct PackageSources {
  private var folder: String
  private var manifest: PackageManifest
  /// The project of Xcode's that the package stands for; nil for a package of its own.
  private let project: XcodePackage.Record?

  init(folder: String) throws {
    self.folder = folder
    project = XcodePackage.Record.load(folder)
    let data = try Self.manifest(in: folder, isGenerated: project != nil)
    do {
      manifest = try JSONDecoder().decode(PackageManifest.self, from: data)
    } catch {
      throw CommandFailure("\(folder)/Package.swift can't be read: \(error)")
    }
  }

  /// A manifest as JSON. One that stands for a project says the same until it's written anew, so that it's read once.
  private static func manifest(in folder: String, isGenerated: Bool) throws -> Data {
    let kept = folder + "/.manifest.json"
    if isGenerated, let made = FileIdentity(kept), let manifest = FileIdentity(folder + "/Package.swift"),
      made.isNewer(than: manifest), let data = FileManager.default.contents(atPath: kept)
    {
      return data
    }
    let swift = try Toolchain.find().package
    let result = try Subprocess.run(swift, ["package", "--package-path", folder, "dump-package"])
    guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
      throw CommandFailure("\(folder)/Package.swift can't be read:\n\(result.errors)")
    }
    let data = Data(result.output[start...].utf8)
    if isGenerated { try StandInCompiler.write(data, to: kept) }
    return data
  }

  /// What is to be shown of a package.
  enum Wanted {
    /// One of the views, or the one that fits best.
    case view(String?)
    /// Previews by their names or lines; all where none is named.
    case previews([String])
    /// The app.
    case app
  }

  /// The targets that hold what's wanted. Empty where that isn't said, or none does: then ``read(target:)`` chooses.
  func targets(showing wanted: Wanted) -> [String] {
    switch wanted {
    case .view(nil): return []
    case .view(let name?):
      let holding = usable.map(\.name).filter { target in
        tokens(ofTarget: target).contains { tokens in
          DeclarationScanner.types(in: tokens).contains { $0.name == name && $0.keyword != .extension }
        }
      }
      // A project's targets share files.
      return project == nil ? holding : Array((holding.filter { $0 == app } + holding).prefix(1))
    case .app:
      let holding = usable.map(\.name).filter { target in
        tokens(ofTarget: target).contains { tokens in
          DeclarationScanner.types(in: tokens).contains { $0.inherited.contains("App") }
        }
      }
      return project == nil ? holding : Array((holding.filter { $0 == app } + holding).prefix(1))
    case .previews(let names):
      let holding = usable.map(\.name).filter { target in
        tokens(ofTarget: target).contains { tokens in
          tokens.contains { $0.kind == .hash && $0.text == "#Preview" || $0.isWord("PreviewProvider") }
        }
      }
      let titles = names.filter { Int($0) == nil }.map { "\"\($0)\"" }
      let named = holding.filter { target in
        tokens(ofTarget: target).contains { tokens in tokens.contains { $0.kind == .string && titles.contains($0.text) }
        }
      }
      // Where none can be read, the command that takes the first says why it can't.
      if holding.isEmpty, usable.allSatisfy({ tokens(ofTarget: $0.name).isEmpty }) { return usable.map(\.name) }
      let chosen = titles.isEmpty || named.isEmpty ? holding : named
      return chosen.filter { $0 == app } + chosen.filter { $0 != app }
    }
  }

  /// Whether the package has a target of that name that can be shown.
  func hasTarget(_ name: String) -> Bool { usable.contains { $0.name == name } }

  /// The module of the project's app: the first where there are several.
  private var app: String? { project?.targets.first(where: \.isApp)?.moduleName }

  /// Empty for a target that can't be read: a command that wants it says so.
  private func tokens(ofTarget name: String) -> [[Token]] {
    guard let target = usable.first(where: { $0.name == name }), let module = try? module(of: target) else { return [] }
    return module.files.map { Lexer.tokens(of: $0.bytes) }
  }

  private static let kinds: Set<String> = ["regular", "executable"]
  private var usable: [PackageManifest.Target] { manifest.targets.filter { Self.kinds.contains($0.type) } }

  /// A target with the package's targets that it imports. Where none is named, the package's only one is taken, or the
  /// only one that no other imports.
  func read(target name: String?) throws -> SourceSet {
    let names = usable.map(\.name).joined(separator: ", ")
    let chosen: PackageManifest.Target
    if let name = name.map({ project?.moduleName(of: $0) ?? $0 }) ?? app {
      guard let found = usable.first(where: { $0.name == name }) else {
        throw CommandFailure("no target called '\(name)' in \(folder)\ntargets: \(names)")
      }
      chosen = found
    } else {
      let imported = Set(usable.flatMap { $0.dependencies.compactMap(\.target) })
      let tops = usable.filter { !imported.contains($0.name) }
      guard let only = tops.first else { throw CommandFailure("the package in \(folder) has no target to show") }
      guard tops.count == 1 else {
        throw CommandFailure(
          "the package in \(folder) has several targets; name one with '--target'\ntargets: \(names)")
      }
      chosen = only
    }
    var dependencies: [SourceModule] = []
    var seen: Set<String> = [chosen.name]
    try add(chosen.dependencies, to: &dependencies, seen: &seen)
    let targets = usable.filter { seen.contains($0.name) }
    var sources = SourceSet(
      module: try module(of: chosen), dependencies: dependencies,
      foreignProducts: Set(targets.flatMap(\.dependencies).compactMap(foreignProduct)).sorted())
    let macros = Set(manifest.targets.filter { $0.type == "macro" }.map(\.name))
    let isPlain = targets.allSatisfy { target in
      (target.pluginUsages ?? []).isEmpty && !target.dependencies.contains { $0.target.map(macros.contains) ?? false }
    }
    if !sources.foreignProducts.isEmpty || !isPlain, let absolute = realPath(folder) {
      sources.packageTarget = PackageTarget(
        folder: absolute, target: chosen.name, localPackages: (manifest.dependencies ?? []).compactMap(\.path))
    }
    return sources
  }

  /// The product of another package that a dependency is. `"Name"` may be either.
  private func foreignProduct(_ dependency: PackageManifest.Dependency) -> String? {
    if let product = dependency.product { return product }
    guard let name = dependency.target, !manifest.targets.contains(where: { $0.name == name }) else { return nil }
    return name
  }

  private func add(
    _ wanted: [PackageManifest.Dependency], to list: inout [SourceModule], seen: inout Set<String>
  ) throws {
    for name in wanted.compactMap(\.target) where seen.insert(name).inserted {
      guard let target = usable.first(where: { $0.name == name }) else { continue }
      try add(target.dependencies, to: &list, seen: &seen)
      list.append(try module(of: target))
    }
  }

  private func module(of target: PackageManifest.Target) throws -> SourceModule {
    let places = ["Sources", "Source", "src", "srcs"]
    // A target that is the only one of its type may have the whole place.
    let isAlone = manifest.targets.count { $0.type == target.type } == 1
    let candidates = target.path.map { [$0] } ?? places.map { $0 + "/" + target.name } + (isAlone ? places : [])
    let base = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    guard let path = candidates.map({ base + $0 }).first(where: SourceSet.isFolder), let absolute = realPath(path)
    else {
      throw CommandFailure("the target \(target.name) has no folder \(base + (candidates.first ?? ""))")
    }
    let excluded = Set(target.exclude.compactMap { realPath(path + "/" + $0) })
    var found: (files: [String], catalogs: [String]) = ([], [])
    for part in target.sources ?? [""] {
      let place = part.isEmpty ? path : path + "/" + part
      if SourceSet.isFolder(place) {
        let more = try FolderSources.find(in: place, excluding: excluded)
        found.files += more.files
        found.catalogs += more.catalogs
      } else {
        found.files.append(place)
      }
    }
    guard !found.files.isEmpty else { throw CommandFailure("the target \(target.name) has no Swift files in \(path)") }
    var files = try found.files.map { try SourceFile(path: $0) }
    if project != nil { for index in files.indices { files[index].path = Self.shown(files[index].absolutePath) } }
    try SourceSet.checkNames(files)

    let resources = target.resources.map { absolute + "/" + $0.path }
    let isFlat = target.resources.count == 1 && target.resources[0].isProcessed && SourceSet.isFolder(resources[0])
    var module = SourceModule(
      name: SourceModule.name(for: target.name), title: target.name, files: files,
      options: target.settings.flatMap(\.arguments),
      imageFolders: [absolute] + resources.filter(SourceSet.isFolder) + found.catalogs)
    if (manifest.toolsVersion.major ?? 5) >= 6 { module.options.append("-enable-bare-slash-regex") }
    if !resources.isEmpty {
      module.resourceFolder = isFlat ? resources[0] : absolute
      let all = zip(resources, target.resources).map { (path: $0, isProcessed: $1.isProcessed) }
      let links = ResourceLinks(all)
      // A folder that is the bundle already needs no other.
      let isBundle = isFlat && links.links.allSatisfy { $0.value == resources[0] + "/" + $0.key }
      if !isBundle, project == nil, let package = realPath(folder) {
        module.resourceFolder = links.folder(of: module.name, in: package) ?? module.resourceFolder
      }
    }
    module.dataModels = DataModelSource.models(below: absolute)
    if project != nil {
      let bundle = XcodePackage.bundleFolder(of: module.name, in: folder)
      module.title = project?.targets.first { $0.moduleName == target.name }?.name ?? module.title
      module.imageFolders = [bundle]
      module.bundleFolder = bundle
      module.dataModels = DataModelSource.models(below: bundle)
    }
    return module
  }

  /// A path as a user in the current folder would write it.
  private static func shown(_ path: String) -> String {
    guard let current = realPath("."), path.hasPrefix(current + "/") else { return path }
    return String(path.dropFirst(current.count + 1))
  }
}
