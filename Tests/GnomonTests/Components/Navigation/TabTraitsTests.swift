// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@Suite("What a tab is modified by")
@MainActor
struct TabTraitsTests {
  final class Model: ObservableObject {
    @Published var tab = 1
    @Published var isHidden = false
    @Published var isDisabled = false
    @Published var count = 0
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("taps \(count)") { count += 1 } }
  }

  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
          .badge(model.count)
          .customizationID("one")
          .accessibilityLabel("The first")
        Tab("Two", systemImage: "2.circle", value: 2) { Counter() }
          .hidden(model.isHidden)
        Tab("Three", systemImage: "3.circle", value: 3) { Text("Third") }
          .disabled(model.isDisabled)
      }
    }
  }

  @Test("A hidden tab isn't in the bar, keeps its state, and is shown where the selection says so")
  func hidden() {
    let model = Model()
    let host = makeHost(Page(model: model), 300, 300)
    model.tab = 2
    host.update()
    host.tap(at: CGPoint(x: 150, y: 108))
    #expect(host.texts == ["taps 1", "One", "Two", "Three"])
    model.isHidden = true
    host.update()
    #expect(host.texts == ["taps 1", "One", "Three"])
    // Two tabs share the bar now.
    host.tap(at: CGPoint(x: 202, y: 248))
    #expect(model.tab == 3 && host.texts == ["Third", "One", "Three"])
    model.isHidden = false
    model.tab = 2
    host.update()
    #expect(host.texts == ["taps 1", "One", "Two", "Three"])
  }

  @Test("Where nothing is chosen, the first tab is shown that isn't hidden")
  func firstShown() {
    let host = makeHost(
      TabView {
        Tab("A", systemImage: "star") { Text("a") }.hidden()
        Tab("B", systemImage: "star") { Text("b") }
      }, 300, 300)
    host.update()
    #expect(host.texts == ["b", "B"])
    let all = makeHost(TabView { Tab("A", systemImage: "star") { Text("a") }.hidden() }, 300, 300)
    all.update()
    #expect(all.texts == ["a"])
  }

  @Test("The tabs of an if and of its else are others, each with a state of its own")
  func branches() {
    struct Pages: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView {
          if model.isHidden {
            Tab("A", systemImage: "star") { Counter() }
          } else {
            Tab("B", systemImage: "star") { Counter() }
          }
        }
      }
    }
    let model = Model()
    let host = makeHost(Pages(model: model), 300, 300)
    host.update()
    host.tap(at: CGPoint(x: 150, y: 108))
    #expect(host.texts == ["taps 1", "B"])
    model.isHidden = true
    host.update()
    #expect(host.texts == ["taps 0", "A"])
  }

  @Test("A disabled tab can't be chosen by hand; its page isn't disabled")
  func disabled() {
    let model = Model()
    let host = makeHost(Page(model: model), 300, 300)
    model.isDisabled = true
    host.update()
    host.tap(at: CGPoint(x: 250, y: 248))
    #expect(model.tab == 1)
    model.isDisabled = false
    host.update()
    host.tap(at: CGPoint(x: 250, y: 248))
    #expect(model.tab == 3)
  }

  @Test("A badge comes and goes in the bar, and none of a page's state with it")
  func badge() {
    let model = Model()
    let host = makeHost(Page(model: model), 300, 300)
    host.update()
    #expect(host.texts == ["First", "One", "Two", "Three"])
    model.count = 5
    host.update()
    #expect(host.texts == ["First", "One", "5", "Two", "Three"])
    let badge = host.frame("Text[2]")
    #expect(badge.minX > 71 && badge.maxX < 118 && badge.minY > 217 && badge.maxY < 248)
    model.count = 0
    host.update()
    #expect(host.texts == ["First", "One", "Two", "Three"])
  }

  @Test("A tab item has a badge on either side; several tabs have it each; a view inside of a page gives none")
  func whereBadgesStand() {
    let host = makeHost(
      TabView {
        Text("a").tabItem { Text("A") }.badge("x")
        Text("b").badge(2).tabItem { Text("B") }
        VStack { Text("c").badge(3) }.tabItem { Text("C") }
      }, 300, 300)
    host.update()
    #expect(host.texts == ["a", "A", "x", "B", "2", "C"])
    let each = makeHost(
      TabView {
        TabSection("Both") {
          ForEach(0..<2) { number in Tab("T\(number)", systemImage: "star") { Text("page \(number)") } }
        }
        .badge(Text("new"))
      }, 300, 300)
    each.update()
    #expect(each.texts == ["page 0", "T0", "new", "T1", "new"])
  }

  @Test("What users would have changed of tabs and columns is kept in the defaults")
  func customization() throws {
    let store = try #require(UserDefaults(suiteName: "TabTraitsTests"))
    store.removePersistentDomain(forName: "TabTraitsTests")
    struct Settings: View {
      @AppStorage("tabs") private var tabs: TabViewCustomization
      var body: some View {
        Text("\(tabs[sidebarVisibility: "a"] == .hidden)")
          .onTapGesture { tabs[tab: "a"].sidebarVisibility = .hidden }
          .tabViewCustomization($tabs)
      }
    }
    let host = makeHost(Settings().defaultAppStorage(store), 100, 100)
    host.update()
    #expect(host.texts == ["false"])
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(host.texts == ["true"])
    let again = makeHost(Settings().defaultAppStorage(store), 100, 100)
    again.update()
    #expect(again.texts == ["true"])
    store.removePersistentDomain(forName: "TabTraitsTests")
  }
}
