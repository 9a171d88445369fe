// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Files and folders whose changes are followed.
struct WatchedFiles {
  /// What told each from later states when it was added; nil where there was none. An editor that saves by renaming gives a
  /// file another number.
  private(set) var states: [String: FileIdentity?] = [:]
  /// The folders in which these lie, and those themselves.
  private(set) var folders: Set<String> = []
  private let before: [String: FileIdentity?]

  /// - Parameter before: What was looked at before the files were read: what has changed since is a change.
  init(before: WatchedFiles? = nil) { self.before = before?.states ?? [:] }

  mutating func add(_ paths: some Sequence<String>) {
    for path in paths where states[path] == nil {
      states.updateValue(before[path] ?? FileIdentity(path), forKey: path)
      if SourceSet.isFolder(path) { folders.insert(path) }
      if let slash = path.lastIndex(of: "/") { folders.insert(slash == path.startIndex ? "/" : String(path[..<slash])) }
    }
  }

  /// Takes all as they are now.
  mutating func refresh() { states = now }

  /// How they are now.
  var now: [String: FileIdentity?] {
    Dictionary(uniqueKeysWithValues: states.keys.map { ($0, FileIdentity($0)) })
  }

  /// Adds a module's sources with the folders that they lie in, where new ones may come, and what lies beside them.
  ///
  /// - Parameter isWhole: Whether all that lies in the folders is the module's: where files alone are named, anything may lie beside them.
  mutating func add(_ sources: SourceSet, isWhole: Bool = true) {
    for file in sources.allFiles { add([file.absolutePath, file.folder]) }
    for root in Self.roots(of: sources) {
      let found = Self.entries(below: root) { isWhole || $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") }
      add(found.folders)
      add(found.resources)
    }
    for module in sources.dependencies + [sources.module] { add(module.dataModels) }
  }

  /// Tells what a module's code can read of the files beside it from what it could before.
  func resources(of sources: SourceSet) -> String {
    var digest = SHA256()
    let roots = Self.roots(of: sources)
    for (path, state) in states.sorted(by: { $0.key < $1.key })
    where Self.isResource(path) && roots.contains(where: { path.hasPrefix($0 + "/") }) {
      digest.update(state?.text ?? path)
    }
    return digest.hexDigest()
  }

  /// The outermost folders in which something of a module lies.
  private static func roots(of sources: SourceSet) -> [String] {
    var roots: [String] = []
    for module in sources.dependencies + [sources.module] {
      // Folders without a source may get one.
      if let root = module.files.map(\.folder).min(by: { $0.count < $1.count }) { roots.append(root) }
      roots += module.imageFolders.compactMap(realPath)
    }
    roots += (sources.packageTarget.map { [$0.folder] + $0.localPackages }) ?? []
    var seen: Set<String> = []
    return roots.filter { seen.insert($0).inserted }
  }

  private static let limit = 20_000

  private static let resourceKinds: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "svg", "pdf", "json", "strings", "stringsdict", "xcstrings", "plist",
    "ttf", "otf", "ttc", "txt", "md", "csv", "html", "css", "xml", "data",
  ]

  private static func isResource(_ path: String) -> Bool {
    path.lastIndex(of: ".").map { resourceKinds.contains(path[path.index(after: $0)...].lowercased()) } ?? false
  }

  /// - Parameter enters: Whether a folder's own folders are looked into, by its name; what lies in one of those is.
  private static func entries(
    below root: String, enters: (String) -> Bool
  ) -> (folders: [String], resources: [String]) {
    var folders = [root]
    var resources: [String] = []
    var next = 0
    while next < folders.count, folders.count + resources.count < limit {
      let folder = folders[next]
      next += 1
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where !name.hasPrefix(".") && !FolderSources.isMade(name) {
        let path = folder + "/" + name
        var info = stat()
        guard lstat(path, &info) == 0 else { continue }
        if info.st_mode & S_IFMT == S_IFDIR {
          if folder != root || enters(name) { folders.append(path) }
        } else if isResource(name) {
          resources.append(path)
        }
      }
    }
    return (folders, resources)
  }
}
