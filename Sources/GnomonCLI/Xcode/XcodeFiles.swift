// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files of a target: those of its build phases, and those of the folders that Xcode keeps in step with the disk.
struct XcodeFiles {
  let places: ProjectPlaces
  let platform: XcodeTarget.Platform
  /// Swift files, without symbolic links.
  private(set) var sources: [String] = []
  private(set) var resources: [XcodeResource] = []
  /// Products of packages that it's linked with.
  private(set) var products: [ProjectFile.Object] = []
  private(set) var hasForeignSources = false
  /// Swift files that the project names and that aren't there.
  private(set) var missing: [String] = []
  private var seen: Set<String> = []
  private var visited: Set<String> = []

  init(places: ProjectPlaces, platform: XcodeTarget.Platform) {
    self.places = places
    self.platform = platform
  }

  // MARK: - Build phases

  mutating func add(_ phase: ProjectFile.Object) {
    for file in phase.objects("files") where isFor(file) {
      switch phase.kind {
      case "PBXSourcesBuildPhase":
        if let reference = file.object("fileRef"), let place = places[reference] { add(source: place) }
      case "PBXResourcesBuildPhase":
        if let reference = file.object("fileRef") { add(resource: reference) }
      case "PBXFrameworksBuildPhase":
        if let product = file.object("productRef") { products.append(product) }
      default: break
      }
    }
  }

  /// Whether a file belongs to the target on the system that it's read for.
  private func isFor(_ file: ProjectFile.Object) -> Bool {
    let filters = file.strings("platformFilters") + [file["platformFilter"]].compactMap { $0 }
    return filters.isEmpty || filters.contains(platform.rawValue)
  }

  private mutating func add(source place: String) {
    guard place.hasSuffix(".swift") else {
      // Xcode writes classes of a model, and puts it into the bundle.
      if place.hasSuffix(".xcdatamodeld") || place.hasSuffix(".xcdatamodel") {
        add(resource: place, name: URL(fileURLWithPath: place).lastPathComponent)
      }
      // What makes code of a model or a picture isn't there either.
      if Self.foreign.contains(URL(fileURLWithPath: place).pathExtension.lowercased()) { hasForeignSources = true }
      return
    }
    guard let file = realPath(place) else {
      missing.append(place)
      return
    }
    guard seen.insert(file).inserted else { return }
    sources.append(file)
  }

  private static let foreign: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal", "s"]

  private mutating func add(resource reference: ProjectFile.Object) {
    if reference.kind == "PBXVariantGroup" {
      for variant in reference.objects("children") {
        guard let place = places[variant] else { continue }
        let parts = place.split(separator: "/").suffix(2)
        let isLocalized = parts.count == 2 && parts.first?.hasSuffix(".lproj") ?? false
        add(resource: place, name: isLocalized ? parts.joined(separator: "/") : String(parts.last ?? ""))
      }
    } else if let place = places[reference] {
      add(resource: place, name: URL(fileURLWithPath: place).lastPathComponent)
    }
  }

  private mutating func add(resource place: String, name: String) {
    guard FileIdentity(place) != nil, let path = realPath(place) else { return }
    resources.append(XcodeResource(path: path, name: name))
  }

  // MARK: - Folders in step with the disk

  mutating func addFolders(of target: ProjectFile.Object) {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for folder in places.synchronized {
      guard let place = places[folder] else { continue }
      var named: Set<String> = []
      for exceptions in folder.objects("exceptions") where exceptions["target"] == target.id {
        named.formUnion(exceptions.strings("membershipExceptions"))
      }
      let whole = Set(folder.strings("explicitFolders"))
      if own.contains(folder.id) {
        visit(place, below: "", without: named, whole: whole, depth: 0)
      } else {
        for path in named.sorted() { add(file: place + "/" + path, whole: false) }
      }
    }
  }

  private mutating func visit(
    _ base: String, below path: String, without left: Set<String>, whole: Set<String>, depth: Int
  ) {
    // A link may lead back up.
    guard depth < 24, let real = realPath(base + "/" + path), visited.insert(real).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base + "/" + path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = path.isEmpty ? name : path + "/" + name
      guard !left.contains(inner) else { continue }
      let place = base + "/" + inner
      if whole.contains(inner) || !SourceSet.isFolder(place) || Self.isOne(name) {
        add(file: place, whole: whole.contains(inner))
      } else if name.hasSuffix(".lproj") {
        add(language: place, name: name)
      } else {
        visit(base, below: inner, without: left, whole: whole, depth: depth + 1)
      }
    }
  }

  /// Whether Xcode takes a folder for one file.
  private static func isOne(_ name: String) -> Bool {
    let kinds: Set<String> = [
      "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "scnassets", "playground", "docc", "xcodeproj", "icon",
      "app",
      "framework", "xcframework", "rkassets", "mlmodelc", "mlpackage", "xcmappingmodel", "arresourcegroup",
    ]
    return kinds.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  private mutating func add(language folder: String, name: String) {
    for file in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !file.hasPrefix(".") {
      add(resource: folder + "/" + file, name: name + "/" + file)
    }
  }

  private mutating func add(file place: String, whole: Bool) {
    let name = URL(fileURLWithPath: place).lastPathComponent
    let kind = URL(fileURLWithPath: place).pathExtension.lowercased()
    if kind == "swift" || Self.foreign.contains(kind), !whole {
      add(source: place)
    } else if !Self.unused.contains(kind) {
      add(resource: place, name: name)
    }
  }

  /// Kinds that no bundle holds.
  private static let unused: Set<String> = [
    "h", "hpp", "xcconfig", "entitlements", "modulemap", "playground", "docc", "xcodeproj", "md",
  ]
}
