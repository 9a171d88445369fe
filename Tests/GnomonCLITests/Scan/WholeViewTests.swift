// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// The command's choice.
@Suite(.serialized)
final class WholeViewTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  deinit { workspace.remove() }

  @Test func theViewThatNoOtherShowsIsTaken() throws {
    try workspace.write(
      "Screen.swift",
      """
      import SwiftUI
      struct Screen: View { var body: some View { Row() } }
      struct Row: View { var body: some View { Color.red.frame(width: 10, height: 10) } }
      """)
    let result = try workspace.gnomon("layout", "Screen.swift", "--size", "50x50")
    #expect(result.output.hasPrefix("Screen"))
    #expect(result.errors == "gnomon: taking Screen, a view that needs no arguments; --view takes another: Row\n")
  }

  @Test func publicViewsGoBeforeOthers() throws {
    try workspace.write(
      "Kit/Kit.swift",
      """
      import SwiftUI
      public struct Ring: View {
        public init() {}
        public var body: some View { Color.red.frame(width: 10, height: 10) }
      }
      struct Probe: View { var body: some View { Color.blue } }
      """)
    #expect(try workspace.gnomon("layout", "Kit", "--size", "50x50").output.hasPrefix("Ring"))
  }
}
