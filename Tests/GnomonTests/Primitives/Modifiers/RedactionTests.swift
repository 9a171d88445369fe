// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct RedactionTests {
  @Test func placeholdersAreDrawnInPlaceOfText() {
    #expect(drawnCommands(Text("abc").redacted(reason: .placeholder)).contains { $0.hasPrefix("fill 35 15 30 20 ") })
    #expect(drawnCommands(Text("abc").redacted(reason: .placeholder)).contains { $0.hasPrefix("text") } == false)
    #expect(drawnCommands(Text("abc").unredacted().redacted(reason: .placeholder)).contains { $0.hasPrefix("text") })
  }
}
