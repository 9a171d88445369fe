// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ListRowModifierTests {
  @Test("Some of a row's distances are its own")
  func insets() {
    let host = makeHost(
      List {
        Text("a").listRowInsets(.leading, 50)
        Text("b").listRowInsets(.vertical, 30).listRowInsets(.leading, nil)
        Text("c")
      }
      .listStyle(.plain).listSectionSeparatorTint(.red).listSectionMargins(.horizontal, 5), 300, 400)
    host.update()
    let (a, b, c) = (host.frame("Text"), host.frame("Text[1]"), host.frame("Text[2]"))
    #expect(a.minX == 50 && b.minX == 16 && c.minX == 16)
    #expect(c.midY - b.midY == b.height / 2 + 30 + 26)
  }
}
