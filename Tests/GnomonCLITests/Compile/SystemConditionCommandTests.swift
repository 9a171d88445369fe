// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// The command's second look at sources that can't be compiled for Linux.
@Suite(.serialized)
final class SystemConditionCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  @Test func sourcesForApplesSystemsAloneAreCompiled() throws {
    try workspace.write(
      "Cards/Boxed.swift",
      """
      #if os(macOS)
      import SwiftUI
      extension View { func boxed() -> some View { frame(width: 40, height: 20) } }
      #endif
      """)
    try workspace.write(
      "Cards/Card.swift", "import SwiftUI\nstruct Card: View { var body: some View { Color.red.boxed() } }\n")
    let result = try workspace.gnomon("layout", "Cards", "--size", "100x100")
    #expect(result.output.contains("frame  40×20 at (30, 40)"), "\(result.errors)")
    let note =
      "gnomon: compiled as for macOS, since it can't be compiled for Linux: Card.swift:2: value of type 'Color' has no "
      + "member 'boxed'\n"
    #expect(result.errors.hasPrefix(note))
    #expect(try workspace.gnomon("layout", "Cards", "--size", "100x100").errors == result.errors)
  }

  @Test func onlyWhatIsMissingIsLookedForElsewhere() {
    func missing(_ errors: String...) -> String? {
      CompilerDiagnostics(errors.map { "/a/Card.swift:5:1: error: \($0)\n  body\n" }.joined()).missingName
    }
    #expect(missing("cannot find 'UIColor' in scope") == "Card.swift:5: cannot find 'UIColor' in scope")
    #expect(missing("no such module 'UIKit'") != nil)
    #expect(missing("type 'Card' does not conform to protocol 'View'") != nil)
    #expect(missing("expected ')'", "no type named 'Kit' in module 'SwiftUI'") == "Card.swift:5: expected ')'")
    #expect(missing("incorrect argument label in call (have 'widht:', expected 'width:')") == nil)
    #expect(missing("expected '}' in struct", "cannot convert value of type 'Int' to specified type 'String'") == nil)
  }

  @Test func whatHoldsOnLinuxComesFirst() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        #if os(iOS)
        let width: CGFloat = 10
        #else
        let width: CGFloat = 20
        #endif
        var body: some View { Color.red.frame(width: width, height: 5) }
      }
      """)
    let result = try workspace.gnomon("layout", "Card.swift", "--size", "50x50")
    #expect(result.output.contains("frame  20×5 at"), "\(result.errors)")
  }

  @Test func mistakesAreToldAsLinuxSeesThem() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      #if os(iOS)
      import UIKit
      #endif
      struct Card: View { var body: some View { Color.red.frame(widht: 10) } }
      """)
    let result = try workspace.gnomon("layout", "Card.swift")
    #expect(result.status == 1)
    #expect(result.errors.contains("Card.swift:5:"))
    #expect(!result.errors.contains("no such module"))
  }
}
