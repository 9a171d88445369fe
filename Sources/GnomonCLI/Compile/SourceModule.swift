// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Files that are compiled as one module.
struct SourceModule {
  /// The module's name.
  var name: String
  /// How it's called in messages: the file's or the folder's name.
  var title: String
  var files: [SourceFile]
  /// What the compiler is told beside the files.
  var options: [String] = []
  /// Where its pictures may lie.
  var imageFolders: [String] = []
  /// The models of data whose classes Xcode would write.
  var dataModels: [String] = []
  /// What `Bundle.module` is, where a package's target has resources.
  var resourceFolder: String?
  /// The folder that stands for the bundle of an app of Xcode's.
  var bundleFolder: String?
  /// Whether one of the files says what `Bundle.module` is.
  var isAccessorWritten = false

  /// A module's name made of a file's or a folder's, with what a module's name can't hold replaced.
  static func name(for base: String) -> String {
    var name = ""
    for scalar in base.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      name.unicodeScalars.append(isPlain ? scalar : "_")
    }
    if name.isEmpty || name.first?.isNumber == true { name = "_" + name }
    let taken: Set<String> = [
      "Swift", "SwiftUI", "Combine", "CoreGraphics", "CoreFoundation", "Foundation", "Observation", "Dispatch", "Glibc",
      "Testing",
      "XCTest",
      "RegexBuilder", "Synchronization", "Distributed", "CCairo", "_Concurrency", "_StringProcessing", "main",
    ]
    return taken.contains(name) || name.hasPrefix("Gnomon") || name.hasPrefix("OpenCombine") ? name + "_file" : name
  }

  /// What Xcode and SwiftPM would add to the files: the bundle of the module's resources, the names of assets, and classes of models.
  var additions: String? {
    let parts = [resourceAccessor, AssetSymbols(self).source, DataModelSource(dataModels).source].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined()
  }

  /// `Bundle.module` for the target's code, as a package's build would make it.
  private var resourceAccessor: String? {
    guard let resourceFolder, !isAccessorWritten else { return nil }
    return """
      import Foundation
      extension Foundation.Bundle {
        static let module: Foundation.Bundle = Foundation.Bundle(path: \(GeneratedSource.literal(resourceFolder))) ?? .main
      }

      """
  }
}

/// What a command was given: the module whose views are shown, and those of the same package that it imports.
struct SourceSet {
  var module: SourceModule
  /// In an order in which each comes after those that it imports.
  var dependencies: [SourceModule] = []
  /// What they import of other packages, which isn't compiled.
  var foreignProducts: [String] = []
  /// The package's target, where only the package manager can make what it imports.
  var packageTarget: PackageTarget?

  var allFiles: [SourceFile] { dependencies.flatMap(\.files) + module.files }

  /// The files' paths by their names; of two of one name the later.
  var paths: [String: String] { Dictionary(allFiles.map { ($0.name, $0.path) }) { $1 } }

  /// What tells the files' texts from others, by their names as in ``paths``.
  var prints: [String: String] { Dictionary(allFiles.map { ($0.name, SourcePrint.of($0.bytes)) }) { $1 } }

  /// Where pictures may lie.
  var imageFolders: [String] { ([module] + dependencies).flatMap(\.imageFolders) }

  /// The sources with some files' texts written anew; nil where none is.
  ///
  /// - Parameter rewrite: nil leaves a file as it is.
  func rewritten(_ rewrite: ([UInt8]) -> [UInt8]?) -> SourceSet? {
    var result = self
    var isChanged = false
    func apply(to module: inout SourceModule) {
      for index in module.files.indices {
        guard let bytes = rewrite(module.files[index].bytes) else { continue }
        module.files[index].bytes = bytes
        isChanged = true
      }
    }
    apply(to: &result.module)
    for index in result.dependencies.indices { apply(to: &result.dependencies[index]) }
    return isChanged ? result : nil
  }

  /// Reads what paths name: Swift files, one folder of them, or one package.
  ///
  /// - Parameter package: the package, where it has been read already.
  static func read(_ paths: [String], target: String?, package: PackageSources? = nil) throws -> SourceSet {
    if paths.count == 1, isFolder(paths[0]) {
      if isPackage(paths) { return try (package ?? PackageSources(folder: paths[0])).read(target: target) }
      if target != nil {
        throw CommandFailure(
          "--target takes a package's or a project's target, and \(paths[0]) has neither a Package.swift nor a project")
      }
      return SourceSet(module: try FolderSources.module(of: paths[0]))
    }
    if target != nil {
      throw CommandFailure("--target takes a package's target: name the package's or the project's folder")
    }
    let files = try paths.map { try SourceFile(path: $0) }
    try checkNames(files)
    guard let first = files.first else { throw CommandFailure("name a Swift file") }
    let base = URL(fileURLWithPath: first.path).deletingPathExtension().lastPathComponent
    var folders: [String] = []
    for file in files where !folders.contains(file.folder) { folders.append(file.folder) }
    return SourceSet(
      module: SourceModule(
        name: SourceModule.name(for: base), title: files.map(\.name).joined(separator: ", "), files: files,
        imageFolders: folders))
  }

  /// Whether paths name one package's folder.
  static func isPackage(_ paths: [String]) -> Bool {
    guard paths.count == 1, isFolder(paths[0]) else { return false }
    return FileIdentity(paths[0] + (paths[0].hasSuffix("/") ? "" : "/") + "Package.swift") != nil
  }

  /// The compiler takes no two files of one name.
  static func checkNames(_ files: [SourceFile]) throws {
    for (name, same) in Dictionary(grouping: files, by: \.name) where same.count > 1 {
      let paths = same.map(\.path)
      let isTwice = Set(same.map(\.absolutePath)).count < same.count
      throw CommandFailure(
        isTwice
          ? "\(paths[0]) is named twice"
          : "two files of one module are called \(name): \(paths.joined(separator: ", "))")
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
