// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What Xcode adds to a target's sources and the package manager on Linux doesn't: the names of assets, and `Bundle.module` for resources
/// that the manifest leaves to Xcode's rules.
struct TargetAdditions {
  /// The source behind whose end they stand; nil where there's nothing to add.
  private(set) var place: Int?
  private(set) var text = ""

  /// - Parameters:
  ///   - texts: what the compiler reads in the sources' places.
  ///   - targetFolder: the package manager's folder of the target: what it has made lies there, what plug-ins have beside others'.
  ///   - bundleFolder: the folder that stands for the bundle of a target of Xcode's: its assets lie there, and it has no `Bundle.module`.
  init(sources: [TargetSource], texts: [[UInt8]], targetFolder: String, bundleFolder: String? = nil) {
    let own = sources.indices.filter { index in
      let path = sources[index].path
      return !path.hasPrefix(targetFolder + "/") && !path.contains("/plugins/outputs/")
    }
    guard let folder = bundleFolder ?? Self.commonFolder(of: own.map { sources[$0].path }) else { return }
    let accessor = sources.first { $0.path.hasSuffix("/resource_bundle_accessor.swift") }
    let (found, hasResources) = Self.resources(below: folder)
    let isUndeclared = accessor == nil && hasResources && bundleFolder == nil
    let models = DataModelSource(DataModelSource.models(below: folder)).declarations
    if found.isEmpty, !isUndeclared, models == nil { return }
    var files: [SourceFile] = []
    for index in own {
      guard var file = try? SourceFile(path: sources[index].path) else { continue }
      file.bytes = texts[index]
      files.append(file)
    }
    var module = SourceModule(name: "module", title: "module", files: files, imageFolders: found)
    // Its place is asked for only where the code names it.
    if accessor != nil || isUndeclared { module.resourceFolder = folder }
    var parts: [String] = []
    if !found.isEmpty, let symbols = AssetSymbols(module).declarations { parts.append(symbols) }
    if isUndeclared {
      parts.append(
        """
        extension Foundation.Bundle {
          static let module: Foundation.Bundle = Foundation.Bundle(path: \(GeneratedSource.literal(folder))) ?? .main
        }

        """)
    }
    // They import nothing by themselves that the file imports: the same import under another access is an error.
    func imports(_ module: String, at index: Int) -> Bool {
      TargetVisibility.imports(of: SourceConditions().active(Lexer.tokens(of: texts[index]))).contains(module)
    }
    // The names of assets need SwiftUI, classes of models Core Data alone.
    let needsSwiftUI = !parts.isEmpty
    guard needsSwiftUI || models != nil,
      let chosen = own.last(where: { imports("SwiftUI", at: $0) })
        ?? (needsSwiftUI ? nil : own.last { imports("CoreData", at: $0) })
    else { return }
    if let models { parts.append((imports("CoreData", at: chosen) ? "" : "import CoreData\n") + models) }
    place = chosen
    text = "\n\(GeneratedSource.firstAddedLine)additions>\", line: 1)\n" + parts.joined()
  }

  private static func commonFolder(of paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    var parts = first.split(separator: "/").dropLast()
    for path in paths.dropFirst() {
      let other = path.split(separator: "/").dropLast()
      parts = ArraySlice(zip(parts, other).prefix { $0 == $1 }.map(\.0))
    }
    // A target's files may all lie in one folder below the target's.
    if let index = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), index + 1 < parts.endIndex {
      parts = parts[...(index + 1)]
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folders that hold asset catalogues, and whether there's anything that Xcode's rules make resources of.
  private static func resources(below folder: String) -> (catalogs: [String], isAnythingThere: Bool) {
    var catalogs: [String] = []
    var isAnythingThere = false
    visit(folder) { name, parent in
      if FolderSources.isResource(name) { isAnythingThere = true }
      if name.hasSuffix(".xcassets"), !catalogs.contains(parent) { catalogs.append(parent) }
    }
    return (catalogs, isAnythingThere)
  }

  /// Calls with each folder's and file's name, and the folder that it lies in.
  private static func visit(_ folder: String, depth: Int = 0, _ body: (_ name: String, _ parent: String) -> Void) {
    guard depth < 12 else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") {
      body(name, folder)
      let path = folder + "/" + name
      if SourceSet.isFolder(path), !name.hasSuffix(".xcassets"), !name.hasSuffix(".lproj") {
        visit(path, depth: depth + 1, body)
      }
    }
  }
}
