// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A run of the package manager with ``StandInCompiler`` in the compiler's place.
struct PackageBuild {
  /// `build`, `test` or `run`.
  var verb: String
  /// The package manager's options, as the user wrote them.
  var arguments: [String]

  /// How often the package manager begins again at most, because a dependency is to be compiled otherwise.
  fileprivate static let roundLimit = 6

  /// Runs the package manager in this process's place, and ends with its status.
  func become() throws -> Never {
    let prepared = try prepare()
    for (name, value) in prepared.environment { setenv(name, value, 1) }
    if verb == "test",
      SnapshotStrategies.areUsed(
        in: PackageOptions(arguments).value(of: "--package-path") ?? ".", scratch: prepared.scratch)
    {
      FileHandle.standardError.write(Data("gnomon: \(SnapshotStrategies.notice)\n".utf8))
    }
    exit(
      try prepared.untilNothingIsAsked {
        try Subprocess.runInPlace(prepared.program, prepared.arguments)
      } isDone: {
        $0 == 0
      })
  }

  struct Prepared {
    var program: String
    var arguments: [String]
    var environment: [String: String]
    /// The build folder, without symbolic links.
    var scratch: String

    /// Runs the package manager, and again as long as a target asks for what a dependency was compiled without.
    func untilNothingIsAsked<Outcome>(
      _ run: () throws -> Outcome, isDone: (Outcome) -> Bool
    ) rethrows -> Outcome {
      let asked = AskedModules(scratch: scratch)
      var before = asked.fingerprint
      var outcome = try run()
      for _ in 1..<PackageBuild.roundLimit where !isDone(outcome) && asked.fingerprint != before {
        before = asked.fingerprint
        outcome = try run()
      }
      return outcome
    }
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

    let options = PackageOptions(arguments)
    var place = try PackagePlace(options)
    let package = place.folder
    let own = ["--scratch-path", "--build-path"].lazy.compactMap { options.value(of: $0) }.first
    let folder = own ?? package + "/.build/gnomon"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("can't make the build folder \(folder): \(error.localizedDescription)")
    }
    guard let scratch = realPath(folder) else { throw CommandFailure("can't read the build folder \(folder)") }
    try AppleHeaders(folder: scratch + "/gnomon/headers").write()
    let standIn = try ToolchainStandIn(folder: scratch + "/gnomon", toolchain: toolchain).make()
    try forgetTestsOfOtherKit(installation, scratch)
    var environment = [
      "SWIFT_EXEC": standIn, "SWIFT_EXEC_MANIFEST": toolchain.compiler,
      StandInCompiler.Variable.compiler: toolchain.compiler, StandInCompiler.Variable.scratch: scratch,
    ]
    // The C compiler looks there behind all that the package names itself.
    let known = ProcessInfo.processInfo.environment["CPATH"].map { $0 + ":" } ?? ""
    environment["CPATH"] = known + scratch + "/gnomon/headers"
    var root = realPath(package)
    if let record = place.record {
      environment[StandInCompiler.Variable.project] = root
      place.options.name(by: record, verb: verb)
      if place.options.value(of: "--config-path") == nil,
        let mirrors = Mirrors.configurationFolder(beside: record.project)
      {
        place.options.arguments = ["--config-path", mirrors] + place.options.arguments
      }
      root = XcodeProject.parentFolder(of: record.project)
      try settle(place, scratch, toolchain, environment)
    }
    let stubs = root.flatMap { StubModules(of: [$0 + "/Package.swift"]) }
    // The package manager doesn't know that classes are made of models.
    let models = root.map { DataModelSource(DataModelSource.models(below: $0)).fingerprint } ?? ""
    environment[StandInCompiler.Variable.stubs] = [stubs?.fingerprint ?? "", models].filter { !$0.isEmpty }.joined(
      separator: " ")
    return Prepared(
      program: toolchain.package,
      arguments: [verb] + (own == nil ? ["--scratch-path", scratch] : []) + discovery(in: package)
        + place.options.arguments,
      environment: environment, scratch: scratch)
  }

  /// Takes away the programs of tests that were linked with another build of the kit: the package manager doesn't know that it's in them.
  private func forgetTestsOfOtherKit(_ installation: Installation, _ scratch: String) throws {
    let kit = FileIdentity(installation.folder + "/Modules/libGnomonTesting.a")?.text ?? ""
    let note = scratch + "/gnomon/kit"
    if FileManager.default.contents(atPath: note) == Data(kit.utf8) { return }
    func names(_ folder: String) -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
    for triple in names(scratch) where triple.contains("-") {
      for configuration in ["debug", "release"] {
        let folder = "\(scratch)/\(triple)/\(configuration)"
        for name in names(folder) where name.hasSuffix(".xctest") {
          try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
      }
    }
    try StandInCompiler.write(Data(kit.utf8), to: note)
  }

  /// Leaves out what needs a package of a project's that can't be had.
  private func settle(
    _ place: PackagePlace, _ scratch: String, _ toolchain: Toolchain, _ environment: [String: String]
  ) throws {
    guard let project = place.project else { return }
    let configuration = place.options.value(of: "--config-path").map { ["--config-path", $0] } ?? []
    let notes = try XcodeResolution(package: project, scratch: scratch).settle {
      let result = try Subprocess.run(
        toolchain.package,
        ["package", "--package-path", place.folder, "--scratch-path", scratch] + configuration + ["resolve"],
        environment: environment)
      return result.status == 0 ? nil : result.output + result.errors
    }
    XcodePlace.say(notes)
  }
}
