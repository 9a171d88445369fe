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

  @Test("A checkbox adds to its label's width what was recorded on macOS 27 (public probe swiftui-controls-in-stacks)")
  func recorded() {
    let host = host(Toggle("Sound", isOn: .constant(false)), .macOS26)
    #expect(host.frame("Toggle").width - host.frame("Text").width == 21)
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

  @Test("A tap on its switch writes the binding, and another one writes it back")
  func writing() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Toggle("Toggle", isOn: $isOn)
          Text("\(isOn)")
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    for expected in ["true", "false"] {
      host.tap(at: CGPoint(x: 290, y: host.frame("SwitchView").midY))
      #expect(host.texts.last == expected)
    }
  }

  private func macHost(_ view: some View) -> ViewHost {
    let host = makeHost(view, 800, 400) { $0.profile = .macOS26 }
    host.update()
    return host
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
