// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A foreground that code asks for around a button is its label's, as public apps colour their buttons by it; the tint is
/// what labels have without one.
@MainActor @Suite("Colours of buttons' labels") struct ButtonColorTests {
  private func color(_ view: some View, _ profile: PlatformProfile = .iOS26) -> String? {
    let host = makeHost(view, 300, 300) { $0.profile = profile }
    host.update()
    return host.snapshot().root.all("Ellipse").first?.color
  }

  private let red = "#FF0000FF"
  private var mark: some View { Ellipse().frame(width: 10, height: 10) }
  private var pure: Color { Color(red: 1, green: 0, blue: 0) }
  private var button: some View { Button(action: {}) { mark } }

  @Test("What a foreground is asked for around, near or far, has it")
  func asked() {
    let (button, pure) = (button, pure)
    #expect(color(button.foregroundColor(pure)) == red)
    #expect(color(button.foregroundStyle(pure)) == red)
    #expect(color(VStack { HStack { button } }.foregroundColor(pure)) == red)
    #expect(color(Menu(content: {}, label: { mark }).foregroundColor(pure)) == red)
    #expect(color(Link(destination: URL(fileURLWithPath: "/")) { mark }.foregroundColor(pure)) == red)
    #expect(color(NavigationLink(destination: { Text("x") }, label: { mark }).foregroundColor(pure)) == red)
    #expect(color(List { button }.foregroundColor(pure)) == red)
    #expect(color(Button(role: .destructive, action: {}) { mark }.foregroundColor(pure)) == red)
  }

  @Test("So do bordered labels, whose border keeps the tint", arguments: [PlatformProfile.iOS26, .macOS26])
  func bordered(_ profile: PlatformProfile) {
    let (button, pure) = (button, pure)
    #expect(color(button.buttonStyle(.bordered).foregroundColor(pure), profile) == red)
    #expect(color(button.buttonStyle(.borderedProminent).foregroundColor(pure), profile) == red)
    #expect(color(button.buttonStyle(.glass).foregroundColor(pure), profile) == red)
    #expect(color(button.foregroundColor(pure), profile) == red)
  }

  @Test("Without one they have the tint, also in what the library itself paints otherwise")
  func tinted() {
    let (button, pure) = (button, pure)
    #expect(color(button.tint(pure)) == red)
    #expect(color(button.tint(pure).foregroundColor(nil)) == red)
    #expect(color(List { Section(content: { Text("row") }, header: { button }) }.tint(pure)) == red)
    #expect(color(LabeledContent(content: { button }, label: { Text("label") }).tint(pure)) == red)
    #expect(
      color(ContentUnavailableView(label: { Text("none") }, description: { button }).tint(pure)) == red)
  }

  @Test("Levels of a foreground are kept within a label")
  func levels() {
    let label = Ellipse().fill(.secondary).frame(width: 10, height: 10)
    #expect(color(Button(action: {}) { label }.foregroundStyle(.blue, pure)) == red)
  }
}
