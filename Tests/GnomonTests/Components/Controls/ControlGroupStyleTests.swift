// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ControlGroupStyleTests {
  struct Column: ControlGroupStyle {
    let spacing: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: spacing) {
        configuration.label
        configuration.content
      }
    }
  }

  struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("frame")
        ControlGroup(configuration)
      }
    }
  }

  private func group() -> some View {
    ControlGroup("Label") {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
  }

  @Test("A style gets a group's label and controls")
  func own() {
    let host = makeHost(group().controlGroupStyle(Column(spacing: 5)), 200, 200)
    host.update()
    #expect(host.texts == ["Label"])
    let (red, blue) = (host.frame("Color"), host.frame("Color[1]"))
    #expect(blue.minY - red.maxY == 5 && red.minX == blue.minX)
  }

  @Test("A group that a style makes has the style around, and keeps its label")
  func nested() {
    let host = makeHost(group().controlGroupStyle(Framed()).controlGroupStyle(Column(spacing: 1)), 200, 200)
    host.update()
    #expect(host.texts == ["frame", "Label"])
    #expect(host.frame("Color[1]").minY - host.frame("Color").maxY == 1)
  }

  @Test("The built-in styles: side by side, or a menu of the label")
  func builtIn() {
    func host(_ view: some View) -> ViewHost {
      let host = makeHost(view, 300, 300)
      host.update()
      return host
    }
    for row in [host(group()), host(group().controlGroupStyle(.automatic))] {
      #expect(row.frame("Color[1]").minX - row.frame("Color").maxX == 8)
    }
    let bar = host(group().controlGroupStyle(.navigation))
    #expect(bar.frame("Color[1]").minY == bar.frame("Color").minY)
    let palette = host(
      ControlGroup { Button("Cut", systemImage: "scissors") {} }.controlGroupStyle(.palette))
    #expect(palette.texts.isEmpty)
    for menu in [host(group().controlGroupStyle(.menu)), host(group().controlGroupStyle(.compactMenu))] {
      #expect(menu.texts == ["Label"])
      let label = menu.frame("Text")
      menu.tap(at: CGPoint(x: label.midX, y: label.midY))
      menu.update()
      #expect(menu.snapshot().root.all("Color").count == 2)
    }
  }
}
