// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// A tab is white space up to the next stop; other control characters are nothing.
@Suite struct ControlCharacterTests {
  private func shaped(_ string: String) -> any ShapedText { engine.shape(bodyText(string, scale: 1000)) }
  private func width(_ string: String) -> CGFloat { shaped(string).fit(width: nil, height: nil).size.width }

  private func list(_ string: String) -> DisplayList {
    DisplayList(
      size: CGSize(width: 80, height: 30), scale: 1,
      commands: [.text(shaped(string), in: CGRect(x: 0, y: 0, width: 80, height: 30), paints: [.color(black)])])
  }

  @Test("Tab stops lie 28 points apart")
  func stops() {
    let letter = width("b")
    #expect(abs(width("\tb") - letter - 28) < 0.01)
    #expect(abs(width("i\tb") - letter - 28) < 0.01)
    #expect(abs(width("\t\tb") - letter - 56) < 0.01)
    #expect(abs(width("mmm\tb") - letter - 56) < 0.01)
  }

  @Test("Other control characters take no room, and no font misses any")
  func controls() {
    #expect(width("a\u{1}\u{7F}\u{1B}b") == width("ab"))
    #expect(shaped("a\tb\u{1}c\u{7F}").missingCharacters.isEmpty)
  }

  @Test("Pixels: nothing is drawn up to the stop, and then what is drawn without the tab")
  func pixels() throws {
    let (tabbed, plain) = try (CairoRenderer().bitmap(list("\tb")), CairoRenderer().bitmap(list("b")))
    for y in 0..<30 {
      #expect((0..<28).allSatisfy { tabbed.alpha($0, y) == 0 })
      #expect((0..<40).allSatisfy { tabbed.alpha($0 + 28, y) == plain.alpha($0, y) })
    }
    #expect(try CairoRenderer().bitmap(list("\u{1}")).coverage == 0)
  }

  @Test("SVG: what follows a tab begins at the stop")
  func svg() throws {
    let svg = try CairoRenderer().svg(list("a\tb\u{2}"))
    let texts = svg.split(separator: "\n").filter { $0.contains("<text") }
    #expect(texts.count == 2)
    #expect(texts.first?.contains(" x=\"0\"") == true && texts.first?.contains(">a<") == true)
    #expect(texts.last?.contains(" x=\"28\"") == true && texts.last?.contains(">b<") == true)
  }
}
