// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct NavigationTitleTests {
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
    #expect(inline.content.minY == 54)
    let large = frames(.large)
    #expect(large.subtitle.minY >= 106 && large.subtitle.minX == 16)
    #expect(isClose(large.content.minY, 54 + 52.33 + 20))
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
    #expect(host.texts == ["Title", "Rename"])
    let removed = makeHost(
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar(removing: .title)
          .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
          .toolbarTitleMenu { Text("none") }
      }, 300, 400)
    removed.update()
    #expect(removed.texts.isEmpty)
    #expect(removed.frame("Color").minY == 0, "there is nothing for a bar")
  }
}
