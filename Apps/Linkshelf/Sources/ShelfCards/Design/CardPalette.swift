// SPDX-License-Identifier: Apache-2.0
import Gnomon

/// The colours of a site's cards: chosen by its name, so that its links belong together wherever they are seen.
struct CardPalette: Equatable {
  /// The least contrast of words to their ground, as WCAG 2 asks for normal text.
  static let leastContrast = 4.5

  /// The ground of the words.
  let paper: PerceivedColor
  /// Titles.
  let ink: PerceivedColor
  /// All other words.
  let quiet: PerceivedColor
  /// Thin lines.
  let line: PerceivedColor
  /// The ground of a tag, and the tag's words on it.
  let tag: PerceivedColor
  let tagInk: PerceivedColor
  /// The badge with the site's first letter, and the letter on it.
  let badge: PerceivedColor
  let badgeInk: PerceivedColor
  /// The ground of the pattern, and the tones of its shapes.
  let ground: PerceivedColor
  let tones: [PerceivedColor]

  init(site: String, theme: CardTheme) {
    var numbers = SeededNumbers(name: site)
    let hue = Double(numbers.below(36)) * 10
    // The second hue is a neighbour, so that patterns stay calm.
    let neighbour = hue + (numbers.below(2) == 0 ? 40 : -40)
    func tone(_ lightness: Double, _ chroma: Double, _ hue: Double) -> PerceivedColor {
      PerceivedColor(lightness: lightness, chroma: chroma, hue: hue)
    }
    switch theme {
    case .light:
      paper = tone(0.99, 0.004, hue)
      ink = tone(0.24, 0.03, hue)
      quiet = tone(0.48, 0.025, hue).readable(on: paper, contrast: Self.leastContrast)
      line = tone(0.92, 0.012, hue)
      tag = tone(0.95, 0.022, hue)
      tagInk = tone(0.42, 0.08, hue).readable(on: tag, contrast: Self.leastContrast)
      badge = tone(0.5, 0.14, hue).carryingWhite
      ground = tone(0.93, 0.035, hue)
      tones = [
        tone(0.87, 0.06, hue), tone(0.78, 0.1, hue), tone(0.62, 0.14, hue), tone(0.82, 0.09, neighbour),
        tone(0.97, 0.015, hue),
      ]
    case .dark:
      paper = tone(0.2, 0.012, hue)
      ink = tone(0.97, 0.006, hue)
      quiet = tone(0.75, 0.02, hue).readable(on: paper, contrast: Self.leastContrast)
      line = tone(0.3, 0.018, hue)
      tag = tone(0.29, 0.03, hue)
      tagInk = tone(0.85, 0.06, hue).readable(on: tag, contrast: Self.leastContrast)
      badge = tone(0.54, 0.13, hue).carryingWhite
      ground = tone(0.27, 0.04, hue)
      tones = [
        tone(0.33, 0.06, hue), tone(0.41, 0.085, hue), tone(0.55, 0.12, hue), tone(0.45, 0.09, neighbour),
        tone(0.235, 0.03, hue),
      ]
    }
    badgeInk = .white
  }
}

extension PerceivedColor {
  fileprivate static let white = PerceivedColor(lightness: 1, chroma: 0, hue: 0)

  /// Made so dark that white words can be read on it.
  fileprivate var carryingWhite: PerceivedColor {
    var result = self
    while result.contrast(to: .white) < CardPalette.leastContrast, result.lightness > 0.05 { result.lightness -= 0.02 }
    return result
  }
}
