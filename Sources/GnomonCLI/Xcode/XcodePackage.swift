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
    // A package's identity is its folder's name: a dependency may well be called as the project is.
    folder = "\(project.parentFolder)/.build/gnomon/\(project.name).project"
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
  /// - Parameter missing: the identities of packages that can't be had: the targets that need them are left out.
  /// - Returns: what is to be said of what the package leaves out.
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
    try StandInCompiler.update(folder + "/Package.swift", with: Data(manifest.utf8))
    let record = Record(
      project: project.path,
      targets: project.targets.map {
        Record.Target(
          name: $0.name, moduleName: $0.moduleName, isApp: $0.isApp, isTests: $0.isTests,
          isForMac: $0.platform == .macOS)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try StandInCompiler.update(folder + "/" + Record.fileName, with: try encoder.encode(record))
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
    project.dependencies(of: target).filter { !$0.isTests && ($0.isLibrary || target.isTests) }
  }

  /// Whether a target has a way in: an extension may have its own in Objective-C's runtime.
  private func isProgram(_ target: XcodeTarget) -> Bool {
    target.sources.contains { path in
      if path.hasSuffix("/main.swift") { return true }
      return FileManager.default.contents(atPath: path).map { MainAttributes.marksProgram($0) } ?? false
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
