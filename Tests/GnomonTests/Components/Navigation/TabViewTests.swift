// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Tab views") struct TabViewTests {
  private func host<V: View>(_ view: V, _ profile: PlatformProfile = .macOS26) -> ViewHost {
    let host = makeHost(view, 400, 300) { $0.profile = profile }
    host.update()
    return host
  }

  private func frames(_ host: ViewHost) -> [String: CGRect] {
    Dictionary(host.snapshot().root.all("Text").map { ($0.text ?? "", $0.rendered) }) { first, _ in first }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Color.red.tabItem { Label("One", systemImage: "star") }
        Text(verbatim: "second").tabItem { Text(verbatim: "A longer one") }
      }
    }
  }

  @Test("Tabs are a strip of equal segments in the middle above the page, and have no pictures")
  func tabs() throws {
    let host = host(Tabs())
    let found = frames(host)
    let (one, longer) = (try #require(found["One"]), try #require(found["A longer one"]))
    #expect(isClose((one.midX + longer.midX) / 2, 200), "in the middle")
    #expect(one.midX < longer.midX && isClose(one.midY, longer.midY))
    #expect(host.snapshot().node("Image") == nil)
    let page = host.frame("Color")
    #expect(page.minY >= one.maxY && page.maxY == 300 && page.width == 400)
    host.tap(at: CGPoint(x: longer.midX, y: longer.midY))
    host.update()
    #expect(host.texts.contains("second"))
    host.tap(at: CGPoint(x: 20, y: longer.midY))
    host.update()
    #expect(host.texts.contains("second"), "beside the strip there's no tab")
  }

  @Test("Tabs begin at the right where text does, and stay below the pages on iOS")
  func otherTabs() throws {
    let mirrored = frames(host(Tabs().environment(\.layoutDirection, .rightToLeft)))
    let (one, longer) = (try #require(mirrored["One"]), try #require(mirrored["A longer one"]))
    #expect(one.midX > longer.midX)
    let phone = host(Tabs(), .iOS26)
    // Without an unsafe area glass keeps its distance of 21 (tab26-06, tab26-07).
    #expect(phone.frame("Color") == CGRect(x: 0, y: 0, width: 400, height: 300 - 62 - 21))
    #expect(host(Tabs(), .iOS18).frame("Color") == CGRect(x: 0, y: 0, width: 400, height: 251))
  }

  @Test("Tabs as values")
  func tabValues() {
    struct Page: View {
      @State private var tab = 1
      var hasThird = true
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
          Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
          if hasThird { Tab("Three", systemImage: "3.circle", value: 3) { Text("Third") } }
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    #expect(host.texts == ["First", "One", "Two", "Three"])
    host.tap(at: CGPoint(x: 250, y: 248))
    #expect(host.texts == ["Third", "One", "Two", "Three"])
  }

  @Test("A tab view shows the chosen tab and keeps the state of the others")
  func chosenTab() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var tab = "a"
      var body: some View {
        TabView(selection: $tab) {
          Counter().tabItem { Text("One") }.tag("a")
          Text("Second").tabItem { Text("Two") }.tag("b")
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["Count 0", "One", "Two"])
    host.tap(at: CGPoint(x: 195, y: host.frame("Text").midY))
    host.tap(at: CGPoint(x: 247, y: 748))
    #expect(host.texts == ["Second", "One", "Two"])
    host.tap(at: CGPoint(x: 143, y: 748))
    #expect(host.texts == ["Count 1", "One", "Two"])
  }

  @Test("A tab for searching has a label of its own")
  func searchTab() {
    let host = makeHost(
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab(role: .search) { Text("s") }
      }, 300, 400)
    host.update()
    #expect(host.texts == ["a", "A", "Search"])
    host.tap(at: CGPoint(x: 248, y: 348))
    host.update()
    #expect(host.texts == ["s", "A", "Search"])
    #expect(Tab(value: 3, role: .search) { Text("s") }.label.role == .search)
  }
}
