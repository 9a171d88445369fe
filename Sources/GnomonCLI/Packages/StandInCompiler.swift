// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Stands where the package manager expects the compiler: passes each call on, with what `import SwiftUI` needs for the targets that use it.
///
/// The package manager calls it once for each target, with the target's sources, and once for each program. It's this command itself, called by
/// the script that ``ToolchainStandIn`` writes.
struct StandInCompiler {
  /// The environment's names for what the command tells it.
  enum Variable {
    static let isStandIn = "GNOMON_STAND_IN"
    static let compiler = "GNOMON_SWIFTC"
    static let scratch = "GNOMON_SCRATCH"
    /// What tells the modules that the package gives itself, and its models of data, from what they were.
    static let stubs = "GNOMON_STUBS"
    /// The folder of the package that stands for a project of Xcode's.
    static let project = "GNOMON_PROJECT"
  }

  private let compiler: String
  private let call: CompilerCall
  /// The build folder, without symbolic links.
  private let scratch: String
  /// The folder of the package that stands for a project of Xcode's; nil for other packages.
  private let project: String?

  /// Becomes the compiler, or runs it and ends with its status. Returns where this process isn't a stand-in.
  static func runIfAsked(_ arguments: [String] = CommandLine.arguments) {
    guard getenv(Variable.isStandIn) != nil else { return }
    unsetenv(Variable.isStandIn)
    setenv(Subprocess.largePages.name, Subprocess.largePages.value, 1)
    let environment = ProcessInfo.processInfo.environment
    guard let compiler = environment[Variable.compiler], !compiler.isEmpty else {
      FileHandle.standardError.write(Data("error: this compiler belongs to 'gnomon build': call that instead\n".utf8))
      exit(1)
    }
    let project = environment[Variable.project].flatMap { $0.isEmpty ? nil : $0 }
    do {
      var call = CompilerCall(Array(arguments.dropFirst()))
      if let project { call = try call.following(linksIn: project).linking(intoBundleIn: project) }
      let standIn = StandInCompiler(
        compiler: compiler, call: call, scratch: environment[Variable.scratch] ?? "", project: project)
      exit(try standIn.run())
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private func run() throws -> Int32 {
    if call.isCompilation, let folder = call.targetFolder {
      let module = call.moduleName ?? ""
      if BundledModules.openCombine.contains(module) {
        return try BundledModules.standIn(for: call, compiler: compiler)
      }
      if module == "Gnomon" {
        throw CommandFailure(
          "this package builds Gnomon itself, and 'gnomon' brings another one: two in one program don't know each other's types. "
            + "Use 'swift build' and 'swift test' for it, or take the package 'gnomon' out of its dependencies")
      }
      return try compile(into: folder)
    }
    if call.isLinking { try link() }
    if call.arguments.contains("-version") { return try tellVersion() }
    try pass(call.arguments)
  }

  /// Replaces this process with the compiler.
  private func pass(_ arguments: [String]) throws -> Never { try Subprocess.become(compiler, arguments) }

  /// The compiler's version, Gnomon's build and the package's stubs: where one is another, the package manager compiles all anew.
  private func tellVersion() throws -> Int32 {
    let result = try Subprocess.run(compiler, call.arguments)
    let installation = try Installation.find()
    var parts = [installation.library, "/proc/self/exe"].compactMap { FileIdentity(realPath($0) ?? $0)?.text }
    if let stubs = getenv(Variable.stubs) { parts.append(String(cString: stubs)) }
    parts.append(AskedModules(scratch: scratch).fingerprint)
    FileHandle.standardOutput.write(Data((result.output + "Gnomon \(parts.joined(separator: " "))\n").utf8))
    FileHandle.standardError.write(Data(result.errors.utf8))
    return result.status
  }

  // MARK: - Compiling

  private func compile(into folder: String) throws -> Int32 {
    let sources = try call.sources.map { path -> TargetSource in
      guard let data = FileManager.default.contents(atPath: path) else { throw CommandFailure("\(path) can't be read") }
      return TargetSource(path: path, bytes: [UInt8](data))
    }
    try keep(call, in: folder)
    let before = TargetState.load(folder)
    var state = before ?? TargetState()
    let installation = try Installation.find()
    let stubs = StubModules(of: call.sources)
    let asked = AskedModules(scratch: scratch)
    let visibility = TargetVisibility(
      provided: installation.moduleNames.union(stubs?.names ?? []), defined: call.defined,
      isFetched: isFetched(call.sources), isAsked: asked[call.moduleName ?? ""] == .asked,
      sees: { name in Self.state(ofModule: name, beside: folder)?.seesSwiftUI ?? false })
    let strategies = SnapshotStrategies(module: call.moduleName, sources: sources, installation: installation)
    state.seesSwiftUI = strategies != nil || visibility.decide(sources.lazy.map { Lexer.tokens(of: $0.bytes) })
    if !state.seesSwiftUI {
      if before?.seesSwiftUI ?? true { try state.save(folder) }
      try pass(call.arguments)
    }
    if strategies != nil { state.first = .linux }
    if call.isOfProject, let record = project.flatMap(XcodePackage.Record.load) {
      state.first = record.targets.first { $0.moduleName == call.moduleName }?.isForMac == true ? .macOS : nil
    }
    var read = call
    if strategies == nil, !call.isOfProject, let manifest = call.sources.first.flatMap(ManifestWords.init(above:)) {
      state.first = manifest.isForMacAlone ? .macOS : nil
      read.define(
        manifest.definitions(forModule: call.moduleName ?? "", system: manifest.isForMacAlone ? "macOS" : "iOS"))
      // A view of the target is compiled by the same call.
      try keep(read, in: folder)
    }
    state.stubArguments = try stubs?.build(
      in: "\(scratch)/gnomon/stubs", compiler: compiler, installation: installation)
    let compilation = TargetCompilation(
      call: read, compiler: compiler, installation: installation, folder: folder, sources: sources, state: state,
      bundleFolder: call.isOfProject
        ? project.map { XcodePackage.bundleFolder(of: call.moduleName ?? "", in: $0) } : nil, asked: asked,
      hiddenModules: visibility.hiddenModules, strategies: strategies)
    return try compilation.run(wasSeen: before?.seesSwiftUI)
  }

  private func keep(_ call: CompilerCall, in folder: String) throws {
    try Self.update(TargetState.folder(in: folder) + "/call.json", with: JSONEncoder().encode(call.expanded))
  }

  /// Whether sources lie where the package manager keeps the packages that it has fetched.
  private func isFetched(_ sources: [String]) -> Bool {
    guard !scratch.isEmpty else { return false }
    return sources.contains { path in
      ["/checkouts/", "/registry/"].contains { path.hasPrefix(scratch + $0) }
    }
  }

  /// The state of a target of the same build: its folder lies beside the others'.
  private static func state(ofModule name: String, beside folder: String) -> TargetState? {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    return TargetState.load("\(parent)/\(name).build")
  }

  // MARK: - Linking

  /// Adds the library that views run with, where one of the objects comes of a target that sees SwiftUI.
  private func link() throws {
    var folders: Set<String> = []
    for object in call.objects {
      guard let end = object.range(of: ".build/", options: .backwards) else { continue }
      folders.insert(String(object[..<end.lowerBound]) + ".build")
    }
    let states = folders.compactMap { TargetState.load($0) }
    guard states.contains(where: { $0.seesSwiftUI || $0.needsLibrary }) else { return }
    let installation = try Installation.find()
    if call.expanded.contains("-static-stdlib") || call.expanded.contains("-static-executable") {
      throw CommandFailure(
        "a program that shows views runs with Gnomon's library, which needs Swift's as libraries: leave '--static-swift-stdlib' out"
      )
    }
    let stubs = Set(states.compactMap(\.stubArguments)).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    try pass(
      call.arguments + stubs + [
        "-L", installation.libraryFolder, "-L", installation.folder + "/Modules", "-lGnomonRuntime",
        "-Xlinker", "-rpath", "-Xlinker", installation.libraryFolder,
        // The paths hold for what the library needs in turn, too.
        "-Xlinker", "--disable-new-dtags",
      ])
  }

  /// Writes a file whose contents are others, so that its date tells when it has changed.
  static func update(_ path: String, with data: Data) throws {
    if FileManager.default.contents(atPath: path) != data { try write(data, to: path) }
  }

  /// Writes a file, and its folder where there is none.
  static func write(_ data: Data, to path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure("can't write \(path): \(error.localizedDescription)")
    }
  }
}

/// A source as the package manager named it.
struct TargetSource {
  var path: String
  var bytes: [UInt8]
}

extension Installation {
  /// The modules of Apple's names that there are, but for those that Swift's own toolchain has too.
  var moduleNames: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Modules")) ?? []
    return Set(
      names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        .filter { !$0.hasPrefix("_") && !$0.hasPrefix("Gnomon") && $0 != "CoreFoundation" })
  }
}
