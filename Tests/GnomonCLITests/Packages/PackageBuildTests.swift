// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `gnomon build`, `test` and `run` with packages as users write them.
@Suite(.serialized) struct PackageBuildTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func git(_ folder: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", workspace.folder.appendingPathComponent(folder).path, "-c", "user.name=A", "-c",
        "user.email=a@example.com",
      ] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// A package of another author's that reads otherwise where it sees one of Apple's modules.
  private func writeDependency() throws {
    try workspace.write(
      "plain/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "plain", products: [.library(name: "Plain", targets: ["Plain"])], targets: [.target(name: "Plain")])
      """)
    try workspace.write(
      "plain/Sources/Plain/Plain.swift",
      """
      #if canImport(SwiftUI) || canImport(Combine) || canImport(CoreGraphics) || canImport(UIKit) || canImport(os)
      public let reading = "Apple's"
      #else
      public let reading = "Linux's"
      #endif
      """)
    try git("plain", "init", "-q")
    try git("plain", "add", ".")
    try git("plain", "commit", "-qm", "Begin")
    try git("plain", "tag", "1.0.0")
  }

  private func writePackage() throws {
    try workspace.write(
      "cards/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "cards", platforms: [.iOS(.v17)], products: [.library(name: "Cards", targets: ["Cards"])],
        dependencies: [.package(url: "file://\(workspace.folder.path)/plain", from: "1.0.0")],
        targets: [
          .target(name: "Model-Core"),
          .target(
            name: "Cards", dependencies: ["Model-Core", .product(name: "Plain", package: "plain")],
            swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))]),
          .executableTarget(name: "show", dependencies: ["Cards"]),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]),
        ])
      """)
    try workspace.write(
      "cards/Sources/Model-Core/Model.swift",
      """
      import Foundation
      public final class Model: ObservableObject {
        @Published public var width: CGFloat = 40
        public init() {}
      }
      """)
    // Nothing is left of it where only Linux's reading counts.
    try workspace.write(
      "cards/Sources/Cards/Phone.swift",
      """
      #if os(iOS)
      import SwiftUI
      public struct Phone: View {
        public init() {}
        public var body: some View { Color(.brand).frame(width: 30, height: 20) }
      }
      #endif
      """)
    // Its reading for iOS can't be compiled here.
    try workspace.write(
      "cards/Sources/Cards/Share.swift",
      """
      import SwiftUI
      #if os(iOS)
      let sheet = UIThingThatIsNotThere()
      public let share = "iOS"
      #else
      public let share = "other"
      #endif
      """)
    try workspace.write(
      "cards/Sources/Cards/Card.swift",
      """
      import Model_Core
      import Plain
      import SwiftUI

      public let plainReading = Plain.reading
      public let path = #filePath
      #if PHONE
      let height: CGFloat = 20
      #else
      let height: CGFloat = 10
      #endif

      public struct Card: View {
        @StateObject var model = Model()
        public init() {}
        public var body: some View { Color.red.frame(width: model.width, height: height) }
      }

      #Preview { Card() }
      """)
    try workspace.write(
      "cards/Sources/Cards/Assets.xcassets/brand.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}
      """)
    try workspace.write("cards/Sources/show/main.swift", "import Cards\nprint(\"shown\", Card.self)\n")
    try workspace.write(
      "cards/Tests/CardsTests/CardTests.swift",
      """
      import SwiftUI
      import Testing
      @testable import Cards

      @Test func theDependencyIsReadAsOnLinux() { #expect(plainReading == "Linux's") }

      @Test func filesAreReadForIOSWhereThatCompiles() { #expect(share == "other") }

      @Test func placesAreThoseOfTheUsersFile() { #expect(path.hasSuffix("/cards/Sources/Cards/Card.swift")) }

      @Test @MainActor func picturesAreAttached() throws {
        let renderer = ImageRenderer(content: HStack(spacing: 0) { Card(); Phone() })
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 70, height: 20))
        Attachment.record(image, named: "card.png")
        let pixels = try #require(renderer.cgImage)
        Attachment.record(pixels, named: "pixels", as: .jpeg)
      }

      @Test func thereIsOneGnomon() throws {
        let maps = String(decoding: try #require(FileHandle(forReadingAtPath: "/proc/self/maps")).readDataToEndOfFile(), as: UTF8.self)
        let lines = maps.split(separator: "\\n").map { $0.split(separator: " ") }
        let libraries = Set(lines.compactMap(\\.last).filter { $0.contains("Gnomon") })
        #expect(libraries.count == 1)
        // The type that this code means is the library's.
        let type = UInt(bitPattern: unsafeBitCast(Text.self, to: UnsafeRawPointer.self))
        let line = try #require(lines.first { line in
          let ends = line[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
          return ends.count == 2 && (ends[0]..<ends[1]).contains(type)
        })
        #expect(line.last?.hasSuffix("/libGnomonRuntime.so") == true)
      }
      """)
  }

  @Test("A program of one file with an older attribute than @main is built and run as by that")
  func olderMainAttributes() throws {
    try workspace.write(
      "old/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "old", targets: [.executableTarget(name: "old")])
      """)
    try workspace.write(
      "old/Sources/old/AppDelegate.swift",
      """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched at line \\(#line)")
          return true
        }
      }
      """)
    let run = try workspace.gnomon("run", "--package-path", "old")
    #expect(
      run.output == """
        launched at line 8
        AppDelegate: told that the app starts; there is no screen here to show its windows on. Draw a view with `gnomon render FILE.swift`.

        """, "\(run.errors)")
  }

  /// `Store` has a publisher where it sees Combine; Linux's reading of it is complete without.
  private func writeStore(publisher: String) throws {
    try workspace.write(
      "store/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "store", products: [.library(name: "Store", targets: ["Store"])],
        targets: [.target(name: "StoreCore"), .target(name: "Store", dependencies: ["StoreCore"])])
      """)
    try workspace.write("store/Sources/Store/Store.swift", "@_exported import StoreCore\npublic let name = \"store\"\n")
    try workspace.write(
      "store/Sources/StoreCore/Core.swift",
      """
      public struct Reader { public init() {} }
      #if canImport(Combine)
      import Combine
      extension Reader { \(publisher) }
      #endif
      """)
    try git("store", "init", "-q")
    try git("store", "add", ".")
    try git("store", "commit", "-qm", "Begin")
    try git("store", "tag", "1.0.0")
    try workspace.write(
      "user/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "user", dependencies: [.package(url: "file://\(workspace.folder.path)/store", from: "1.0.0")],
        targets: [.executableTarget(name: "show", dependencies: [.product(name: "Store", package: "store")])])
      """)
    try workspace.write(
      "user/Sources/show/main.swift",
      """
      import Combine
      import Store
      let reading = Reader().valuePublisher().sink { print("read", $0) }
      """)
  }

  @Test("A dependency with a reading for Linux sees Combine where a target asks for what it has only then")
  func aDependencyIsAskedForItsPublishers() throws {
    defer { workspace.remove() }
    try writeStore(publisher: "public func valuePublisher() -> Just<Int> { Just(7) }")
    let run = try workspace.gnomon("run", "--package-path", "user")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("read 7"))
    #expect(
      (run.output + run.errors).contains(
        "gnomon: show uses 'valuePublisher', which StoreCore has only where it sees SwiftUI and Combine"))
    // The second build begins with the answer.
    let again = try workspace.gnomon("run", "--package-path", "user")
    #expect(again.status == 0 && !(again.output + again.errors).contains("has only where"))
  }

  @Test("A dependency that can't be compiled with Combine is compiled as before, and the target's errors are shown")
  func aDependencyThatCannotBeAskedIsLeftAlone() throws {
    defer { workspace.remove() }
    try writeStore(publisher: "public func valuePublisher() -> Just<Int> { notThere() + 1 as String }")
    let build = try workspace.gnomon("build", "--package-path", "user")
    let said = build.output + build.errors
    #expect(build.status != 0)
    #expect(said.contains("error: value of type 'Reader' has no member 'valuePublisher'"))
  }

  @Test("A package for macOS alone is read as for macOS, and what its manifest defines for that holds")
  func aPackageForMacOSAlone() throws {
    defer { workspace.remove() }
    try workspace.write(
      "mac/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "mac", platforms: [.macOS(.v13)],
        targets: [.executableTarget(name: "mac", swiftSettings: [.define("MAC", .when(platforms: [.macOS]))])])
      """)
    try workspace.write(
      "mac/Sources/mac/main.swift",
      """
      import Foundation
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if os(macOS) && MAC
      print("macOS", kSecClass)
      #endif
      """)
    let run = try workspace.gnomon("run", "--package-path", "mac")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("macOS class"))
  }

  @Test func aPackageIsBuiltTestedAndRunAsItIs() throws {
    defer { workspace.remove() }
    try writeDependency()
    try writePackage()
    try FileManager.default.createDirectory(
      at: workspace.folder.appendingPathComponent("attached"), withIntermediateDirectories: true)
    let package = ["--package-path", workspace.folder.appendingPathComponent("cards").path]

    let tested = try workspace.gnomon(
      ["test"] + package + ["--attachments-path", workspace.folder.appendingPathComponent("attached").path])
    #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
    #expect((tested.output + tested.errors).contains("Test run with 5 tests in 0 suites passed"))
    #expect(try workspace.data("attached/card.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try workspace.data("attached/pixels.jpeg").starts(with: [0xFF, 0xD8]))

    // All is compiled once more in the same folder, where each module lies by now: the answers stay the same.
    let again = try workspace.gnomon(["test"] + package + ["-Xswiftc", "-DSECOND"])
    #expect(again.status == 0, "\(again.output)\(again.errors)")

    // A file that can be compiled as for iOS after a change is read so again.
    try workspace.write(
      "cards/Sources/Cards/Share.swift",
      """
      import SwiftUI
      #if os(iOS)
      public let share = "iOS"
      #else
      public let share = "other"
      #endif
      """)
    try workspace.write("cards/Sources/show/main.swift", "import Cards\nprint(\"shown\", Card.self, share)\n")
    let run = try workspace.gnomon(["run"] + package + ["-Xswiftc", "-DSECOND", "show"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("shown Card iOS"))

    // Views are shown with what the package manager makes of other packages.
    let layout = try workspace.gnomon("layout", "cards", "--view", "Card")
    #expect(layout.status == 0, "\(layout.errors)")
    #expect(layout.output.contains("Color  40×20"))
    #expect(try workspace.gnomon("previews", "cards").output.hasSuffix("\tCard.swift:19\n"))

    // An error names the user's file and line.
    try workspace.write("cards/Sources/Cards/Wrong.swift", "import Foundation\n\nlet wrong: Int = \"text\"\n")
    let wrong = try workspace.gnomon(["build"] + package)
    #expect(wrong.status != 0)
    #expect((wrong.output + wrong.errors).contains("cards/Sources/Cards/Wrong.swift:3:18: error: cannot convert value"))
  }

  @Test func aFolderWithoutAManifestIsNamed() throws {
    defer { workspace.remove() }
    try workspace.write("views/Card.swift", "import SwiftUI")
    let result = try workspace.gnomon("build", "--package-path", "views")
    #expect(result.status == 1)
    #expect(result.errors == "gnomon: error: there is neither views/Package.swift nor a project of Xcode's\n")
  }

  @Test func staticLibrariesAreRefused() throws {
    defer { workspace.remove() }
    let result = try workspace.gnomon("build", "--static-swift-stdlib")
    #expect(result.status == 1)
    #expect(result.errors.contains("can't take --static-swift-stdlib"))
  }

  @Test func theHelpNamesThePackageManager() throws {
    defer { workspace.remove() }
    for verb in ["build", "test", "run"] {
      let result = try workspace.gnomon(verb, "--help")
      #expect(result.status == 0)
      #expect(result.output.contains("'swift \(verb) --help' lists the options."))
    }
  }
}
