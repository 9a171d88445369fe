// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is read of a project of Xcode's.
struct XcodeProject {
  /// The folder `App.xcodeproj`, without symbolic links.
  let path: String
  /// What its paths begin from.
  let folder: String
  private(set) var targets: [XcodeTarget] = []
  private(set) var packages: [XcodePackageReference] = []
  /// The targets' places by their identifiers.
  private var places: [String: Int] = [:]

  /// `App` of `App.xcodeproj`.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The folder that it lies in.
  var parentFolder: String { Self.parentFolder(of: path) }

  static func parentFolder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// - Parameter path: the folder `App.xcodeproj`.
  init(_ path: String) throws {
    guard let absolute = realPath(path) else { throw CommandFailure("there is no \(path)") }
    self.path = absolute
    let file = try ProjectFile(absolute)
    let parent = Self.parentFolder(of: absolute)
    let base = file.root["projectDirPath"].flatMap { $0.isEmpty ? nil : $0 }.map { parent + "/" + $0 } ?? parent
    folder = realPath(base) ?? base
    let places = ProjectPlaces(file, folder: folder)
    packages = XcodePackageReference.all(in: file, places: places)
    let configurations = ProjectConfigurations(file, places: places, projectName: name)
    var reader = XcodeTargetReader(places: places, configurations: configurations, packages: packages)
    targets = try file.root.objects("targets").compactMap { try reader.read($0) }
    for index in targets.indices {
      targets[index].dependencies = reader.dependencies(of: targets[index].id)
    }
    note()
  }

  /// The targets that one names, without those that were left out.
  func dependencies(of target: XcodeTarget) -> [XcodeTarget] {
    target.dependencies.compactMap { places[$0] }.map { targets[$0] }
  }

  private mutating func note() {
    places = Dictionary(targets.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Leaves targets out, by their identifiers, and packages, by their identities.
  mutating func leaveOut(_ ids: Set<String>, packages missing: Set<String>) {
    targets.removeAll { ids.contains($0.id) }
    packages.removeAll { missing.contains($0.identity) }
    note()
  }
}

/// Where a project's files and groups lie.
struct ProjectPlaces {
  let folder: String
  /// By the identifier.
  private var places: [String: String] = [:]
  /// Folders that are in the project as references.
  private(set) var folders: [String] = []
  /// Folders that Xcode keeps in step with the disk.
  private(set) var synchronized: [ProjectFile.Object] = []

  init(_ file: ProjectFile, folder: String) {
    self.folder = folder
    guard let main = file.root.object("mainGroup") else { return }
    var pending = [(main, folder)]
    while let (object, parent) = pending.popLast() {
      guard places[object.id] == nil, let place = Self.place(of: object, in: parent, root: folder) else { continue }
      places[object.id] = place
      if object.kind == "PBXFileReference", SourceSet.isFolder(place) { folders.append(place) }
      if object.kind == "PBXFileSystemSynchronizedRootGroup" { synchronized.append(object) }
      pending += object.objects("children").map { ($0, place) }
    }
  }

  subscript(object: ProjectFile.Object) -> String? { places[object.id] }

  /// nil for what lies among Xcode's own files, or is made by a build.
  private static func place(of object: ProjectFile.Object, in parent: String, root: String) -> String? {
    func joined(_ base: String) -> String {
      guard let path = object["path"], !path.isEmpty else { return base }
      return path.hasPrefix("/") ? path : base + "/" + path
    }
    // A group of variants lies where its parent does, whatever its name is.
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return joined(parent)
    case "SOURCE_ROOT": return joined(root)
    case "<absolute>": return object["path"]
    default: return nil
    }
  }
}

/// A package that a project names.
struct XcodePackageReference {
  var id: String
  /// As a manifest names it: `.package(url: "…", from: "1.0.0")`.
  var declaration: String
  /// By which a product names it.
  var identity: String
  /// Where it's fetched from; the folder of one on this machine.
  var address: String
  /// The folder of one on this machine.
  var localFolder: String?

