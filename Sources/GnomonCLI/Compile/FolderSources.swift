// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The Swift files below a folder.
enum FolderSources {
  /// More files than this are no module that anybody compiles for one picture.
  static let limit = 5_000

  /// All Swift files below a folder as one module. Tests, hidden folders and what other tools make are left out.
  static func module(of folder: String) throws -> SourceModule {
    guard let absolute = realPath(folder) else { throw CommandFailure("\(folder) can't be read") }
    let found = try find(in: folder)
    guard !found.files.isEmpty else { throw CommandFailure("there are no Swift files in \(folder)") }
    let files = try found.files.map { try SourceFile(path: $0) }
    try SourceSet.checkNames(files)
    let name = URL(fileURLWithPath: absolute).lastPathComponent
    var module = SourceModule(
      name: SourceModule.name(for: name), title: name, files: files, imageFolders: [absolute] + found.catalogs)
    module.dataModels = DataModelSource.models(below: absolute)
    return module
  }

  /// The Swift files below a folder in the order of their paths, and the folders that hold catalogues of assets or strings.
  static func find(in folder: String, excluding: Set<String> = []) throws -> (files: [String], catalogs: [String]) {
    var files: [String] = []
    var catalogs: [String] = []
    var pending = [folder]
    while let current = pending.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: current).sorted()
      } catch {
        throw CommandFailure("\(current) can't be read: \(error.localizedDescription)")
      }
      for name in names where !name.hasPrefix(".") {
        let path = current == "." ? name : (current.hasSuffix("/") ? current : current + "/") + name
        if excluding.contains(realPath(path) ?? path) { continue }
        if isResource(name) {
          if let absolute = realPath(current), !catalogs.contains(absolute) { catalogs.append(absolute) }
        } else if SourceSet.isFolder(path) {
          if !isLeftOut(name), !isLink(path) { pending.append(path) }
        } else if name.hasSuffix(".swift"), name != "Package.swift", name != "main.swift" {
          files.append(path)
        }
      }
      guard files.count <= limit else {
        throw CommandFailure("\(folder) holds more than \(limit) Swift files; name the folder of one module")
      }
    }
    return (files.sorted(), catalogs)
  }

  /// Whether Xcode makes a resource of what has the name, without being told: a catalogue of assets or strings, or a language's folder.
  static func isResource(_ name: String) -> Bool {
    [".xcassets", ".xcstrings", ".lproj"].contains(where: name.hasSuffix)
  }

  private static func isLeftOut(_ name: String) -> Bool {
    isMade(name) || name.hasSuffix("Tests") || packages.contains(where: name.hasSuffix)
  }

  /// Folders that are one thing to Xcode and the package manager: a catalogue's samples of code are no sources.
  private static let packages = [".playground", ".xcodeproj", ".docc", ".bundle", ".scnassets", ".xcdatamodeld"]

  /// Whether a folder of the name is what another tool makes.
  static func isMade(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name)
  }

  /// A folder's link may lead back up.
  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }
}
