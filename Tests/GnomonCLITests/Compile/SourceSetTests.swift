// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// Several files, folders and packages.
@Suite(.serialized)
final class SourceSetTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "App/Views/Row.swift",
      """
      import SwiftUI
      struct Row: View { let title: String; var body: some View { Text(title) } }
      private struct Mark: View { var body: some View { Color.red } }
      """)
    try workspace.write(
      "App/Row+More.swift",
      """
      import SwiftUI
      extension Row { init() { self.init(title: "none") } }
      #Preview("Row") { Row(title: "a") }
      """)
    try workspace.write("App/AppTests/Tests.swift", "import XCTest\n")
    try workspace.write("App/main.swift", "print(1)\n")
    // A tutorial's steps have the names of the sources, and are none.
    try workspace.write("App/Guide.docc/Resources/Row+More.swift", "struct Row {}\n")
  }

  deinit {
    workspace.remove()
  }

  private func writePackage() throws {
    try workspace.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        dependencies: [.package(url: "https://example.invalid/else", from: "1.0.0")],
        targets: [
          .target(name: "Base", path: "Base"),
          .target(
            name: "kit-views", dependencies: ["Base", .product(name: "Else", package: "else")],
            exclude: ["Old"], resources: [.process("Resources")], swiftSettings: [.define("FLAG")]),
          .testTarget(name: "KitTests", dependencies: ["kit-views"]),
        ])
      """)
    try workspace.write(
      "Kit/Base/Base.swift",
      """
      import SwiftUI
      extension EnvironmentValues { @Entry package var title = "title" }
      public struct Badge: View { public init() {}; public var body: some View { Color.red.frame(width: 9, height: 9) } }
      #Preview("Badge") { Badge() }
      """)
    try workspace.write("Kit/Sources/kit-views/Old/Broken.swift", "this isn't Swift\n")
    try workspace.write("Kit/Sources/kit-views/Resources/data.txt", "from a file")
    try workspace.write(
      "Kit/Sources/kit-views/Views.swift",
      """
      import Base
      import SwiftUI
      struct Screen: View {
        @Environment(\\.title) private var title
        private var text: String {
          Bundle.module.url(forResource: "data", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        }
        var body: some View { HStack { Badge(); Text(title); Text(text) } }
      }
      #if FLAG
      #Preview("Flagged") { Screen() }
      #endif
      """)
  }

  @Test func severalFilesAreOneModule() throws {
    let result = try workspace.gnomon("layout", "App/Views/Row.swift", "App/Row+More.swift", "--view", "Row")
    #expect(result.errors == "")
    #expect(result.output.contains("Text \"none\""))
    #expect(result.output.contains("Row.swift:2"))
    let previews = try workspace.gnomon("previews", "App/Views/Row.swift", "App/Row+More.swift")
    #expect(previews.output == "Row\tRow+More.swift:3\n")
  }

  @Test func aFolderIsOneModule() throws {
    let result = try workspace.gnomon("layout", "App", "--view", "Mark")
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Mark  390×844"))
    let unknown = try workspace.gnomon("layout", "App", "--view", "Makr")
    #expect(
      unknown.errors == """
        gnomon: error: no view called 'Makr' in App; did you mean 'Mark'?
        found:
          Row (Row.swift:2)
          Mark (Row.swift:3)

        """)
  }

  @Test func aTargetThatIsAloneMayHaveAllOfTheSources() throws {
    try workspace.write(
      "Lone/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Lone", targets: [.target(name: "Lone"), .testTarget(name: "LoneTests", dependencies: ["Lone"])])
      """)
    try workspace.write(
      "Lone/Sources/Views/Mark.swift", "import SwiftUI\nstruct Mark: View { var body: some View { Text(name) } }\n")
    try workspace.write("Lone/Sources/Name.swift", "let name = \"found\"\n")
    try workspace.write("Lone/Tests/LoneTests/Tests.swift", "import Testing\n")
    let result = try workspace.gnomon("layout", "Lone", "--view", "Mark")
    #expect(result.errors == "" && result.output.contains("Text \"found\""), "\(result.errors)")
  }

  @Test func aPackagesTargetWithTheTargetsThatItImports() throws {
    try writePackage()
    let result = try workspace.gnomon("layout", "Kit")
    #expect(
      result.errors == """
        gnomon: building kit-views and what it imports
        gnomon: products of other packages aren't built (Else): https://example.invalid/else can't be fetched
        gnomon: taking Screen, the only view that needs no arguments

        """)
    #expect(result.output.contains("Text \"title\""))
    #expect(result.output.contains("Text \"from a file\""))
    #expect(try workspace.gnomon("previews", "Kit").output == "Badge\tBase.swift:4\nFlagged\tViews.swift:11\n")
    #expect(try workspace.gnomon("previews", "Kit", "--target", "Base").output == "Badge\tBase.swift:4\n")
  }

  @Test func errorsAreTheUsersInEveryFile() throws {
    try workspace.write("App/Bad.swift", "import SwiftUI\nlet x: Int = \"\"\n")
    let result = try workspace.gnomon("layout", "App")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("App/Bad.swift:2:14: error: cannot convert value"), "\(result.errors)")
    try writePackage()
    try workspace.write("Kit/Sources/kit-views/More.swift", "import Else\n")
    let product = try workspace.gnomon("layout", "Kit")
    #expect(product.errors.contains("\nKit/Sources/kit-views/More.swift:1:8: error: no such module 'Else'"))
    #expect(
      product.errors.hasSuffix(
        "hint: products of other packages aren't built (Else): https://example.invalid/else can't be fetched\n"),
      "\(product.errors)")
  }

  @Test(arguments: [
    (["App", "App/Row+More.swift"], "App is a folder; name it alone, without files beside it"),
    (["App/Row+More.swift", "App/../App/Row+More.swift"], "App/Row+More.swift is named twice"),
    (["Empty"], "there are no Swift files in Empty"),
    (
      ["App", "--target", "A"],
      "--target takes a package's or a project's target, and App has neither a Package.swift nor a project"
    ),
    (
      ["App/Row+More.swift", "--target", "A"],
      "--target takes a package's target: name the package's or the project's folder"
    ),
    (["Kit", "--target", "Kti"], "no target called 'Kti' in Kit\ntargets: Base, kit-views"),
    (["Missing"], "there is no file Missing"),
    (
      ["App/Views/Row.swift", "Kit/Row.swift"],
      "two files of one module are called Row.swift: App/Views/Row.swift, Kit/Row.swift"
    ),
  ])
  func whatCannotBeRead(arguments: [String], message: String) throws {
    try writePackage()
    try workspace.write("Kit/Row.swift", "import SwiftUI\n")
    try workspace.write("Empty/read.me", "")
    let result = try workspace.gnomon(["layout"] + arguments)
    #expect(result.status == 1)
    #expect(result.errors == "gnomon: error: \(message)\n")
  }

  @Test("Processed resources lie at the top of the bundle, copied ones keep their shape")
  func resources() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    let root = workspace.folder.resolvingSymlinksInPath().path
    for name in ["Res/Deep/er/a.txt", "Res/b.txt", "Res/en.lproj/L.strings", "Copied/c/d.txt", "one/e.json"] {
      try workspace.write(name, name)
    }
    let links = ResourceLinks([
      (root + "/Res", true), (root + "/Copied", false), (root + "/one/e.json", true), (root + "/Res/b.txt", false),
    ])
    #expect(Set(links.links.keys) == ["a.txt", "b.txt", "en.lproj", "Copied", "e.json"])
    let folder = try #require(links.folder(of: "Cards", in: root))
    for (name, text) in [
      ("a.txt", "Res/Deep/er/a.txt"), ("Copied/c/d.txt", "Copied/c/d.txt"),
      ("en.lproj/L.strings", "Res/en.lproj/L.strings"),
    ] {
      #expect(try String(contentsOfFile: folder + "/" + name, encoding: .utf8) == text)
    }
  }
}
