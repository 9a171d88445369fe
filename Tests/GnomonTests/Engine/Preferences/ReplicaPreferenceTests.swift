// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Preferences of what modifiers of several views wrap") struct ReplicaPreferenceTests {
  private struct Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private func said(_ number: Int) -> some View {
    GeometryReader { _ in Color.clear.preference(key: Numbers.self, value: [number]) }
  }

  @Test("A modifier between the one that says something and the one that reads it hides nothing")
  func between() {
    let view = VStack {
      ForEach(0..<2, id: \.self) { index in
        AnyView(Color.red.frame(width: 10, height: 10))
          .background(said(index + 1))
          .frame(width: 50)
          .overlayPreferenceValue(Numbers.self) { Text(verbatim: "\($0)") }
      }
    }
    let host = makeHost(GeometryReader { _ in view }, 200, 100)
    host.update()
    #expect(host.text(0) == "[1]" && host.text(1) == "[2]")
  }

  @Test("A layer of preferences, an inset and a row's background are there once for each of several views, and no more")
  func layersOfEach() {
    let journal = Journal()
    var made: [[Int]] = []
    let view = VStack(spacing: 0) {
      Group {
        Color.red.frame(width: 10, height: 10).preference(key: Numbers.self, value: [1])
        Color.blue.frame(width: 20, height: 20).preference(key: Numbers.self, value: [2])
      }
      .overlayPreferenceValue(Numbers.self) { numbers in
        made.append(numbers)
        return AppearanceProbe(name: "overlay \(numbers)", journal: journal)
      }
      .backgroundPreferenceValue(Numbers.self) { AppearanceProbe(name: "background \($0)", journal: journal) }
      .safeAreaInset(edge: .bottom) { AppearanceProbe(name: "inset", journal: journal, width: 5) }
      .listRowBackground(AppearanceProbe(name: "row", journal: journal))
      .tabItem { AppearanceProbe(name: "tab", journal: journal) }
      .swipeActions { AppearanceProbe(name: "swipe", journal: journal) }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(Set(made) == [[1], [2]])
    for name in ["overlay [1]", "overlay [2]", "background [1]", "background [2]"] {
      #expect(journal.entries.count { $0 == "+\(name)" } == 1)
    }
    for name in ["inset", "row", "tab", "swipe"] {
      #expect(journal.entries.count { $0 == "+\(name)" } == 2, "\(name)")
    }
    #expect(host.snapshot().root.all("safeAreaInset").map(\.frame.height) == [20, 30])
  }
}
