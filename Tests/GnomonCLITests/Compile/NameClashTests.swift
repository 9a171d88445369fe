// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// A user's own modules may use the names that Gnomon has and SwiftUI hasn't.
@Suite(.serialized)
final class NameClashTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  private static func hiddenNames() throws -> [String] {
    let source = try String(contentsOf: Repository.file("Compatibility/Modules/GnomonNames.swift"), encoding: .utf8)
    return source.matches(of: /public typealias (\w+) =/).map { String($0.1) }
  }

  private func writePackage(_ names: [String]) throws {
    try workspace.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)],
        targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
      """)
    let types = names.map { "public struct \($0) { public static let own = 1 }" }
    try workspace.write("Sources/Kit/Kit.swift", types.joined(separator: "\n"))
  }

  @Test("A third module's types of Gnomon's own names aren't ambiguous, in any order of imports")
  func clashes() throws {
    let names = try Self.hiddenNames() + ["Row", "FileEntry", "ViewEntry"]
    #expect(names.contains("SourceLocation") && names.contains("LayoutNode"))
    try writePackage(names)
    let imports = [
      ["SwiftUI", "Kit"], ["Kit", "SwiftUI"], ["Combine", "Kit", "SwiftUI"], ["UIKit", "Kit"], ["Foundation", "Kit"],
      ["SwiftUI", "Kit", "UIKit", "CoreGraphics"], ["Kit", "Foundation", "SwiftUI"],
    ]
    for (index, modules) in imports.enumerated() {
      let lines = modules.map { "import \($0)\n" }.joined()
      let sum = names.map { "\($0).own" }.joined(separator: ", ")
      try workspace.write(
        "Sources/App/Uses\(index).swift",
        "\(lines)enum Uses\(index) { static var sum: Int { [\(sum)].reduce(0, +) } }\n")
    }
    try workspace.write(
      "Sources/App/Bar.swift",
      """
      import SwiftUI
      struct Bar: View {
        private let sums = [\((0..<imports.count).map { "Uses\($0).sum" }.joined(separator: ", "))]
        var body: some View { Color.red.frame(width: CGFloat(sums.min() ?? 0), height: 10) }
      }
      """)
    let result = try workspace.gnomon("layout", ".", "--view", "Bar", "--size", "100x100")
    #expect(result.output.contains("frame  \(names.count)×10"), "\(result.errors)")
  }

  @Test("A file that imports Gnomon has its names, and one that doesn't is told what to import")
  func own() throws {
    try workspace.write(
      "Page.swift",
      """
      import Gnomon
      import SwiftUI
      struct Page: View {
        private let paint: Paint? = nil
        var body: some View { Color.red.frame(width: paint == nil ? 20 : 10, height: 10) }
      }
      """)
    let result = try workspace.gnomon("layout", "Page.swift", "--size", "100x100")
    #expect(result.output.contains("frame  20×10"), "\(result.errors)")
    try workspace.write("Other.swift", "import SwiftUI\nlet paint: Paint? = nil\n")
    let refused = try workspace.gnomon("layout", "Other.swift")
    #expect(refused.errors.contains("'Paint' is unavailable: it's Gnomon's own: import Gnomon"), "\(refused.errors)")
  }
}
