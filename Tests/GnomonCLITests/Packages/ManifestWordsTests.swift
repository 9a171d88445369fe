// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

/// What is read of a manifest's text.
@Suite struct ManifestWordsTests {
  private let manifest = ManifestWords(
    Array(
      """
      // swift-tools-version: 5.9
      // .define("COMMENT", .when(platforms: [.iOS]))
      let settings: [SwiftSetting] = [.define("EVERYWHERE", .when(platforms: [.iOS, .linux])), .define("PLAIN")]
      let package = Package(
        name: "cards", platforms: [.macOS(.v13), .macCatalyst(.v13)],
        targets: [
          .target(
            name: "Card-Core",
            swiftSettings: [
              .define("iOS", .when(platforms: [.iOS, .macCatalyst])), .define("macOS", .when(platforms: [.macOS])),
            ]),
          .target(name: "Other", swiftSettings: [.define("OTHER", .when(platforms: [.iOS], configuration: .debug))]),
        ])
      for target in package.targets { target.swiftSettings?.append(.define("ALL", .when(platforms: [.iOS]))) }
      """.utf8))

  @Test func systemsAreThoseOfThePackage() {
    #expect(manifest.platforms == ["macOS", "macCatalyst"])
    #expect(manifest.isForMacAlone)
    #expect(!ManifestWords(Array("Package(name: \"a\")".utf8)).isForMacAlone)
    #expect(!ManifestWords(Array("Package(platforms: [.iOS(.v13), .macOS(.v12)])".utf8)).isForMacAlone)
    #expect(ManifestWords(Array("Package(platforms: [".utf8)).platforms.isEmpty)
  }

  @Test func namesAreThoseOfTheTargetAndTheSystem() {
    #expect(manifest.definitions(forModule: "Card_Core", system: "iOS") == ["iOS", "ALL"])
    #expect(manifest.definitions(forModule: "Card_Core", system: "macOS") == ["macOS"])
    #expect(manifest.definitions(forModule: "Other", system: "iOS") == ["OTHER", "ALL"])
  }

  @Test(arguments: [
    ("cannot find type 'Publishers' in scope", ["Publishers"]),
    ("value of type 'any Reader' has no member 'publisher(of:)'", ["publisher"]),
    ("no type named 'Bindable' in module 'Perception'", ["Bindable"]),
    ("'Store.Kind' is not a member type of struct 'Store'", ["Kind"]),
    ("cannot call value of non-function type 'module<SceneReader>'", ["SceneReader"]),
    ("cannot convert value of type 'Int' to type 'String'", []),
  ])
  func errorsSayWhatIsLacking(_ summary: String, _ names: [String]) {
    let diagnostics = CompilerDiagnostics("/a.swift:1:1: error: \(summary)\n")
    #expect(LackedNames.names(in: diagnostics) == Set(names))
  }
}
