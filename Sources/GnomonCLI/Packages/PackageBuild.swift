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

    let package = try packageFolder()
    let own = ["--scratch-path", "--build-path"].lazy.compactMap(value).first
    let folder = own ?? package + "/.build/gnomon"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("can't make the build folder \(folder): \(error.localizedDescription)")
    }
    guard let scratch = realPath(folder) else { throw CommandFailure("can't read the build folder \(folder)") }
    let standIn = try ToolchainStandIn(folder: scratch + "/gnomon", toolchain: toolchain).make()
    let stubs = realPath(package).flatMap { StubModules(of: [$0 + "/Package.swift"]) }
    return Prepared(
      program: toolchain.package,
      arguments: [verb] + (own == nil ? ["--scratch-path", scratch] : []) + discovery(in: package) + arguments,
      environment: [
        "SWIFT_EXEC": standIn, "SWIFT_EXEC_MANIFEST": toolchain.compiler,
        StandInCompiler.Variable.compiler: toolchain.compiler, StandInCompiler.Variable.scratch: scratch,
        StandInCompiler.Variable.stubs: stubs?.fingerprint ?? "",
      ],
      scratch: scratch)
  }

  /// The folder of the package: the one that's named, or the nearest above the current one that has a manifest.
  private func packageFolder() throws -> String {
    if let named = value("--package-path") {
      guard FileIdentity(named + "/Package.swift") != nil else {
        throw CommandFailure("there is no \(named)/Package.swift")
      }
      return named
    }
    guard let start = realPath(".") else { throw CommandFailure("the current folder is gone") }
    var folder = start
    while true {
      if FileIdentity(folder + "/Package.swift") != nil { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    throw CommandFailure(
      "there is no Package.swift in \(start), nor above it: 'gnomon \(verb)' takes a Swift package. "
        + "For a folder of Swift files there is 'gnomon render'")
  }

  /// The value of an option, written `--option value` or `--option=value`.
  private func value(_ option: String) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == option, index + 1 < arguments.count { return arguments[index + 1] }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
    }
    return nil
  }
}
