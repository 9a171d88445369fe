// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// What a source may expect of the command that compiles it.
@Suite(.serialized)
final class SourceExpectationTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  @Test func debugSourcesAreCompiled() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      #if DEBUG
      #Preview("Debug") { Color.red.frame(width: 10, height: 10) }
      #endif
      """)
    #expect(try workspace.gnomon("previews", "Card.swift").output == "Debug\tCard.swift:3\n")
  }

  @Test func lengthsWithoutATypeAndCoreFoundation() throws {
    try workspace.write(
      "Card.swift",
      """
      import CoreFoundation
      import SwiftUI

      struct Card: View {
        let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        let most = CGSize(width: .infinity, height: .greatestFiniteMagnitude)
        var body: some View {
          Color.red.frame(width: min(most.width, 20), height: UIScreen.main.bounds.height / 10)
        }
      }
      """)
    let result = try workspace.gnomon("layout", "Card.swift", "--size", "50x100", "--view", "Card")
    #expect(result.errors == "")
    #expect(result.output.contains("frame  20×10 at"))
  }

  @Test func dependenciesAreCompletedToo() throws {
    try workspace.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Two", targets: [.target(name: "Lengths"), .target(name: "Shown", dependencies: ["Lengths"])])
      """)
    try workspace.write(
      "Sources/Lengths/Lengths.swift",
      "import CoreGraphics\npublic let most = CGRect(x: 0, y: 0, width: .infinity, height: .infinity)\n")
    try workspace.write(
      "Sources/Shown/Shown.swift",
      "import Lengths\nimport SwiftUI\nstruct Shown: View { var body: some View { Color.red.frame(width: min(most.width, 30)) } }\n"
    )
    let result = try workspace.gnomon("layout", ".", "--target", "Shown", "--size", "50x100")
    #expect(result.output.contains("frame  30×100 at"), "\(result.errors)")
  }
}
