// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which arguments each Swift file is compiled with, in the form that SourceKit-LSP reads: `compile_commands.json`.
struct CompilationDatabase {
  struct Entry: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }

  private(set) var entries: [Entry] = []
  /// The number of modules.
  private(set) var modules = 0
  private let installation: Installation
  /// Where sources that are written for a module lie.
  private let folder: String

  init(_ installation: Installation, folder: String) {
    self.installation = installation
    self.folder = folder
  }

  /// Adds loose files, which are one module.
  mutating func add(_ module: SourceModule, swiftVersion: Int) throws {
    var sources = module.files.map(\.absolutePath)
    if let additions = module.additions { sources.append(try write(additions, for: module.name)) }
    let options =
      ["-module-name", module.name, "-swift-version", "\(swiftVersion)", "-parse-as-library"] + module.options
    add(sources, installation.flags + options, in: module.files.first?.folder ?? folder)
  }

  /// Adds a package's targets, as they were built last. Those that don't see SwiftUI are compiled as for any package.
  ///
  /// - Parameter products: The package manager's folder of what it has made.
  mutating func add(builtIn products: String) throws {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).sorted()
    for name in names where name.hasSuffix(".build") {
      guard let call = CompilerCall(targetFolder: products + "/" + name), let module = call.moduleName,
        let targetFolder = call.targetFolder
      else { continue }
      let state = TargetState.load(targetFolder) ?? TargetState()
      // A project's sources are links, and people open the files.
      var sources = call.sources.compactMap { realPath($0) }
      guard !sources.isEmpty else { continue }
      var options = ["-module-name", module] + call.options + (state.stubArguments ?? [])
      if call.expanded.contains("-parse-as-library") { options.append("-parse-as-library") }
      if state.seesSwiftUI {
        options += ModuleMaps.flags(of: installation, beside: call.expanded)
        let read = sources.compactMap { path in
          FileManager.default.contents(atPath: path).map { TargetSource(path: path, bytes: [UInt8]($0)) }
        }
        let additions = TargetAdditions(sources: read, texts: read.map(\.bytes), targetFolder: targetFolder)
        if additions.place != nil {
          sources.append(try write("import Foundation\nimport SwiftUI\n" + additions.text, for: module))
        }
      }
      add(sources, options, in: products)
    }
  }

  private mutating func add(_ sources: [String], _ options: [String], in directory: String) {
    modules += 1
    // A call names all of its module's files, so that each sees the others.
    let arguments = ["swiftc"] + options + sources
    for file in sources { entries.append(Entry(directory: directory, file: file, arguments: arguments)) }
  }

  private func write(_ text: String, for module: String) throws -> String {
    try makeFolder(folder)
    let path = folder + "/\(module)-additions.swift"
    try StandInCompiler.update(path, with: Data(text.utf8))
    return realPath(path) ?? path
  }

  /// Writes the file, and gives its path.
  func write() throws -> String {
    try makeFolder(folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // The paths are this machine's.
    try StandInCompiler.update(folder + "/.gitignore", with: Data("*\n".utf8))
    let path = folder + "/compile_commands.json"
    try StandInCompiler.update(path, with: try encoder.encode(entries))
    return path
  }
}

/// What SourceKit-LSP reads of a workspace: `.sourcekit-lsp/config.json`. What else the user has in it stays.
struct ServerSettings {
  private var fields: [String: Any]
  let path: String

  init(in root: String) throws {
    let link = root + "/.sourcekit-lsp/config.json"
    path = realPath(link) ?? link
    guard let data = FileManager.default.contents(atPath: path) else {
      fields = [:]
      return
    }
    guard let known = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw CommandFailure("\(path) isn't a JSON object: mend it, or remove it, and run this again")
    }
    fields = known
  }

  /// Has the server look for the arguments of files in a folder, before it asks the package manager.
  mutating func take(databaseIn folder: String) {
    fields["defaultWorkspaceType"] = "compilationDatabase"
    var database = fields["compilationDatabase"] as? [String: Any] ?? [:]
    let others = (database["searchPaths"] as? [Any] ?? []).filter { $0 as? String != folder }
    database["searchPaths"] = [folder] + others
    fields["compilationDatabase"] = database
    if fields["$schema"] == nil {
      fields["$schema"] =
        "https://raw.githubusercontent.com/swiftlang/sourcekit-lsp/refs/heads/main/config.schema.json"
    }
  }

  func write() throws {
    try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    let data = try JSONSerialization.data(
      withJSONObject: fields, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try StandInCompiler.update(path, with: data + [UInt8(ascii: "\n")])
  }
}
