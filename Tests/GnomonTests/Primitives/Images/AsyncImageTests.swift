// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AsyncImageTests {
  @Test func filesAreLoadedAtOnceAndAddressesArent() {
    let host = makeHost(
      VStack {
        AsyncImage(url: URL(string: "https://example.org/a.png")) { _ in
          Text("shown")
        } placeholder: {
          Text("empty")
        }
        AsyncImage(url: URL(fileURLWithPath: "/nowhere.png")) { phase in Text(phase.error == nil ? "fine" : "failed") }
      }, 200, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["empty", "failed"])
    #expect(host.warnings.map(\.name) == [.noNetwork])
  }
}
