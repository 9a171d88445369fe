// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct PreferredColorSchemeTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func thePreferredColorSchemeIsTheHosts() {
    let host = makeHost(
      VStack {
        Scheme(); Color.red.preferredColorScheme(.dark)
      }, 100, 100)
    host.update()
    #expect(host.text() == "dark")
  }
}
