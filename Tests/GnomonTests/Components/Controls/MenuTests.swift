// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct MenuTests {
  @Test("What has no effect is kept where views can read it")
  func kept() {
    struct Reader: View {
      @Environment(\.buttonRepeatBehavior) private var repeats
      @Environment(\.menuOrder) private var order
      var body: some View { Text("\(repeats == .enabled) \(order == .fixed)") }
    }
    let host = makeHost(
      VStack { Reader() }.buttonRepeatBehavior(.enabled).menuOrder(.fixed), 200, 100)
    host.update()
    #expect(host.texts == ["true true"])
  }

  struct Counting: View {
    let behavior: MenuActionDismissBehavior
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)")
        Menu("Menu") { Button("Add") { count += 1 }.menuActionDismissBehavior(behavior) }
      }
    }
  }

  @Test("A menu stays open after an action that doesn't dismiss it")
  func dismissal() {
    for (behavior, isOpen) in [(MenuActionDismissBehavior.disabled, true), (.automatic, false)] {
      let host = makeHost(Counting(behavior: behavior), 300, 400)
      host.update()
      for index in [1, 2] {
        let text = host.frame("Text[\(index)]")
        host.tap(at: CGPoint(x: text.midX, y: text.midY))
        host.update()
      }
      #expect(host.texts == (isOpen ? ["1", "Menu", "Add"] : ["1", "Menu"]))
    }
  }

  @Test("A menu opens below its button and a tap beside it closes it; on macOS it's a dialog that can be cancelled")
  func place() {
    let view = VStack {
      Menu("Menu") {
        Button("Add", systemImage: "plus") {}
        Divider()
        Toggle("Sort", isOn: .constant(true))
      }
      Spacer()
    }
    for profile in [PlatformProfile.iOS26, .iOS18] {
      let host = makeHost(view, 400, 600) { $0.profile = profile }
      host.update()
      let button = host.frame("Text")
      host.tap(at: CGPoint(x: button.midX, y: button.midY))
      host.update()
      #expect(host.texts == ["Menu", "Add", "Sort"])
      #expect(host.frame("Text[1]").minY >= button.maxY + 8)
      host.tap(at: CGPoint(x: 5, y: 590))
      host.update()
      #expect(host.texts == ["Menu"])
    }
    let mac = makeHost(view, 400, 600) { $0.profile = .macOS26 }
    mac.update()
    let button = mac.frame("Text")
    mac.tap(at: CGPoint(x: button.midX, y: button.midY))
    mac.update()
    #expect(mac.texts.last == "Cancel")
  }

  @Test("A tap on a menu with a primary action runs that; a long press opens the menu")
  func primaryAction() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Menu("Menu") {
            Button("More") { count += 10 }
          } primaryAction: {
            count += 1
          }
        }
      }
    }
    let host = makeHost(Page(), 300, 400)
    host.update()
    let button = host.frame("Text[1]")
    let middle = CGPoint(x: button.midX, y: button.midY)
    host.tap(at: middle)
    #expect(host.texts == ["1", "Menu"])
    #expect(host.longPress(at: middle))
    #expect(host.texts == ["1", "Menu", "More"])
    let more = host.frame("Text[2]")
    host.tap(at: CGPoint(x: more.midX, y: more.midY))
    #expect(host.texts == ["11", "Menu"])
  }
}
