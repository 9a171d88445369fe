// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// What is read of a project of Xcode's, and what is said of one that can't be.
@Suite struct XcodeProjectTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private var folder: String { workspace.folder.resolvingSymlinksInPath().path + "/bakery" }

  @Test func targetsHaveTheirFilesModulesAndSettings() throws {
    defer { workspace.remove() }
    try BakeryProject.write(workspace)
    let project = try XcodeProject(folder + "/Bakery.xcodeproj")
    #expect(project.targets.map(\.name) == ["Bakery App", "Oven", "BakeryTests"])
    #expect(project.targets.map(\.moduleName) == ["Bakery_Shop", "Oven", "BakeryTests"])
    let app = project.targets[0]
    #expect(app.isApp)
    #expect(
      app.sources.map { $0.dropFirst(folder.count + 1) } == [
        "App/BakeryApp.swift", "App/Views/Counter.swift", "Oven/Spare.swift",
      ])
    #expect(
      app.resources.map(\.name)
        == ["loaves.json", "Assets.xcassets", "Notes", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"])
    #expect(app.products.map(\.name) == ["Flour"])
    #expect(app.products.map(\.package) == ["Flour"])
    #expect(app.dependencies == ["TK"])
    #expect(app.settings["MARKETING_VERSION"] == "3.1")
    #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.Bakery-Shop")
    #expect(
      CompilerSettings(app.settings).declarations == [
        ".swiftLanguageMode(.v6)", ".define(\"EXTRA\")", ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")", ".defaultIsolation(MainActor.self)",
      ])
    let library = project.targets[1]
    #expect(library.isLibrary)
    #expect(
      library.sources.map { $0.dropFirst(folder.count + 1) } == [
        "Oven/Deep/Fan.swift", "Oven/Heat.swift", "Oven/Spare.swift",
      ])
    #expect(CompilerSettings(library.settings).declarations == [".swiftLanguageMode(.v5)"])
    #expect(project.targets[2].dependencies == ["TA"])
  }

  @Test func theBundleHoldsWhatAnAppsDoes() throws {
    defer { workspace.remove() }
    try BakeryProject.write(workspace)
    let package = XcodePackage(try XcodeProject(folder + "/Bakery.xcodeproj"))
    _ = try package.write()
    let bundle = XcodePackage.bundleFolder(of: "Bakery_Shop", in: package.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle).sorted()
    #expect(names == ["Assets.xcassets", "Info.plist", "Notes", "de.lproj", "en.lproj", "loaves.json"])
    let data = try #require(FileManager.default.contents(atPath: bundle + "/Info.plist"))
    let plist = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(plist["CFBundleDisplayName"] as? String == "Bakery")
    #expect(plist["CFBundleVersion"] as? String == "7")

    // What the project doesn't name any more goes; a second time nothing is written.
    let manifest = package.folder + "/Package.swift"
    let before = FileIdentity(manifest)
    try FileManager.default.removeItem(atPath: folder + "/Oven/Deep/Fan.swift")
    try workspace.write("bakery/Oven/Deep/Door.swift", "struct Door {}\n")
    _ = try XcodePackage(try XcodeProject(folder + "/Bakery.xcodeproj")).write()
    #expect(FileIdentity(manifest) == before)
    let links = package.folder + "/Sources/Oven/Oven/Deep"
    #expect(try FileManager.default.contentsOfDirectory(atPath: links) == ["Door.swift"])
  }

  @Test(
    "A setting stands for the settings that it names",
    arguments: [
      ("$(A)-${B}", "one-two"), ("$(C)", "two and two"), ("$(MISSING)x", "x"), ("$(NAME:c99extidentifier)", "My_App"),
      ("$(NAME:rfc1034identifier)", "My-App"), ("$(NAME:upper)", "MY APP"), ("$(MISSING:default=none)", "none"),
      ("$($(KEY))", "two"), ("$(LOOP)", ""), ("5 $ each", "5 $ each"), ("$(OPEN", "$(OPEN"),
    ])
  func settings(text: String, expanded: String) {
    let settings = BuildSettings(levels: [
      ["A": "one", "C": "$(inherited) and $(B)", "LOOP": "$(LOOP2)", "LOOP2": "$(LOOP)", "KEY": "B"],
      ["B": "two", "C": "$(B)", "NAME": "My App"],
    ])
    #expect(settings.expanded(text) == expanded)
  }

  @Test func requirementsAreWrittenAsAManifestDoes() throws {
    defer { workspace.remove() }
    let references = [
      ("upToNextMajorVersion", "minimumVersion = 1.2.0", "from: \"1.2.0\""),
      ("upToNextMinorVersion", "minimumVersion = 1.2.0", ".upToNextMinor(from: \"1.2.0\")"),
      ("exactVersion", "version = 2.0.0", "exact: \"2.0.0\""),
      ("versionRange", "minimumVersion = 1.0.0; maximumVersion = 3.0.0", "\"1.0.0\"..<\"3.0.0\""),
      ("branch", "branch = main", "branch: \"main\""), ("revision", "revision = abc", "revision: \"abc\""),
    ]
    let objects = references.enumerated().map { index, reference in
      "R\(index) = { isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/a/Cards.git\"; "
        + "requirement = { kind = \(reference.0); \(reference.1); }; };"
    }
    try workspace.write(
      "bakery/A.xcodeproj/project.pbxproj",
      "{ objects = { P = { isa = PBXProject; packageReferences = (\(references.indices.map { "R\($0)" }.joined(separator: ", "))); }; "
        + objects.joined() + " }; rootObject = P; }")
    let packages = try XcodeProject(folder + "/A.xcodeproj").packages
    #expect(packages.map(\.identity) == references.map { _ in "Cards" })
    #expect(
      packages.map(\.declaration) == references.map { ".package(url: \"https://example.org/a/Cards.git\", \($0.2))" })
  }

  @Test(
    "A project that can't be read is named, with the reason",
    arguments: [
      ("{ objects = { <<<<<<< HEAD", "isn't a property list"), ("{ a = b; }", "has no 'objects' and 'rootObject'"),
      ("{ objects = { }; rootObject = P; }", "has no object P"),
      ("{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }", "has no target with Swift files"),
      (
        // A group that holds itself, a target without phases, and a folder that isn't there.
        "{ objects = { P = { isa = PBXProject; mainGroup = G; targets = (T, X); }; "
          + "G = { isa = PBXGroup; children = (G, S, Y); path = a; sourceTree = \"<group>\"; }; "
          + "S = { isa = PBXFileSystemSynchronizedRootGroup; path = b; sourceTree = \"<group>\"; }; "
          + "T = { isa = PBXNativeTarget; name = T; productType = \"com.apple.product-type.application\"; "
          + "fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }", "has no target with Swift files"
      ),
    ])
  func unreadable(text: String, reason: String) throws {
    defer { workspace.remove() }
    try workspace.write("bakery/A.xcodeproj/project.pbxproj", text)
    let result = try workspace.gnomon("build", "bakery/A.xcodeproj")
    #expect(result.status == 1)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.hasPrefix("gnomon: error: "))
  }

  @Test func aFolderWithSeveralProjectsAsksWhich() throws {
    defer { workspace.remove() }
    let text = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"
    for name in ["A", "B"] { try workspace.write("bakery/\(name)/\(name).xcodeproj/project.pbxproj", text) }
    let result = try workspace.gnomon("render", "bakery")
    #expect(
      result.errors
        == "gnomon: error: bakery holds 2 projects: name one of\n  bakery/A/A.xcodeproj\n  bakery/B/B.xcodeproj\n")
    try workspace.write(
      "bakery/W.xcworkspace/contents.xcworkspacedata",
      "<Workspace version=\"1.0\"><FileRef location=\"group:B/B.xcodeproj\"></FileRef>"
        + "<FileRef location=\"group:Pods/Pods.xcodeproj\"></FileRef></Workspace>")
    #expect(try workspace.gnomon("render", "bakery/W.xcworkspace").errors.contains("B.xcodeproj has no target"))
  }
}
