// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct AccessibilityRotorTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private func rotors<V: View>(_ view: V) -> [AccessibilityRotor] {
    let host = makeHost(view, 50, 50)
    host.update()
    return host.root.attributes("accessibility.rotor").compactMap { $0 as? AccessibilityRotor }
  }

  private func ids(_ rotor: AccessibilityRotor) -> [AnyHashable?] { rotor.entries().map(\.id) }

  @Test("A rotor's entries: collections, groups, conditions and single ones, in their order")
  func entries() {
    let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    let isOn = true
    let found = rotors(
      Color.red.accessibilityRotor("Numbers") {
        ForEach(items) { AccessibilityRotorEntry(Text($0.name), id: $0.id) }
        if isOn { AccessibilityRotorEntry("three", id: 3) }
        Group {
          AccessibilityRotorEntry("four", id: 4)
          AccessibilityRotorEntry("five", id: 5)
        }
      })
    #expect(found.count == 1)
    #expect(found.first.map(ids) == [1, 2, 3, 4, 5])
    #expect(found.first?.entries().map(\.label) == ["one", "two", "three", "four", "five"].map { Text(verbatim: $0) })
  }

  @Test("A rotor of values takes their ids and a label by a property, one of ranges none")
  func values() {
    let items = [Item(id: 7, name: "seven")]
    let text = "a text"
    let found = rotors(
      Color.red
        .accessibilityRotor(.headings(level: .h1), entries: items, entryLabel: \.name)
        .accessibilityRotor("Ids", entries: items, entryID: \.name, entryLabel: \.name)
        .accessibilityRotor("Ranges", textRanges: [text.startIndex..<text.endIndex]))
    #expect(found.map { $0.entries().count } == [1, 1, 1])
    #expect(Set(found.flatMap(ids)) == [7, "seven", nil])
  }
}
