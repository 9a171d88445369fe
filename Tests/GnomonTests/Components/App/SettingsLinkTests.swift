// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SettingsLinkTests {
  @Test("It has the system's title, or a label of its own")
  func titles() {
    let host = makeHost(
      VStack {
        SettingsLink()
        SettingsLink { Text(verbatim: "Own") }
      }, 300, 300)
    host.update()
    #expect(host.texts == ["Settings…", "Own"])
  }
}
