// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct TabViewBottomAccessoryTests {
  @Test("An accessory is as wide as the bar, however small a page is")
  func accessoryOfASmallPage() {
    let host = makeHost(
      TabView { Text("page").tabItem { Text("A") } }.tabViewBottomAccessory { Text("accessory") }, 300, 400)
    host.update()
    #expect(host.frame("Text[1]").width == 90 && host.frame("Text[1]").midX == 150)
    #expect(host.frame("Text[1]").minY > 257 && host.frame("Text[1]").maxY < 317)
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
    #expect(host.frame("Color").maxY == 257)
    #expect(host.frame("Text").maxY < 317)
    host.tap(at: CGPoint(x: 202, y: 348))
    host.update()
    #expect(host.frame("Color").maxY == 257)
    let none = page(false)
    #expect(none.texts == ["A", "B"])
    #expect(none.frame("Color").maxY == 317)
  }
}
