// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ToggleTests {
  private func host<V: View>(_ view: V, _ profile: PlatformProfile) -> ViewHost {
    let host = makeHost(view, 200, 100) { $0.profile = profile }
    host.update()
    return host
  }

  // Public probe swiftui-controls-in-stacks.
  @Test("A border and a checkbox add to a label what was recorded on macOS 27")
  func recorded() {
    func added<V: View>(_ view: V, _ name: String) -> CGSize {
      let host = host(view, .macOS26)
      let (whole, label) = (host.frame(name), host.frame("Text"))
      return CGSize(width: whole.width - label.width, height: whole.height - label.height)
    }
    #expect(added(Button("Go") {}, "Button") == CGSize(width: 24, height: 8))
    #expect(added(Button("Go") {}.controlSize(.small), "Button") == CGSize(width: 20, height: 6))
    #expect(added(Toggle("Sound", isOn: .constant(false)), "Toggle").width == 21)
  }

  @Test("A toggle is a checkbox before its label on macOS, as wide as both; elsewhere a switch at the other end")
  func toggles() {
    let isOn = Shared(false)
    let toggle = Toggle("Sound", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 }))
    let mac = host(toggle, .macOS26)
    let (box, label) = (mac.frame("CheckboxView"), mac.frame("Text"))
    #expect(box.maxX < label.minX && mac.frame("Toggle").width == label.maxX - box.minX)
    #expect(mac.frame("Toggle").width < 200)
    mac.tap(at: CGPoint(x: label.midX, y: label.midY))
    #expect(isOn.value, "the label takes clicks too")
    let phone = host(toggle, .iOS26)
    #expect(phone.frame("Toggle").width == 200 && phone.frame("SwitchView").maxX == 200)
    let macSwitch = host(toggle.toggleStyle(.switch), .macOS26)
    #expect(macSwitch.frame("SwitchView").maxX == macSwitch.frame("Toggle").maxX)
    #expect(macSwitch.frame("Toggle").width < 200, "recorded on macOS: as wide as its label and the switch")
    #expect(host(toggle.toggleStyle(.checkbox), .iOS26).snapshot().root.first("CheckboxView") != nil)
  }

  @Test("Toggles, sliders, steppers and text fields write their bindings")
  func controls() {
    struct Page: View {
      @State private var isOn = false
      @State private var value = 0.5
      @State private var count = 3
      @State private var text = ""
      var body: some View {
        VStack(spacing: 0) {
          Toggle("Toggle", isOn: $isOn)
          Slider(value: $value, in: 0...10, step: 1)
          Stepper("Stepper", value: $count, in: 0...4)
          TextField("Name", text: $text)
          Text("\(isOn) \(Int(value)) \(count) \(text)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    let y = { (name: String) in host.frame(name).midY }
    host.tap(at: CGPoint(x: 290, y: y("SwitchView")))
    host.drag(from: CGPoint(x: 20, y: y("Slider")), to: CGPoint(x: 150, y: y("Slider")))
    host.tap(at: CGPoint(x: 280, y: y("Stepper")))
    host.tap(at: CGPoint(x: 280, y: y("Stepper")))
    host.tap(at: CGPoint(x: 220, y: y("Stepper")))
    host.tap(at: CGPoint(x: 100, y: y("TextField")))
    host.type("abc")
    host.deleteBackward()
    #expect(host.texts.last == "true 5 3 ab")
  }

  private func macHost(_ view: some View) -> ViewHost {
    let macHost = makeHost(view, 800, 400) { $0.profile = .macOS26 }
    macHost.update()
    return macHost
  }

  @Test("A toggle is a checkbox in a list's row, a switch in a form of groups (Apple's documentation of ToggleStyle)")
  func inRowsAndForms() {
    let toggle = Toggle("Sound", isOn: .constant(true))
    #expect(!macHost(List { toggle }).snapshot().root.all("CheckboxView").isEmpty)
    let hidden = macHost(List { toggle.labelsHidden() })
    #expect(!hidden.texts.contains("Sound") && hidden.frame("Toggle").width < 40)
    #expect(macHost(Form { toggle }.formStyle(.grouped)).snapshot().root.all("CheckboxView").isEmpty)
  }
}
