// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Controls' styles")
struct ControlStyleTests {
  @Test("Styles get the parts that their controls are made of")
  func styles() {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
      }
    }
    struct Bar: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
        configuration.label
      }
    }
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("box")
          configuration.label
          configuration.content
        }
      }
    }
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        GroupBox("Outer") {
          GroupBox("Inner") { Toggle("T", isOn: $isOn).toggleStyle(Check()) }
          ProgressView("P", value: 0.25).progressViewStyle(Bar())
        }
        .groupBoxStyle(Boxed())
      }
    }
    let host = makeHost(Page(), 300, 600)
    host.update()
    #expect(host.texts == ["box", "Outer", "box", "Inner", "off", "25%", "P"])
    let button = host.frame("Text[4]")
    host.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(host.texts.contains("on"))
  }
}
