// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A package that stands for a project of Xcode's: a manifest, and links to the project's files where they lie.
///
/// The package manager takes no files from outside of a package, and a project's targets may share folders. So each target has a folder of
/// links, which ``StandInCompiler`` follows: the compiler is given the user's own files. The package is written anew by each command, and changes
/// only what has changed.
struct XcodePackage {
  private(set) var project: XcodeProject
  /// `.build/gnomon/App.project`, beside the project.
  let folder: String

  init(_ project: XcodeProject) {
    self.project = project
    let parent = URL(fileURLWithPath: project.path).deletingLastPathComponent().path
    // A package's identity is its folder's name: a dependency may well be called as the project is.
    folder = "\(parent)/.build/gnomon/\(project.name).project"
  }

  /// What later steps know of the project.
  struct Record: Codable {
    /// The folder `App.xcodeproj`.
    var project: String
    var targets: [Target]

    struct Target: Codable {
      var name: String
      var moduleName: String
      var isApp: Bool
      var isTests: Bool
      var isForMac: Bool
    }

    static func load(_ folder: String) -> Record? {
      guard let data = FileManager.default.contents(atPath: folder + "/" + fileName) else { return nil }
      return try? JSONDecoder().decode(Record.self, from: data)
    }

    static let fileName = ".project.json"

    /// A target by its name or its module's.
    func moduleName(of target: String) -> String? {
      targets.first { $0.name == target || $0.moduleName == target }?.moduleName
    }
  }

  /// The folder that stands for a module's bundle: its resources lie there, and its program.
  static func bundleFolder(of module: String, in folder: String) -> String { "\(folder)/.products/\(module).app" }

