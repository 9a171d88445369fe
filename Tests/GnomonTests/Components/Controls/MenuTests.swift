// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ControlBehaviorTests {
  @Test("A button without a label has that of its role")
  func roles() {
    func texts(_ role: ButtonRole) -> [String] {
      let host = makeHost(Button(role: role) {}, 200, 100)
      host.update()
      return host.texts
    }
    #expect(texts(.close) == ["Close"] && texts(.cancel) == ["Cancel"])
    #expect(texts(.confirm) == ["Done"] && texts(.destructive) == ["Delete"])
  }

  @Test("A flexible button takes the width there is")
  func sizing() {
    func width(_ sizing: ButtonSizing) -> CGFloat {
      let host = makeHost(
        Button {
        } label: {
          Color.red.frame(minWidth: 10, maxWidth: 10, minHeight: 10, maxHeight: 10)
        }
        .buttonStyle(.plain).background(Color.blue).buttonSizing(sizing), 200, 100)
      host.update()
      return host.frame("Color").width
    }
    #expect(width(.flexible) == 200)
    #expect(width(.fitted) == 10 && width(.automatic) == 10)
  }

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

  struct Choosing: View {
    @State private var choice = 1
    var body: some View {
      Picker("P", selection: $choice) {
        Text("a").tag(1)
        Text("b").tag(2)
      } currentValueLabel: {
        Text("value \(choice)")
      }
    }
  }

  @Test("A picker shows its own label of the chosen value, and a tap on it chooses", arguments: [true, false])
  func currentValue(isPhone: Bool) {
    let host = makeHost(Choosing(), 300, 400) { $0.profile = isPhone ? .iOS26 : .macOS26 }
    host.update()
    #expect(host.texts.last == "value 1" && !host.texts.contains("a"))
    let value = host.frame("Text[\(host.texts.count - 1)]")
    host.tap(at: CGPoint(x: value.midX, y: value.midY))
    host.update()
    #expect(host.texts.last == "value 2")
  }

  @Test("Where a picker shows all values its own label isn't shown")
  func segments() {
    let host = makeHost(Choosing().pickerStyle(.segmented), 300, 400)
    host.update()
    #expect(host.texts.suffix(2) == ["a", "b"])
  }

  @Test("A plain text editor has no background")
  func editor() {
    func fills(_ view: some View) -> Int {
      let host = makeHost(view, 200, 100)
      host.update()
      return host.displayList().commands.count
    }
    let editor = TextEditor(text: .constant("x"))
    #expect(fills(editor.textEditorStyle(.plain)) < fills(editor))
    #expect(EnvironmentValues().hasTextEditorBackground)
  }
}
