// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What the toolchain's `Testing` asks for beside other modules.
@Suite struct TestingOverlayTests {
  /// The folder beside the compiler that names the modules with which `import Testing` brings another one along.
  private static var folder: URL? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let usr = compiler.deletingLastPathComponent().deletingLastPathComponent()
      return usr.appendingPathComponent("lib/swift/linux/Testing.swiftcrossimport")
    }
    return nil
  }

  @Test("Each overlay that Testing has beside a module of ours is there")
  func overlays() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: try #require(Self.folder).path)
      .filter { $0.hasSuffix(".swiftoverlay") }.map { String($0.dropLast(".swiftoverlay".count)) }
    #expect(names.contains("CoreGraphics"))
    // Foundation's is the toolchain's own, and there's no Windows here.
    let others: Set<String> = ["Foundation", "WinSDK"]
    let modules = Repository.file("Compatibility/Modules")
    for name in names where !others.contains(name) {
      let overlay = modules.appendingPathComponent("_Testing_\(name).swift").path
      #expect(
        FileManager.default.fileExists(atPath: overlay),
        "Testing asks for _Testing_\(name) where a test sees \(name): add it to Compatibility/Modules and Compatibility/build"
      )
    }
  }
}
