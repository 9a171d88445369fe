// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor
@Suite("Buttons")
struct ButtonTests {
  struct Counter: View {
    @State private var count = 0
    var isDisabled = false

    var body: some View {
      Button("Tap") { count += 1 }
        .disabled(isDisabled)
        .overlay(Text("\(count)").allowsHitTesting(false))
    }
  }

  @Test("A tap runs the action, and the state that it writes is shown")
  func tap() {
    let host = makeHost(Counter(), 100, 100)
    host.update()
    #expect(host.texts == ["Tap", "0"])
    #expect(host.tap(at: CGPoint(x: 50, y: 50)))
    #expect(host.texts == ["Tap", "1"])
    #expect(!host.tap(at: CGPoint(x: 5, y: 5)))
    #expect(host.texts == ["Tap", "1"])
  }

  @Test("A disabled button doesn't act")
  func disabled() {
    let host = makeHost(Counter(isDisabled: true), 100, 100)
    host.update()
    #expect(!host.tap(at: CGPoint(x: 50, y: 50)))
    #expect(host.texts == ["Tap", "0"])
  }

  struct Framed: ButtonStyle {
    @Environment(\.layoutDirection) var direction

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(configuration.isPressed ? 20 : 10)
        .overlay(Text(direction == .leftToRight ? "left" : "right"), alignment: .top)
        .overlay(Text(configuration.role == .destructive ? "gone" : "stays"), alignment: .bottom)
    }
  }

  @Test("A style gets the label, the role and the press, and the environment where the button stands")
  func style() {
    let host = makeHost(
      Button("Tap", role: .destructive) {}.buttonStyle(Framed()).environment(\.layoutDirection, .rightToLeft), 100, 100)
    host.update()
    host.expect(["padding": [25, 30, 50, 40]])
    #expect(host.texts.sorted() == ["Tap", "gone", "right"])
    host.touchDown(at: CGPoint(x: 50, y: 50))
    host.expect(["padding": [15, 20, 70, 60]])
    #expect(host.touchUp(at: CGPoint(x: 50, y: 50)))
    host.expect(["padding": [25, 30, 50, 40]])
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onTapGesture(count: 2) { configuration.trigger() }.buttonStyle(Framed())
    }
  }

  @Test("A style may be made of a button, which has the style around")
  func nestedStyles() {
    let host = makeHost(Button("Tap") {}.buttonStyle(.plain).buttonStyle(Framed()), 100, 100)
    host.update()
    #expect(host.texts == ["Tap"])
    let other = makeHost(
      Button("Tap") {}.buttonStyle(Twice()).buttonStyle(.plain), 100, 100)
    other.update()
    #expect(other.texts.sorted() == ["Tap", "left", "stays"])
  }

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

  @Test("A border adds to its label what was recorded on macOS 27 (public probe swiftui-controls-in-stacks)")
  func recordedBorders() {
    func added<V: View>(_ view: V) -> CGSize {
      let host = host(view, .macOS26)
      let (whole, label) = (host.frame("Button"), host.frame("Text"))
      return CGSize(width: whole.width - label.width, height: whole.height - label.height)
    }
    #expect(added(Button("Go") {}) == CGSize(width: 24, height: 8))
    #expect(added(Button("Go") {}.controlSize(.small)) == CGSize(width: 20, height: 6))
  }
}
