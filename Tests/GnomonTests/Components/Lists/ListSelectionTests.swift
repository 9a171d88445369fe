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

  struct Several: View {
    @State private var selection: Set<String> = []
    var body: some View {
      List(selection: $selection) {
        Text("one").tag("one")
        Text("two").tag("two")
        Text(selection.sorted().joined(separator: " ")).tag("three").selectionDisabled()
      }
    }
  }

  @Test("With the Command key a tap adds a row or takes it away", arguments: [PlatformProfile.iOS26, .macOS26])
  func command(profile: PlatformProfile) {
    let host = makeHost(Several(), 300, 400) { $0.profile = profile }
    host.update()
    let taps: [(Int, EventModifiers, String)] = [
      (0, .command, "one"), (1, .command, "one two"), (0, .command, "two"), (0, [], "one"), (1, .shift, "two"),
    ]
    for (index, held, expected) in taps {
      host.tap(at: CGPoint(x: 150, y: host.frame("Text[\(index)]").midY), modifiers: held)
      host.update()
      #expect(host.texts.last == expected)
    }
  }
}
