// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// What is read of the package manager's options before it gets them.
@Suite struct PackageOptionsTests {
  @Test("A package's or a project's folder that comes first is its path; all else stays")
  func folders() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("cards/Package.swift", "// swift-tools-version: 6.0\n")
    try workspace.write("bakery/Bakery.xcodeproj/project.pbxproj", "")
    try workspace.write("views/Card.swift", "")
    let folder = workspace.folder.path
    func options(_ verb: String, _ arguments: String...) -> [String] {
      PackageOptions(arguments).namingFolder(for: verb).arguments
    }
    for verb in ["build", "test", "run"] {
      #expect(
        options(verb, folder + "/cards", "-c", "release") == ["--package-path", folder + "/cards", "-c", "release"])
      #expect(options(verb, folder + "/cards/") == ["--package-path", folder + "/cards/"])
      #expect(options(verb, folder + "/bakery") == ["--package-path", folder + "/bakery"])
      #expect(options(verb) == [])
      #expect(options(verb, folder + "/views") == [folder + "/views"])
      #expect(options(verb, folder + "/bakery/Bakery.xcodeproj") == [folder + "/bakery/Bakery.xcodeproj"])
      #expect(options(verb, "--package-path", folder + "/cards") == ["--package-path", folder + "/cards"])
    }
    #expect(options("run", "CardViewer", folder + "/cards") == ["CardViewer", folder + "/cards"])
  }

  @Test("A package in another folder is built by naming that")
  func built() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write(
      "cards/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "cards", targets: [.executableTarget(name: "Cards")])
      """)
    try workspace.write("cards/Sources/Cards/main.swift", "print(\"Cards of their own\")\n")
    let run = try workspace.gnomon("run", "cards", "Cards")
    #expect(run.status == 0 && run.output.contains("Cards of their own"), "\(run.errors)")
  }
}
