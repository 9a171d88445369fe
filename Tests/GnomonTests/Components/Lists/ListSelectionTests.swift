// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ListSelectionTests {
  struct Selecting: View {
    @State private var selection: String?
    var body: some View {
      List(selection: $selection) {
        Text("one").tag("one")
        Text("two").tag("two").selectionDisabled()
        Text(selection ?? "none").tag("three").selectionDisabled(false)
      }
    }
  }

  @Test("A row whose selection is disabled isn't selected by a tap")
  func disabled() {
    let host = makeHost(Selecting(), 300, 400)
    host.update()
    for (index, expected) in [(0, "one"), (1, "one"), (2, "three")] {
      let row = host.frame("Text[\(index)]")
      host.tap(at: CGPoint(x: 150, y: row.midY))
      host.update()
      #expect(host.texts.last == expected)
    }
  }
}
