// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SettingsLinkTests {
  @Test("What has no effect without a screen is kept")
  func kept() {
    let view = VStack {
      Text(verbatim: "c").dialogIcon(Image(systemName: "star")).springLoadingBehavior(.enabled)
      SettingsLink()
      SettingsLink { Text(verbatim: "Own") }
    }
    let host = makeHost(view, 300, 300)
    host.update()
    #expect(host.texts == ["c", "Settings…", "Own"])
    #expect(host.root.attributes("dialogIcon").count == 1)
  }
}
