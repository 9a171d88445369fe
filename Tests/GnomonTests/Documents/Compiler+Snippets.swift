// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation

extension Compiler {
  /// Type-checks a block of a document within what its comment says is around it. A warning counts as an error.
  ///
  /// `import SwiftUI` is taken for Gnomon's own modules, as `gnomon` takes it.
  init(snippet block: DocumentBlock) throws {
    let umbrella = "import Foundation\nimport Gnomon\nimport GnomonCairo\nimport GnomonTrace\n"
    var source = block.text.replacing("import SwiftUI\n", with: umbrella).replacing(
      "import Charts\n", with: "import GnomonCharts\n")
    var isManifest = source.contains("import PackageDescription")
    if case .context(let context) = block.note {
      let code = Self.named[context] ?? context
      isManifest = isManifest || code.contains("import PackageDescription")
      source = code.replacing("HERE", with: source)
    }
    if isManifest {
      try self.init(file: source, arguments: ["-typecheck", "-parse-as-library"] + Self.manifestArguments())
    } else {
      let library = source.contains("@main") ? ["-parse-as-library"] : []
      try self.init(
        file: umbrella + source,
        arguments: ["-typecheck", "-swift-version", "6", "-warnings-as-errors"] + library
          + Self.searchArguments() + Self.systemArguments())
    }
  }

  /// Writes what is public in a built module into a folder, as symbol graphs. Members that a type has of a protocol alone aren't
  /// repeated.
  static func extractSymbols(of module: String, to folder: URL) throws {
    let information = try output("swiftc", "-print-target-info")
    let target = information.split(separator: "\n").first { $0.contains("\"unversionedTriple\"") }?
      .split(separator: "\"").last { $0.contains("-") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift-symbolgraph-extract", "-module-name", module, "-target", String(target ?? "")]
      + (try searchArguments()) + (try systemArguments())
      + ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
  }

  /// Looks at the grammar alone.
  init(parsing source: String) throws { try self.init(file: source, arguments: ["-parse"]) }

  private static let named = [
    "view": "struct Sample: View {\n  var body: some View {\n    HERE\n  }\n}",
    "modifiers": "struct Sample: View {\n  var body: some View {\n    Color.red\n    HERE\n  }\n}",
  ]

  /// Type-checks examples together, each as a file of one module.
  init(examples: [CommentExample]) throws {
    let umbrella = ["Foundation", "Gnomon", "GnomonCairo", "GnomonLog", "GnomonNetwork", "GnomonTrace"].map {
      "import \($0)\n"
    }
    .joined()
    let files = examples.map { example in
      let own = example.source.replacing("import SwiftUI\n", with: "").replacing("import UIKit\n", with: "")
      let kit = ["GnomonCharts", "GnomonLive", "GnomonTesting"].filter { example.fileName.hasPrefix($0 + "-") }
        .map { "import \($0)\n" }.joined()
      return (example.fileName, umbrella + kit + own)
    }
    try self.init(
      files: Dictionary(uniqueKeysWithValues: files),
      arguments: ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Examples"]
        + Self.searchArguments() + Self.systemArguments() + Self.macroArguments())
  }

  /// What the headers of Pango and Cairo need.
  private static func systemArguments() throws -> [String] {
    try output("pkg-config", "--cflags", "pangocairo", "pangoft2").split { $0.isWhitespace }
      .flatMap { ["-Xcc", "\($0)"] }
  }

  /// What writes out the macros.
  private static func macroArguments() -> [String] {
    let tool = productsFolder().appendingPathComponent("GnomonMacros-tool").path
    return ["-load-plugin-executable", "\(tool)#GnomonMacros"]
  }

  /// Where a package's manifest finds its module.
  private static func manifestArguments() throws -> [String] {
    let information = try output("swiftc", "-print-target-info")
    guard let line = information.split(separator: "\n").first(where: { $0.contains("runtimeResourcePath") }),
      let path = line.split(separator: "\"").last(where: { $0.hasPrefix("/") })
    else { throw CocoaError(.fileNoSuchFile) }
    let modules = "\(path)/pm/ManifestAPI"
    return ["-package-description-version", "6.1", "-I", modules]
  }

  private static func output(_ command: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
