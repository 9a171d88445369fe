// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct MacDefaultsTests {
  private func host<V: View>(_ view: V, _ profile: PlatformProfile) -> ViewHost {
    let host = makeHost(view, 200, 100) { $0.profile = profile }
    host.update()
    return host
  }

  @Test("On a bare canvas a button has a border on macOS and none on iOS, as documented")
  func buttons() {
    let button = Button("Press") {}
    #expect(host(button, .iOS26).snapshot().root.first("background") == nil)
    #expect(host(button, .macOS26).snapshot().root.first("background") != nil)
    #expect(host(button.buttonStyle(.plain), .macOS26).snapshot().root.first("background") == nil)
    #expect(host(List { button }, .macOS26).snapshot().root.first("ButtonBorderShape") == nil)
    if let url = URL(string: "https://example.org") {
      #expect(host(Link("Open", destination: url), .macOS26).snapshot().root.first("background") == nil)
    }
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
}
