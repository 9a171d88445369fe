// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ScrollTargetVisibilityTests {
  @Test func visibilityIsTold() {
    let journal = Journal()
    let host = makeHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 100)
          Color.blue.frame(width: 50, height: 40).onScrollVisibilityChange { journal.add("\($0)") }
        }
      }, 50, 100)
    host.update()
    #expect(journal.entries == [])
    host.scroll(to: CGPoint(x: 0, y: 20))
    #expect(journal.entries == ["true"])
    host.scroll(to: .zero)
    #expect(journal.entries == ["true", "false"])
  }
}
