// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceRotorTests {
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

  @Test("A resource says what a key would, also in a section's header")
  func resources() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) of *many*"
    let host = makeHost(VStack { Section(resource) { Text(resource) } }, 200, 100)
    host.update()
    #expect(host.text(0) == "3 of many" && host.text(1) == "3 of many")
    #expect(resource.key == "%lld of *many*" && resource == resource)
    let other = makeHost(Text(LocalizedStringResource("greeting", defaultValue: "Hello")), 100, 50)
    other.update()
    #expect(other.text() == "Hello")
  }

  @Test("A view that stands for others shows what it was made of")
  func replaceable() {
    let host = makeHost(DebugReplaceableView(erasing: Color.red.frame(width: 10, height: 5)), 50, 50)
    host.update()
    host.expect(["Color": [10, 5]])
  }

  @Test("Tabs in a group, and tabs whose values may be none")
  func groupedTabs() {
    struct Tabs: View {
      @State var selection: Int? = 2
      var body: some View {
        TabView(selection: $selection) {
          Group {
            Tab("a", systemImage: "circle", value: Int?.some(1)) { Text(verbatim: "page a") }
            Tab("b", systemImage: "circle", value: Int?.some(2)) { Text(verbatim: "page b") }
          }
          ForEach([3, 4], id: \.self) { number in
            Tab("\(number)", systemImage: "circle", value: Int?.some(number)) { Text(verbatim: "page \(number)") }
          }
        }
      }
    }
    let host = makeHost(Tabs(), 200, 200)
    host.update()
    let text = host.snapshot().text()
    #expect(text.contains("page b") && !text.contains("page a") && text.contains("\"4\""))
  }
}
