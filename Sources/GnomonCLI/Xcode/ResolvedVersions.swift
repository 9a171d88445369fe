// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The versions of packages that a project has settled on: they hold for the package that stands for it, too.
struct ResolvedVersions {
  let project: XcodeProject
  /// The package's folder.
  let folder: String

  /// Copies the project's file where it's newer than the package's. A package that a mirror stands for is left out: what the mirror holds is
  /// seldom the revision that the project names.
  func copy() throws {
    let inner = "xcshareddata/swiftpm/Package.resolved"
    let workspace = "\(project.parentFolder)/\(project.name).xcworkspace/\(inner)"
    let places = ["\(project.path)/project.xcworkspace/\(inner)", workspace]
    let own = folder + "/Package.resolved"
    guard let source = places.first(where: { FileIdentity($0) != nil }), let identity = FileIdentity(source) else {
      return
    }
    if let known = FileIdentity(own), known.isNewer(than: identity) { return }
    guard let data = FileManager.default.contents(atPath: source),
      var file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    let mirrored = Mirrors.originals(beside: project)
    func isMirrored(_ pin: [String: Any]) -> Bool {
      guard let location = (pin["location"] ?? pin["repositoryURL"]) as? String else { return false }
      return mirrored.contains(Mirrors.plain(location))
    }
    if let pins = file["pins"] as? [[String: Any]] {
      file["pins"] = pins.filter { !isMirrored($0) }
    } else if var object = file["object"] as? [String: Any], let pins = object["pins"] as? [[String: Any]] {
      object["pins"] = pins.filter { !isMirrored($0) }
      file["object"] = object
    }
    try StandInCompiler.write(try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys]), to: own)
  }
}

/// The package manager's mirrors: what is fetched in another place's stead.
enum Mirrors {
  /// Where a project's own are, as a package's are.
  static func configurationFolder(beside project: String) -> String? {
    let folder = XcodeProject.parentFolder(of: project) + "/.swiftpm/configuration"
    return FileIdentity(folder + "/mirrors.json") == nil ? nil : folder
  }

  /// The addresses that something stands for.
  static func originals(beside project: XcodeProject) -> Set<String> {
    let shared = ProcessInfo.processInfo.environment["HOME"].map { $0 + "/.swiftpm/configuration" }
    let folders = [configurationFolder(beside: project.path), shared].compactMap { $0 }
    return Set(folders.flatMap { originals(in: $0 + "/mirrors.json") })
  }

  private static func originals(in file: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: file),
      let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let list = table["object"] as? [[String: Any]]
    else { return [] }
    return list.compactMap { $0["original"] as? String }.map(plain)
  }

  /// An address without what may be written or not.
  static func plain(_ address: String) -> String {
    var address = address.lowercased()
    if address.hasSuffix(".git") { address.removeLast(4) }
    return address
  }
}
