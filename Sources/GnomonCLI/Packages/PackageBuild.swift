// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A run of the package manager with ``StandInCompiler`` in the compiler's place.
struct PackageBuild {
  /// `build`, `test` or `run`.
  var verb: String
  /// The package manager's options, as the user wrote them.
  var arguments: [String]

  /// Replaces this process with the package manager.
  func become() throws {
    let prepared = try prepare()
    for (name, value) in prepared.environment { setenv(name, value, 1) }
    try Subprocess.become(prepared.program, prepared.arguments)
  }

  struct Prepared {
    var program: String
    var arguments: [String]
    var environment: [String: String]
    /// The build folder, without symbolic links.
    var scratch: String
  }

  /// A list of tests for Linux names what is left out where there is Objective-C, whose name is here, too: the tests are looked for instead.
  private func discovery(in package: String) -> [String] {
    guard verb == "test", FileManager.default.fileExists(atPath: package + "/Tests/LinuxMain.swift") else { return [] }
    return ["--enable-test-discovery"]
  }

  /// Checks what has to be there, and makes the build folder with the stand-in.
  func prepare() throws -> Prepared {
    let installation = try Installation.find()
    let toolchain = try Toolchain.find()
    let cache = try ProgramCache()
    try CompilerVersion.check(installation, toolchain, cache)
    try SystemLibraries.check(installation)
    if let option = arguments.first(where: {
      ["--static-swift-stdlib", "--sdk", "--swift-sdk", "--toolchain"].contains($0)
    }) {
      throw CommandFailure(
        "'gnomon \(verb)' can't take \(option): programs run with Gnomon's library and the toolchain that made it")
    }

    let place = try place()
    let package = place.folder
    var arguments = place.arguments
    let own = ["--scratch-path", "--build-path"].lazy.compactMap { value($0) }.first
    let folder = own ?? package + "/.build/gnomon"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("can't make the build folder \(folder): \(error.localizedDescription)")
    }
    guard let scratch = realPath(folder) else { throw CommandFailure("can't read the build folder \(folder)") }
    try AppleHeaders(folder: scratch + "/gnomon/headers").write()
    let standIn = try ToolchainStandIn(folder: scratch + "/gnomon", toolchain: toolchain).make()
    var environment = [
      "SWIFT_EXEC": standIn, "SWIFT_EXEC_MANIFEST": toolchain.compiler,
      StandInCompiler.Variable.compiler: toolchain.compiler, StandInCompiler.Variable.scratch: scratch,
    ]
    // The C compiler looks there behind all that the package names itself.
    let known = ProcessInfo.processInfo.environment["CPATH"].map { $0 + ":" } ?? ""
    environment["CPATH"] = known + scratch + "/gnomon/headers"
    var root = realPath(package)
    if let record = XcodePackage.Record.load(package) {
      environment[StandInCompiler.Variable.project] = root
      arguments = named(arguments, by: record)
      if value("--config-path") == nil, let mirrors = Mirrors.configurationFolder(beside: record.project) {
        arguments = ["--config-path", mirrors] + arguments
      }
      root = URL(fileURLWithPath: record.project).deletingLastPathComponent().path
      if let xcode = place.xcode {
        let configuration = value("--config-path", in: arguments).map { ["--config-path", $0] } ?? []
        let resolution = XcodeResolution(package: xcode, scratch: scratch)
        let notes = try resolution.settle {
          let result = try Subprocess.run(
            toolchain.package,
            ["package", "--package-path", package, "--scratch-path", scratch] + configuration + ["resolve"],
            environment: environment)
          return result.status == 0 ? nil : result.output + result.errors
        }
        XcodePlace.say(notes)
      }
    }
    let stubs = root.flatMap { StubModules(of: [$0 + "/Package.swift"]) }
    environment[StandInCompiler.Variable.stubs] = stubs?.fingerprint ?? ""
    return Prepared(
      program: toolchain.package,
      arguments: [verb] + (own == nil ? ["--scratch-path", scratch] : []) + discovery(in: package) + arguments,
      environment: environment, scratch: scratch)
  }

  private struct Place {
    var folder: String
    var arguments: [String]
    /// The package where it stands for a project of Xcode's that was named or found.
    var xcode: XcodePackage?
  }

  /// The folder of the package, or of the one that stands for a project of Xcode's: what is named, or the nearest at the current folder or above
  /// it. With it come the arguments that say so to the package manager.
  private func place() throws -> Place {
    if let first = arguments.first, XcodePlace.isNamed(first) {
      guard let package = try XcodePlace.write(for: first) else { throw CommandFailure("\(first) names no project") }
      return Place(
        folder: package.folder, arguments: ["--package-path", package.folder] + arguments.dropFirst(), xcode: package)
    }
    if let named = value("--package-path") {
      if FileIdentity(named + "/Package.swift") != nil {
        let project = try XcodePackage.Record.load(named).map { XcodePackage(try XcodeProject($0.project)) }
        return Place(folder: named, arguments: arguments, xcode: project)
      }
      guard let package = try XcodePlace.write(for: named) else {
        throw CommandFailure("there is neither \(named)/Package.swift nor a project of Xcode's")
      }
      return Place(
        folder: package.folder, arguments: without("--package-path", ["--package-path", package.folder]), xcode: package
      )
    }
    guard let start = realPath(".") else { throw CommandFailure("the current folder is gone") }
    var folder = start
    while true {
      if FileIdentity(folder + "/Package.swift") != nil {
        return Place(folder: folder, arguments: arguments)
      }
      if XcodePlace.hasProject(folder), let package = try XcodePlace.write(for: folder) {
        return Place(folder: package.folder, arguments: ["--package-path", package.folder] + arguments, xcode: package)
      }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    if let package = try XcodePlace.write(for: ".") {
      return Place(folder: package.folder, arguments: ["--package-path", package.folder] + arguments, xcode: package)
    }
    throw CommandFailure(
      "there is neither a Package.swift nor a project of Xcode's in \(start) or above it. "
        + "For a folder of Swift files there is 'gnomon render'")
  }

  /// The arguments with others in an option's place.
  private func without(_ option: String, _ others: [String]) -> [String] {
    var result = arguments
    if let index = result.firstIndex(of: option) {
      result.replaceSubrange(index..<min(index + 2, result.count), with: others)
    } else if let index = result.firstIndex(where: { $0.hasPrefix(option + "=") }) {
      result.replaceSubrange(index...index, with: others)
    }
    return result
  }

  /// The arguments with the modules' names in the places of Xcode's targets', and with the app where `run` names none.
  private func named(_ arguments: [String], by record: XcodePackage.Record) -> [String] {
    var arguments = arguments
    for index in arguments.indices.dropFirst() where ["--target", "--product"].contains(arguments[index - 1]) {
      arguments[index] = record.moduleName(of: arguments[index]) ?? arguments[index]
    }
    guard verb == "run" else { return arguments }
    // Behind the package's path there are options, the program's name, and what is for the program.
    let known = arguments.indices.first { index in
      index > 1 && !arguments[index].hasPrefix("-") && record.moduleName(of: arguments[index]) != nil
    }
    if let known {
      arguments[known] = record.moduleName(of: arguments[known]) ?? arguments[known]
    } else if let app = record.targets.first(where: \.isApp) {
      let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
      arguments.insert(app.moduleName, at: end)
    }
    return arguments
  }

  /// The value of an option, written `--option value` or `--option=value`.
  private func value(_ option: String, in others: [String]? = nil) -> String? {
    let arguments = others ?? self.arguments
    for (index, argument) in arguments.enumerated() {
      if argument == option, index + 1 < arguments.count { return arguments[index + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
