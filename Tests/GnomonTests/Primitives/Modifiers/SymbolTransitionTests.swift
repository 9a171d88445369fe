// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SymbolTransitionTests {
  @Test("Movements of symbols that are replaced compile and change nothing")
  func symbols() {
    #expect(ContentTransition.symbolEffect(.replace) == .symbolEffect(.replace.downUp))
    #expect(ContentTransition.symbolEffect != .symbolEffect(.replace) && ContentTransition.symbolEffect != .identity)
    let host = makeHost(
      Text("x").contentTransition(.symbolEffect(.replace.magic(fallback: .replace)))
        .transition(.symbolEffect(.appear.up)), 100, 100)
    host.update()
    #expect(host.texts == ["x"])
  }
}
