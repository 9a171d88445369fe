// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Body as the iOS profile gives it.
func bodyText(_ string: String, scale: CGFloat = 3, edit: (inout ResolvedText.ParagraphStyle) -> Void = { _ in })
  -> ResolvedText
{
  var paragraph = ResolvedText.ParagraphStyle()
  paragraph.displayScale = scale
  edit(&paragraph)
  let font = ResolvedFont(family: .system(.default), size: 17, lineHeight: 17 * 1.193359, linePitch: 22)
  return ResolvedText(runs: [.init(string: string, font: font)], paragraph: paragraph)
}

let engine = PangoTextEngine()

@Suite struct TextMetricsTests {
  @Test("Body widths come within one per cent of SwiftUI's on average, four at worst (facts 6, 11)")
  func bodyWidthsMatch() {
    var sum = 0.0
    var worst = 0.0
    for row in bodyWidths {
      let fit = engine.shape(bodyText(row.string, scale: CGFloat(row.scale))).fit(width: nil, height: nil)
      let pixels = fit.size.width * CGFloat(row.scale)
      let error = abs(pixels - CGFloat(row.width)) / CGFloat(row.width)
      sum += error
      worst = max(worst, error)
      #expect(pixels == pixels.rounded())
      #expect(abs(fit.size.height * CGFloat(row.scale) - (row.scale == 3 ? 61 : 41)) < 1e-9)
    }
    #expect(sum / Double(bodyWidths.count) <= 0.01)
    #expect(worst <= 0.04)
  }

  @Test("Heights are exact at each scale (facts 6, 7)", arguments: [(1, 21.0), (2, 20.5), (3, 61.0 / 3)])
  func lineHeights(scale: Int, height: Double) {
    let one = engine.shape(bodyText("X", scale: CGFloat(scale))).fit(width: nil, height: nil)
    #expect(abs(one.size.height - height) < 1e-9)
  }

  /// Texts in the width of a device, with the heights that they took there, in device pixels.
  nonisolated static let wrapped: [(string: String, width: CGFloat, scale: Int, height: CGFloat)] = [
    (".sizes(width: 320)", 320, 3, 61),
    (".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)", 375, 3, 127),
    (".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)", 375, 3, 127),
    (".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)", 1_194, 2, 41),
  ]

  @Test("Texts wrap at the width of a device (facts 4, 7)", arguments: wrapped)
  func wraps(row: (string: String, width: CGFloat, scale: Int, height: CGFloat)) {
    let fit = engine.shape(bodyText(row.string, scale: CGFloat(row.scale))).fit(width: row.width, height: nil)
    #expect(abs(fit.size.height * CGFloat(row.scale) - row.height) < 1e-9)
    #expect(fit.size.width <= row.width)
  }

  @Test("Lines after the first add 22 points (facts 7)")
  func linePitch() {
    let two = engine.shape(bodyText("X\nX", scale: 3)).fit(width: nil, height: nil)
    #expect(abs(two.size.height - 127.0 / 3) < 1e-9)
    let three = engine.shape(bodyText("X\nX\nX", scale: 2)).fit(width: nil, height: nil)
    #expect(three.size.height == 64.5)
    let five = engine.shape(bodyText("X\nX\nX\nX\nX", scale: 2)).fit(width: nil, height: nil)
    #expect(five.size.height == 108.5)
    #expect(five.lineCount == 5)
  }
}
