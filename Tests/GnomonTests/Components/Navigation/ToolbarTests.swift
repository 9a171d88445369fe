// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ToolbarTests {
  @Test("Toolbar items are shown in the bar")
  func toolbar() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
              if count > 0 { ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } } }
            }
        }
      }
    }
    let host = makeHost(Page(), 390, 800)
    host.update()
    #expect(host.texts == ["Count 0", "Add"])
    #expect(host.tap(at: CGPoint(x: 370, y: 22)))
    #expect(host.texts == ["Count 1", "Reset", "Add"])
    #expect(host.tap(at: CGPoint(x: 40, y: 22)))
    #expect(host.texts == ["Count 0", "Add"])
  }

  @Test("An item that isn't in the bar at first isn't shown")
  func toolbarItems() {
    struct Page: View {
      let visibility: Visibility
      var body: some View {
        NavigationStack {
          Text("page").toolbar(id: "bar") {
            ToolbarItem(id: "a") { Text("kept") }.customizationBehavior(.disabled).sharedBackgroundVisibility(.hidden)
            ToolbarItem(id: "b") { Text("extra") }.defaultCustomization(visibility, options: .alwaysAvailable)
            if visibility == .visible { ToolbarItem(id: "c") { Text("more") } }
          }
        }
      }
    }
    func texts(_ visibility: Visibility) -> [String] {
      let host = makeHost(Page(visibility: visibility), 390, 300)
      host.update()
      return host.texts
    }
    #expect(texts(.visible).contains("extra") && texts(.visible).contains("kept"))
    #expect(!texts(.hidden).contains("extra") && texts(.hidden).contains("kept"))
  }

  @Test("Items of a toolbar with a label are shown as they are")
  func labelledItems() {
    let host = makeHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("one") {}
            Button("two") {}
          } label: {
            Text("more")
          }
        }
      }, 300, 200)
    host.update()
    #expect(host.texts.contains("one") && host.texts.contains("two") && !host.texts.contains("more"))
  }

  @Test("A group of toolbar items shows them all")
  func toolbarGroup() {
    let host = makeHost(
      NavigationStack {
        Color.red.toolbar {
          Group {
            ToolbarItem { Text("a") }
            ToolbarItem { Text("b") }
          }
        }
      }, 300, 400)
    host.update()
    #expect(host.texts == ["a", "b"])
  }
}
