// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct OnOpenURLTests {
  @Test func addressesReachTheViewsThatWantThem() throws {
    let journal = Journal()
    let host = makeHost(Color.red.onOpenURL { journal.add($0.absoluteString) }, 10, 10)
    host.update()
    let url = try #require(URL(string: "app://here"))
    #expect(host.open(url))
    #expect(journal.entries == ["app://here"])
  }
}
