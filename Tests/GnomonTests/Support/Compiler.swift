// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Type-checks a source against the modules that were built for these tests.
struct Compiler {
  /// What the compiler said; empty where it took the source.
  let output: String
  let isAccepted: Bool

  /// - Parameters:
  ///   - source: statements and declarations below `import Gnomon` and `import Foundation`.
  ///   - options: for the compiler's frontend.
  init(_ source: String, options: [String] = []) throws {
    try self.init(
      file: "import Foundation\nimport Gnomon\n\(source)\n",
      arguments: ["-typecheck", "-swift-version", "6"] + options.flatMap { ["-Xfrontend", $0] }
        + (try Self.searchArguments()))
  }

  /// Runs the compiler on one file.
  init(file source: String, arguments: [String]) throws {
    try self.init(files: ["Sample.swift": source], arguments: arguments)
  }

  /// Runs the compiler on the files of one module, by their names.
  init(files: [String: String], arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.sorted { $0.key < $1.key }.map { name, source in
      let file = folder.appendingPathComponent(name)
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments + paths
    let errors = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let handle = try FileHandle(forWritingTo: errors)
    process.standardError = handle
    process.standardOutput = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    output = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    isAccepted = process.terminationStatus == 0
  }

  static func productsFolder() -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The folder that the test binary lies in holds the modules, and the map of OpenCombine's C module.
  static func searchArguments() throws -> [String] {
    let products = productsFolder()
    let map = products.appendingPathComponent("COpenCombineHelpers.build/module.modulemap")
    guard FileManager.default.fileExists(atPath: map.path) else { throw CocoaError(.fileNoSuchFile) }
    let sources = Repository.file("Sources")
    let own = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      .map { sources.appendingPathComponent("\($0)/module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return ["-I", products.path, "-I", products.appendingPathComponent("Modules").path]
      + ([map] + own).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }
}
