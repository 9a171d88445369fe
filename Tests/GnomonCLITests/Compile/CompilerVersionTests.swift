// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// Modules that another compiler has made can't be used: one sentence says so, and what to do.
final class CompilerVersionTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  private func version(_ number: String, tag: String? = nil) throws -> CompilerVersion {
    try #require(CompilerVersion(output: "Swift version \(number) (swift-\(tag ?? number + "-RELEASE"))\nTarget: x\n"))
  }

  @Test("A compiler's version is the line that says it")
  func lines() throws {
    let output = "swift-driver version: 1.2 Apple Swift version 6.3.1 (swift-6.3.1-RELEASE clang-1)\nTarget: arm64\n"
    #expect(try #require(CompilerVersion(output: output)).number == "6.3.1")
    #expect(try version("6.4").number == "6.4")
    #expect(CompilerVersion(output: "no such command\n") == nil)
  }

  @Test(
    "The sentence names both versions, and the command that helps",
    arguments: [
      (
        "/usr/local/lib/gnomon",
        """
        this installation was made by Swift 6.3.1, and the compiler here is Swift 6.4: \
        run 'make install PREFIX=/usr/local' in Gnomon's sources to make it anew
        """
      ),
      (
        "/usr/lib/gnomon",
        """
        this installation was made by Swift 6.3.1, and the compiler here is Swift 6.4: \
        run 'make install PREFIX=/usr/local' in Gnomon's sources to make it anew
        """
      ),
      (
        "/home/me/sources/Compatibility/.build/debug",
        "this build was made by Swift 6.3.1, and the compiler here is Swift 6.4: run 'make build' to make it anew"
      ),
    ])
  func sentences(folder: String, sentence: String) throws {
    #expect(CompilerVersion.sentence(made: try version("6.3.1"), here: try version("6.4"), folder: folder) == sentence)
  }

  @Test("Two compilers of one number are told apart by their whole names")
  func sameNumber() throws {
    let (made, here) = (try version("6.4"), try version("6.4", tag: "DEVELOPMENT-SNAPSHOT-2026-10-02-a"))
    #expect(
      CompilerVersion.sentence(made: made, here: here, folder: "/opt/g/lib/gnomon")
        == """
        this installation was made by Swift 6.4 (swift-6.4-RELEASE), and the compiler here is Swift 6.4 \
        (swift-DEVELOPMENT-SNAPSHOT-2026-10-02-a): run 'make install PREFIX=/opt/g' in Gnomon's sources to make it anew
        """)
  }

  @Test("A compiler is asked for its version once, and again when it's another file")
  func kept() throws {
    let calls = workspace.folder.appendingPathComponent("calls").path
    func toolchain(_ number: String) throws -> Toolchain {
      try write(compiler: "echo call >>'\(calls)'; echo 'Swift version \(number) (swift-\(number)-RELEASE)'")
      return try Toolchain.find(environment: ["PATH": workspace.folder.path])
    }
    let cache = try ProgramCache(environment: ["XDG_CACHE_HOME": workspace.folder.path])
    func count() throws -> Int { try String(contentsOfFile: calls, encoding: .utf8).split(separator: "\n").count }

    let first = try toolchain("6.4")
    for _ in 0..<3 { #expect(try CompilerVersion.here(first, cache)?.number == "6.4") }
    #expect(try count() == 1)
    #expect(try CompilerVersion.here(try toolchain("6.4.1"), cache)?.number == "6.4.1")
    #expect(try count() == 2)
  }

  @Test("The command refuses modules of another version before it compiles")
  func otherVersion() throws {
    try install(compiler: "Swift version 5.10 (swift-5.10-RELEASE)")
    let result = try gnomon(compiler: nil)
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("gnomon: error: this build was made by Swift 5.10, and the compiler here is Swift "))
    #expect(result.errors.hasSuffix(": run 'make build' to make it anew\n"))
  }

  @Test("What a compiler says that can't read the modules becomes the same sentence")
  func refusal() throws {
    try install(compiler: "Swift version 6.3 (swift-6.3-RELEASE)")
    // It's asked first what it is; it answers as the one that made the modules, as a command does that chooses one itself.
    let asked = workspace.folder.appendingPathComponent("asked").path
    let refusal = "A.swift:1:8: error: module compiled with Swift 6.3 cannot be imported by the Swift 6.4 compiler: /m"
    let result = try gnomon(
      compiler: """
        if [ "$1" != --version ]; then echo '\(refusal)' >&2; exit 1; fi
        if [ -e '\(asked)' ]; then v=6.4; else v=6.3; fi
        touch '\(asked)'
        echo "Swift version $v (swift-$v-RELEASE)"
        """)
    #expect(result.status == 1)
    #expect(
      result.errors
        == """
        gnomon: error: this build was made by Swift 6.3, and the compiler here is Swift 6.4: \
        run 'make build' to make it anew

        """)
  }

  /// A command called `swiftc` in the workspace, made of lines for the shell.
  private func write(compiler lines: String) throws {
    try? FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("swiftc"))
    try workspace.write("swiftc", "#!/bin/sh\n\(lines)\n")
    let path = workspace.folder.appendingPathComponent("swiftc").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// The modules that the tests use, as another compiler would have left them.
  private func install(compiler: String) throws {
    for name in ["flags", "library"] {
      let text = try String(contentsOf: Self.modules.appendingPathComponent(name), encoding: .utf8)
      try workspace.write("runtime/\(name)", text.replacing("{here}", with: Self.modules.path))
    }
    try workspace.write("runtime/compiler", compiler + "\n")
  }

  /// Compiles a view against the modules of `install(compiler:)`.
  private func gnomon(compiler: String?) throws -> (status: Int32, errors: String) {
    try workspace.write("A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n")
    var environment = ProcessInfo.processInfo.environment
    environment["GNOMON_RUNTIME"] = workspace.folder.appendingPathComponent("runtime").path
    environment["XDG_CACHE_HOME"] = workspace.folder.path
    if let compiler {
      try write(compiler: compiler)
      environment["PATH"] = workspace.folder.path + ":" + (environment["PATH"] ?? "")
    }
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("gnomon")
    process.arguments = ["layout", workspace.folder.appendingPathComponent("A.swift").path]
    process.environment = environment
    let errors = workspace.folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// The folder of the built command, beside the tests.
  private static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// What `Compatibility/build` has made for the configuration that the tests are built in.
  private static var modules: URL {
    Repository.file("Compatibility/.build").appendingPathComponent(products.lastPathComponent)
  }
}
