// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// `lineHeight(_:)` and the attribute of the same name: a line's height regardless of what its fonts reach, as documented. That a
/// baseline lies the font's size below its line's top, and that macOS rounds up to points and iOS to pixels, public apps measured.
@MainActor @Suite struct LineHeightTests {
  private let lines = "one\ntwo\nthree"

  @Test("Lines are exactly as high as said", arguments: [10.0, 13, 30])
  func exact(points: CGFloat) {
    let asked = Asked(.unspecified, Text(lines).font(.system(size: 13)).lineHeight(.exact(points: points)))
    #expect(asked.size.height == points * 3)
    #expect(asked.baselines == [13, 13 + points * 2])
  }

  @Test("A multiple of the size, or some points more; the fonts' own where nothing can be made of it")
  func rules() {
    func height(_ rule: AttributedString.LineHeight?) -> CGFloat {
      Asked(.unspecified, Text("one").font(.system(size: 20)).lineHeight(rule)).size.height
    }
    #expect(height(.multiple(factor: 1.5)) == 30)
    #expect(height(.leading(increase: 3)) == 23)
    #expect(height(.leading(increase: -3)) == 17)
    let own = height(nil)
    for rule in [
      AttributedString.LineHeight.variable, .multiple(factor: 0), .exact(points: .nan), .leading(increase: -20),
    ] {
      #expect(height(rule) == own, "\(rule)")
    }
    #expect(height(.tight) < height(.normal))
    #expect(height(.normal) < height(.loose))
    #expect(
      Asked(.unspecified, Text("one").lineHeight(.loose).lineHeight(.tight)).size.height
        == Asked(.unspecified, Text("one").lineHeight(.loose)).size.height)
  }

  @Test("A height is rounded up to whole points on macOS, to pixels on iOS")
  func rounding() {
    let text = Text("one").font(.system(size: 15)).lineHeight(.multiple(factor: 16.0 / 13))
    #expect(Asked(.unspecified, on: .macOS26, text).size.height == 19)
    #expect(Asked(.unspecified, on: .iOS26, text).size.height == 18.5)
  }

  @Test("The largest font of a line counts; raised letters and pictures don't")
  func mixed() {
    let mixed = Text("small ").font(.system(size: 10)) + Text("large").font(.system(size: 20))
    #expect(Asked(.unspecified, mixed.lineHeight(.multiple(factor: 1.5))).size.height == 30)
    #expect(Asked(.unspecified, mixed.lineHeight(.multiple(factor: 0.5))).size.height == 10)
    #expect(Asked(.unspecified, mixed.lineHeight(.exact(points: 12))).size.height == 12)
    let raised = Text("a") + Text("b").baselineOffset(9)
    #expect(Asked(.unspecified, raised.lineHeight(.exact(points: 20))).size.height == 20)
    let picture = Text("a \(Image(systemName: "star").resizable())").font(.system(size: 40))
    #expect(Asked(.unspecified, picture.lineHeight(.exact(points: 20))).size.height == 20)
  }

  @Test("An attributed string's own height wins, and reaches its paragraphs alone")
  func attribute() {
    var string = AttributedString("one\n")
    string.lineHeight = .exact(points: 40)
    string += AttributedString("two")
    let asked = Asked(.unspecified, Text(string).font(.system(size: 13)).lineHeight(.exact(points: 20)))
    #expect(asked.size.height == 60)
    #expect(asked.baselines == [13, 53])
  }

  @Test("Reserved lines, lines that a height holds, and spacing between lines follow")
  func paragraphs() {
    let text = Text(lines).font(.system(size: 13)).lineHeight(.exact(points: 30))
    #expect(Asked(.unspecified, text.lineLimit(5, reservesSpace: true)).size.height == 150)
    #expect(Asked(ProposedViewSize(width: 200, height: 65), text).size.height == 60)
    #expect(Asked(.unspecified, text.lineSpacing(4)).size.height == 98)
  }
}
