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

  @Test("A label style gets title and icon")
  func labelStyle() {
    struct Vertical: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
        }
      }
    }
    let label = Label {
      Text("AB")
    } icon: {
      Rectangle().frame(width: 30, height: 30)
    }
    expectLayout(
      label.labelStyle(Vertical()), in: [100, 100], ["VStack": [35, 25, 30, 50], "Text": [40, 55, 20, 20]])
    expectLayout(label.labelStyle(.titleOnly), in: [100, 100], ["Text": [40, 40, 20, 20]])
    expectLayout(label.labelStyle(.iconOnly), in: [100, 100], ["Rectangle": [35, 35, 30, 30]])
  }

  @Test("A view that fits is the first whose ideal size fits along the axes (facts 67)")
  func viewThatFits() {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 120, height: 300)
      Color.green.frame(idealWidth: 80, maxWidth: .infinity).frame(height: 10)
      Color.blue.frame(width: 40, height: 10)
    }
    expectLayout(view, in: [200, 100], ["Color": [40, -100, 120, 300]])
    expectLayout(view, in: [100, 100], ["Color": [0, 45, 100, 10]])
    expectLayout(view, in: [60, 100], ["Color": [10, 45, 40, 10]])
    expectLayout(view, in: [20, 100], ["Color": [-10, 45, 40, 10]])
  }
}

extension ViewHost {
  /// What the texts of the tree say, in order.
  var texts: [String] { snapshot().root.all("Text").compactMap(\.text) }
}
