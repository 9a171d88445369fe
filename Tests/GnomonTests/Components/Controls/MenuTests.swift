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
      #expect(host.texts == (isOpen ? ["1", "Menu", "Add", "Cancel"] : ["1", "Menu"]))
    }
  }
}
