// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TabContentTests {
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

  private struct AnyTabs: View {
    @State private var selection = 1
    var body: some View {
      TabView(selection: $selection) {
        AnyTabContent(Tab("A", systemImage: "star", value: 1) { Text("page A") })
        if #available(iOS 99, macOS 99, *) {
          Tab("B", systemImage: "star", value: 2) { Text("page B") }
        }
      }
      .tabViewStyle(.tabBarOnly)
    }
  }

  @Test("Tabs of any type, and a bar alone")
  func anyTab() {
    let host = makeHost(AnyTabs(), 200, 200)
    host.update()
    #expect(host.texts.contains("page A") && host.texts.contains("A"))
    host.tap(at: CGPoint(x: 150, y: 148))
    #expect(host.texts.contains("page B"))
  }

  private struct Tabs: View {
    @State var selection = 1
    let names: [String]

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<names.count) { index in
          Tab(names[index], systemImage: "circle", value: index) { Text("page \(names[index])") }
        }
        Tab("Last", systemImage: "star", value: 9) { Text("last page") }
      }
    }
  }

  @Test("A collection of tabs beside a single one")
  func tabsOfACollection() {
    let host = makeHost(Tabs(names: ["a", "b"]), 200, 200)
    host.update()
    let texts = host.snapshot().text()
    #expect(texts.contains("page b") && !texts.contains("page a"), "the second is chosen")
    #expect(texts.contains("\"a\"") && texts.contains("\"Last\""), "each has its label")
  }
}
