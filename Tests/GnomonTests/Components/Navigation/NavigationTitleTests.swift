// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct NavigationLookTests {
  @Test("A subtitle stands below the title, in the bar or below the large one")
  func subtitle() {
    func frames(_ mode: NavigationBarItem.TitleDisplayMode) -> (title: CGRect, subtitle: CGRect, content: CGRect) {
      let host = makeHost(
        NavigationStack {
          Color.red.navigationTitle("Title").navigationSubtitle("Subtitle").navigationBarTitleDisplayMode(mode)
        }, 300, 400)
      host.update()
      #expect(host.texts == ["Title", "Subtitle"])
      return (host.frame("Text"), host.frame("Text[1]"), host.frame("Color"))
    }
    let inline = frames(.inline)
    #expect(inline.subtitle.minY == inline.title.maxY && inline.subtitle.maxY <= 44)
    #expect(inline.subtitle.midX == inline.title.midX)
    #expect(inline.content.minY == 44)
    let large = frames(.large)
    #expect(large.subtitle.minY >= 96 && large.subtitle.minX == 16)
    #expect(large.content.minY == 116)
  }

  @Test("A page that is larger than the room between the bars leaves them where they are")
  func largePage() {
    let host = makeHost(
      NavigationStack {
        Color.red.frame(width: 400, height: 1000).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Status") } }
      }, 300, 400)
    host.update()
    #expect(host.frame("NavigationStack") == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(host.frame("Text").maxY < 44 && host.frame("Text[1]").minY > 400 - 49)
    #expect(host.frame("Color") == CGRect(x: -50, y: 44 + (307.0 - 1000) / 2, width: 400, height: 1000))
  }

  @Test("A title's menu opens by a tap on the title; a removed title isn't there")
  func titleMenu() {
    let host = makeHost(
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }, 300, 400)
    host.update()
    #expect(host.texts == ["Title"])
    let title = host.frame("Text")
    host.tap(at: CGPoint(x: title.midX, y: title.midY))
    host.update()
    #expect(host.texts == ["Title", "Rename", "Cancel"])
    let removed = makeHost(
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar(removing: .title)
          .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
          .toolbarTitleMenu { Text("none") }
      }, 300, 400)
    removed.update()
    #expect(removed.texts.isEmpty)
    #expect(removed.frame("Color").minY == 44)
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
    host.tap(at: CGPoint(x: 225, y: 380))
    host.update()
    #expect(host.texts == ["s", "A", "Search"])
    #expect(Tab(value: 3, role: .search) { Text("s") }.label.role == .search)
  }

  @Test("An accessory is as wide as the bar, however small a page is")
  func accessoryOfASmallPage() {
    let host = makeHost(
      TabView { Text("page").tabItem { Text("A") } }.tabViewBottomAccessory { Text("accessory") }, 300, 400)
    host.update()
    #expect(host.frame("Text[1]").width == 90 && host.frame("Text[1]").midX == 150)
    #expect(host.frame("Text[1]").minY > 291 && host.frame("Text[1]").maxY < 351)
  }

  @Test("An accessory lies between each page and the bar, and takes its room")
  func accessory() {
    struct Accessory: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .expanded ? "expanded" : "nowhere") }
    }
    func page(_ isEnabled: Bool) -> ViewHost {
      let host = makeHost(
        TabView {
          Color.red.tabItem { Text("A") }
          Color.blue.tabItem { Text("B") }
        }
        .tabViewBottomAccessory(isEnabled: isEnabled) { Accessory() }
        .tabBarMinimizeBehavior(.onScrollDown), 300, 400)
      host.update()
      return host
    }
    let host = page(true)
    #expect(host.texts == ["expanded", "A", "B"])
    #expect(host.frame("Color").maxY == 291)
    #expect(host.frame("Text").maxY < 351)
    host.tap(at: CGPoint(x: 225, y: 380))
    host.update()
    #expect(host.frame("Color").maxY == 291)
    let none = page(false)
    #expect(none.texts == ["A", "B"])
    #expect(none.frame("Color").maxY == 351)
  }

  @Test("Transitions of navigation compile and leave the layout alone")
  func transitions() {
    struct Page: View {
      @Namespace private var space
      var body: some View {
        NavigationStack {
          Text("source")
            .matchedTransitionSource(id: 1, in: space) {
              $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 4))
            }
            .navigationTransition(.zoom(sourceID: 1, in: space))
            .toolbar { ToolbarItem { Text("item") }.matchedTransitionSource(id: 2, in: space) }
        }
      }
    }
    let host = makeHost(Page(), 300, 400)
    host.update()
    #expect(Set(host.texts) == ["source", "item"])
  }
}