  /// Writes what has changed.
  ///
  /// - Returns: what is to be said of what the package leaves out.
  ///
  /// - Parameter missing: the identities of packages that can't be had: the targets that need them are left out.
  func write(leavingOut missing: Set<String> = []) throws -> [String] {
    guard !project.targets.isEmpty else {
      throw CommandFailure("\(project.path) has no target with Swift files that are there")
    }
    if !missing.isEmpty { return try withoutTargets(needing: missing) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let ignored = URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/.gitignore"
      if FileIdentity(ignored) == nil { try Data("*\n".utf8).write(to: URL(fileURLWithPath: ignored)) }
      for target in project.targets { try writeLinks(of: target) }
      try removeOtherFolders()
    } catch let error as CocoaError {
      throw CommandFailure("can't write to \(folder): \(error.localizedDescription)")
    }
    try update("Package.swift", with: Data(manifest.utf8))
    let record = Record(
      project: project.path,
      targets: project.targets.map {
        Record.Target(
          name: $0.name, moduleName: $0.moduleName, isApp: $0.isApp, isTests: $0.isTests,
          isForMac: $0.platform == .macOS)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try update(Record.fileName, with: try encoder.encode(record))
    try ResolvedVersions(project: project, folder: folder).copy()
    try XcodeBundles(project: project, folder: folder).write()
    return notes
  }

  private func withoutTargets(needing missing: Set<String>) throws -> [String] {
    func isFree(_ product: XcodeTarget.Product) -> Bool { product.package.map { !missing.contains($0) } ?? true }
    var left = Set(project.targets.filter { !$0.products.allSatisfy(isFree) }.map(\.id))
    while true {
      let more = project.targets.filter { target in
        !left.contains(target.id) && imported(by: target).contains { left.contains($0.id) }
      }
      if more.isEmpty { break }
      left.formUnion(more.map(\.id))
    }
    let names = project.targets.filter { left.contains($0.id) }.map(\.name).joined(separator: ", ")
    let packages = missing.sorted().joined(separator: ", ")
    let sentence = "\(packages) can't be fetched: targets that need it are left out (\(names))"
    guard left.count < project.targets.count else { throw CommandFailure(sentence) }
    var smaller = self
    smaller.project.leaveOut(left, packages: missing)
    return [sentence] + (try smaller.write())
  }

  private func update(_ name: String, with data: Data) throws {
    let path = folder + "/" + name
    if FileManager.default.contents(atPath: path) != data { try StandInCompiler.write(data, to: path) }
  }

  // MARK: - Links

  private func writeLinks(of target: XcodeTarget) throws {
    var links: [String: String] = [:]
    for (index, source) in target.sources.enumerated() {
      let isInside = source.hasPrefix(project.folder + "/")
      let name = URL(fileURLWithPath: source).lastPathComponent
      links[isInside ? String(source.dropFirst(project.folder.count + 1)) : "outside/\(index)/\(name)"] = source
    }
    try LinkFolder(folder + "/Sources/" + target.moduleName).hold(links)
  }

  private func removeOtherFolders() throws {
    let names = Set(project.targets.map(\.moduleName))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/Sources") where !names.contains(name) {
      try FileManager.default.removeItem(atPath: folder + "/Sources/" + name)
    }
  }

  // MARK: - The manifest

  private var manifest: String {
    let used = Set(project.targets.flatMap(\.products).compactMap(\.package))
    let packages = project.packages.filter { used.contains($0.identity) }
    return """
      // swift-tools-version: 6.2
      // Made of \(URL(fileURLWithPath: project.path).lastPathComponent) by gnomon: what is changed here is lost.
      import PackageDescription

      let package = Package(
        name: \(GeneratedSource.literal(project.name)),
        defaultLocalization: "en",
        dependencies: [
      \(packages.map { "    \($0.declaration),\n" }.joined())  ],
        targets: [
      \(project.targets.map(declaration).joined())  ]
      )

      """
  }

  private func declaration(of target: XcodeTarget) -> String {
    let text = GeneratedSource.literal
    let kind = target.isTests ? "testTarget" : target.isLibrary || !isProgram(target) ? "target" : "executableTarget"
    var dependencies = imported(by: target).map { ".target(name: \(text($0.moduleName)))" }
    dependencies += target.products.filter { !$0.isPlugin }.compactMap { product in
      product.package.map { ".product(name: \(text(product.name)), package: \(text($0)))" }
    }
    let plugins = target.products.filter(\.isPlugin).compactMap { product in
      product.package.map { ".plugin(name: \(text(product.name)), package: \(text($0)))" }
    }
    return """
          .\(kind)(
            name: \(text(target.moduleName)),
            dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(text("Sources/" + target.moduleName)),
            swiftSettings: [\(CompilerSettings(target.settings).declarations.joined(separator: ", "))],
            plugins: [\(plugins.joined(separator: ", "))]),

      """
  }

  /// The targets whose modules one imports: what an app holds beside (extensions, watch apps) isn't imported.
  private func imported(by target: XcodeTarget) -> [XcodeTarget] {
    project.targets.filter {
      target.dependencies.contains($0.id) && !$0.isTests && ($0.isLibrary || target.isTests)
    }
  }

  /// Whether a target has a way in: an extension may have its own in Objective-C's runtime.
  private func isProgram(_ target: XcodeTarget) -> Bool {
    target.sources.contains { path in
      if path.hasSuffix("/main.swift") { return true }
      guard let data = FileManager.default.contents(atPath: path),
        ["@main", "ApplicationMain"].contains(where: { data.range(of: Data($0.utf8)) != nil })
      else { return false }
      let tokens = Lexer.tokens(of: [UInt8](data))
      return tokens.indices.dropFirst().contains { index in
        tokens[index - 1].isMark("@")
          && ["main", "UIApplicationMain", "NSApplicationMain"].contains(where: tokens[index].isWord)
      }
    }
  }

  // MARK: - What is left out

  private var notes: [String] {
    project.targets.flatMap { target -> [String] in
      var notes: [String] = []
      if target.hasForeignSources { notes.append("\(target.name): sources other than Swift's aren't compiled") }
      for path in target.missingSources { notes.append("\(target.name): the project names \(path), which isn't there") }
      for product in target.products where product.package == nil {
        notes.append("\(target.name): no package of the project has the product \(product.name)")
      }
      return notes
    }
  }
}

/// A folder that holds links to files elsewhere, and nothing else.
struct LinkFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Makes the links that are wanted, and removes those that aren't.
  ///
  /// - Parameters:
  ///   - links: where each leads, by its path in the folder.
  ///   - kept: names on top that are left as they are.
  func hold(_ links: [String: String], keeping kept: Set<String> = []) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    var folders: Set<String> = []
    for name in links.keys {
      var folder = name[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard folders.insert(String(folder)).inserted else { break }
      }
    }
    try clear("", links, folders, kept)
    for folder in folders.sorted() {
      try files.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
    for (name, target) in links where (try? files.destinationOfSymbolicLink(atPath: path + "/" + name)) != target {
      do {
        try files.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
      } catch {
        // Another command may have made it in between.
        guard (try? files.destinationOfSymbolicLink(atPath: path + "/" + name)) == target else { throw error }
      }
    }
  }

  private func clear(_ below: String, _ links: [String: String], _ folders: Set<String>, _ kept: Set<String>) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: below.isEmpty ? path : path + "/" + below) {
      let inner = below.isEmpty ? name : below + "/" + name
      if kept.contains(inner) { continue }
      let target = try? files.destinationOfSymbolicLink(atPath: path + "/" + inner)
      if target == nil, folders.contains(inner) {
        try clear(inner, links, folders, kept)
      } else if target == nil || links[inner] != target {
        try files.removeItem(atPath: path + "/" + inner)
      }
    }
  }
}
