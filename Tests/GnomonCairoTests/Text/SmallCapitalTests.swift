// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Small capitals, of fonts that have them and of those that don't.
@Suite struct SmallCapitalTests {
  private func font(_ size: CGFloat, isSmallCaps: Bool = false) -> ResolvedFont {
    ResolvedFont(family: .custom("JetBrains Mono"), size: size, isSmallCaps: isSmallCaps)
  }

  private func shaped(_ string: String, _ font: ResolvedFont) -> PangoShapedText {
    var paragraph = ResolvedText.ParagraphStyle()
    paragraph.displayScale = 1000
    return engine.shapedText(ResolvedText(runs: [.init(string: string, font: font)], paragraph: paragraph))
  }

  private func width(_ text: PangoShapedText) -> CGFloat { text.fit(width: nil, height: nil).size.width }

  @Test("Small letters are capitals of four fifths of the size, others stay")
  func widths() {
    // The font has none of its own, and every letter is as wide.
    let letter = width(shaped("A", font(20)))
    #expect(abs(width(shaped("ab", font(20, isSmallCaps: true))) - 1.6 * letter) < 0.01)
    #expect(abs(width(shaped("Ab1ß", font(20, isSmallCaps: true))) - 3.8 * letter) < 0.01)
  }

  @Test("They cover what capitals of that size do")
  func look() throws {
    func coverage(_ text: PangoShapedText) throws -> Double {
      try drawn(100, 50, [.text(text, in: CGRect(x: 10, y: 10, width: 80, height: 30), paints: [.color(black)])])
        .coverage
    }
    let (made, plain) = try (coverage(shaped("agc", font(20, isSmallCaps: true))), coverage(shaped("AGC", font(16))))
    #expect(abs(made - plain) < 0.03 * plain)
  }

  @Test("They are copied as they were written")
  func copied() throws {
    let small = shaped("aBc", font(20, isSmallCaps: true))
    let line = try #require(small.placedLines(in: CGRect(x: 0, y: 0, width: 200, height: 50)).first)
    let bytes = line.stretches.compactMap { TextClusters($0, of: small)?.bytes }.flatMap { $0 }
    #expect(String(decoding: bytes, as: UTF8.self) == "aBc")
  }
}
