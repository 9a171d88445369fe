// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A project of Xcode's, built, tested, run and drawn as it is.
@Suite(.serialized) struct XcodeBuildTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try BakeryProject.write(workspace)
  }

  @Test func aProjectIsBuiltTestedRunAndDrawn() throws {
    defer { workspace.remove() }
    let test = try workspace.gnomon("test", "bakery/Bakery.xcodeproj")
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect((test.output + test.errors).contains("2 tests"))

    let run = try workspace.gnomon("run", "bakery/Bakery.xcodeproj")
    #expect(run.output.contains("BakeryApp: laid its first window out"), "\(run.errors)")
    #expect(!run.errors.contains("there's no"), "nothing is drawn, so no picture is missed: \(run.errors)")

    // The app's window has the app's object; the folder stands for its only project.
    let layout = try workspace.gnomon("layout", "bakery", "--locale", "de")
    #expect(layout.status == 0, "\(layout.errors)")
    #expect(layout.errors.contains("gnomon: taking the first window of the app BakeryApp"))
    #expect(layout.output.contains("Text \"Guten Tag\""), "\(layout.output)")
    #expect(layout.output.contains("Text \"3 Flour hot\""))
    #expect(layout.output.contains("Image  24×16"))
    #expect(layout.output.contains("bakery/App/Views/Counter.swift:") || layout.output.contains("Counter.swift:"))

    let previews = try workspace.gnomon("previews", "bakery", "--target", "Bakery App")
    #expect(previews.output.hasPrefix("Counter\t"), "\(previews.errors)")
  }

  @Test func targetsWithoutAMissingPackageAreBuilt() throws {
    defer { workspace.remove() }
    let objects = """
      DY = { isa = XCSwiftPackageProductDependency; productName = Yeast; package = RY; };
      RY = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(workspace.folder.path)/nowhere/Yeast.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      """
    let text = BakeryProject.project.replacing("packageReferences = (RF)", with: "packageReferences = (RF, RY)")
      .replacing(
        "fileSystemSynchronizedGroups = (ST);",
        with: "fileSystemSynchronizedGroups = (ST); packageProductDependencies = (DY);"
      )
      .replacing("P0 = { isa", with: objects + "\nP0 = { isa")
    try workspace.write("bakery/Bakery.xcodeproj/project.pbxproj", text)
    for _ in 0..<2 {
      let build = try workspace.gnomon("build", "bakery/Bakery.xcodeproj")
      #expect(build.status == 0, "\(build.output)\(build.errors)")
      #expect(
        build.errors.contains("gnomon: Yeast can't be fetched: targets that need it are left out (BakeryTests)"),
        "\(build.errors)")
    }
    // A view of the app is drawn.
    let layout = try workspace.gnomon("layout", "bakery/Bakery.xcodeproj")
    #expect(layout.output.contains("Text \"3 Flour hot\""), "\(layout.errors)")
  }

  @Test func errorsNameTheUsersFile() throws {
    defer { workspace.remove() }
    try workspace.write("bakery/App/Views/Counter.swift", "let count: Int = \"three\"\n")
    let build = try workspace.gnomon("build", "bakery/Bakery.xcodeproj")
    #expect(build.status == 1)
    #expect((build.output + build.errors).contains("/bakery/App/Views/Counter.swift:1:18: error: cannot convert value"))
    try FileManager.default.removeItem(at: workspace.folder.appendingPathComponent("bakery/App/Views/Counter.swift"))
    let missing = try workspace.gnomon("build", "bakery/Bakery.xcodeproj")
    #expect(missing.errors.contains("gnomon: Bakery App: the project names "))
    #expect(missing.errors.contains("/bakery/App/Views/Counter.swift, which isn't there"))
  }
}