  /// The project's own references, and the packages whose folders are in the project.
  static func all(in file: ProjectFile, places: ProjectPlaces) -> [XcodePackageReference] {
    var references = file.root.objects("packageReferences").compactMap { object -> XcodePackageReference? in
      if let address = object["repositoryURL"] { return remote(object, address) }
      guard let path = object["relativePath"] ?? object["path"] else { return nil }
      return local(path.hasPrefix("/") ? path : places.folder + "/" + path, id: object.id)
    }
    for folder in places.folders where FileIdentity(folder + "/Package.swift") != nil {
      let found = local(folder, id: "")
      if !references.contains(where: { $0.localFolder == found.localFolder }) { references.append(found) }
    }
    return references
  }

  private static func local(_ folder: String, id: String) -> XcodePackageReference {
    let place = realPath(folder) ?? folder
    return XcodePackageReference(
      id: id, declaration: ".package(path: \(GeneratedSource.literal(place)))",
      identity: URL(fileURLWithPath: place).lastPathComponent, address: place, localFolder: place)
  }

  private static func remote(_ object: ProjectFile.Object, _ address: String) -> XcodePackageReference {
    let requirement = object.table("requirement").compactMapValues { $0 as? String }
    func text(_ field: String) -> String { GeneratedSource.literal(requirement[field] ?? "") }
    let version: String
    switch requirement["kind"] {
    case "upToNextMinorVersion": version = ".upToNextMinor(from: \(text("minimumVersion")))"
    case "exactVersion": version = "exact: \(text("version"))"
    case "versionRange": version = "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    case "branch": version = "branch: \(text("branch"))"
    case "revision": version = "revision: \(text("revision"))"
    default: version = "from: \(text("minimumVersion"))"
    }
    var name = address.split(separator: "/").last.map(String.init) ?? address
    if let colon = name.lastIndex(of: ":") { name = String(name[name.index(after: colon)...]) }
    if name.hasSuffix(".git") { name.removeLast(4) }
    return XcodePackageReference(
      id: object.id, declaration: ".package(url: \(GeneratedSource.literal(address)), \(version))", identity: name,
      address: address, localFolder: nil)
  }
}

/// The settings of a project's targets, in the configuration that programs are made in while they're worked on.
struct ProjectConfigurations {
  private let file: ProjectFile
  private let places: ProjectPlaces
  private let project: [[String: String]]
  private let projectName: String

  init(_ file: ProjectFile, places: ProjectPlaces, projectName: String) {
    self.file = file
    self.places = places
    self.projectName = projectName
    project = Self.levels(of: file.root, places)
  }

  func settings(of target: ProjectFile.Object) -> BuildSettings {
    let name = target["name"] ?? ""
    let known = [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": projectName,
      "SRCROOT": places.folder,
      "PROJECT_DIR": places.folder, "SOURCE_ROOT": places.folder, "CONFIGURATION": "Debug",
      "PLATFORM_NAME": "iphonesimulator",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "DEVELOPMENT_LANGUAGE": file.root["developmentRegion"] ?? "en",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
    return BuildSettings(levels: Self.levels(of: target, places) + project + [known])
  }

  private static func levels(of object: ProjectFile.Object, _ places: ProjectPlaces) -> [[String: String]] {
    guard let list = object.object("buildConfigurationList") else { return [] }
    let all = list.objects("buildConfigurations")
    guard
      let chosen = all.first(where: { $0["name"] == "Debug" }) ?? all.first(where: {
        ($0["name"] ?? "").contains("Debug")
      })
        ?? all.first
    else { return [] }
    var levels = [BuildSettings.level(chosen)]
    let base = chosen.object("baseConfigurationReference").flatMap { places[$0] }
    let anchored = chosen.object("baseConfigurationReferenceAnchor").flatMap { places[$0] }.flatMap { anchor in
      chosen["baseConfigurationReferenceRelativePath"].map { anchor + "/" + $0 }
    }
    if let file = base ?? anchored { levels.append(BuildSettings.level(xcconfig: file)) }
    return levels
  }
}
