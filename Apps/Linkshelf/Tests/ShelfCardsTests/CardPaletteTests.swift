// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import ShelfCards

@Suite struct CardPaletteTests {
  @Test(arguments: CardTheme.allCases) func wordsCanBeReadOnEachSitesColours(theme: CardTheme) {
    var papers: Set<String> = []
    for index in 0..<2000 {
      let palette = CardPalette(site: "site\(index).example", theme: theme)
      for (ink, ground) in [
        (palette.ink, palette.paper), (palette.quiet, palette.paper), (palette.tagInk, palette.tag),
        (palette.badgeInk, palette.badge),
      ] {
        #expect(ink.contrast(to: ground) >= CardPalette.leastContrast, "site\(index).example")
      }
      papers.insert("\(palette.badge)")
    }
    #expect(papers.count == 36)
  }

  @Test func isTheSameForTheSameSite() {
    #expect(CardPalette(site: "a.example", theme: .light) == CardPalette(site: "a.example", theme: .light))
    #expect(CardPalette(site: "a.example", theme: .light) != CardPalette(site: "b.example", theme: .light))
    var numbers = SeededNumbers(name: "gnomon")
    #expect((0..<4).map { _ in numbers.below(1000) } == [666, 903, 42, 106])
  }

  @Test func contrastIsThatOfWCAG() {
    let (black, white) = (
      PerceivedColor(lightness: 0, chroma: 0, hue: 0), PerceivedColor(lightness: 1, chroma: 0, hue: 0)
    )
    #expect(abs(black.contrast(to: white) - 21) < 0.01)
    #expect(abs(white.contrast(to: white) - 1) < 0.001)
  }

  @Test func coloursBeyondTheScreenAreTakenBack() {
    for hue in stride(from: 0.0, to: 360, by: 5) {
      for lightness in stride(from: 0.0, through: 1, by: 0.1) {
        let parts = PerceivedColor(lightness: lightness, chroma: 0.4, hue: hue).components
        #expect([parts.red, parts.green, parts.blue].allSatisfy { (0...1).contains($0) })
      }
    }
  }
}
