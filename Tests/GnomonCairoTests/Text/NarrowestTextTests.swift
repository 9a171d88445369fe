// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// Texts in no width, and proposals that are hardly numbers.
@MainActor @Suite struct NarrowestTextTests {
  private let greatest = CGFloat.greatestFiniteMagnitude

  private func shaped(
    _ parts: [(String, CGFloat)], edit: (inout ResolvedText.ParagraphStyle) -> Void = { _ in }
  ) throws -> PangoShapedText {
    var text = bodyText("", edit: edit)
    text.runs = parts.map { string, size in
      .init(
        string: string,
        font: ResolvedFont(family: .system(.default), size: size, lineHeight: size * 1.25, linePitch: size * 1.375))
    }
    return try #require(engine.shape(text) as? PangoShapedText)
  }

  /// What the general fitter says of no width, having made each line.
  private func fitted(_ text: PangoShapedText, height: Double) -> TextLines {
    LineFitter(content: text.content, paragraph: text.text.paragraph) { _ in 10 }.fit(width: 0, height: height)
  }

  private func expectSame(_ text: PangoShapedText, height: CGFloat?) {
    let lines = fitted(text, height: height.map { Double($0) } ?? .infinity)
    let fit = text.fit(width: 0, height: height)
    #expect(fit.size.width == 0)
    #expect(fit.lineCount == lines.lines.count)
    #expect(fit.isTruncated == lines.isTruncated)
    #expect(abs(Double(fit.size.height) - (lines.height * 3 - 1e-3).rounded(.up) / 3) < 1e-6)
    #expect(abs(Double(fit.firstBaseline) - (lines.baselines.first ?? 0)) < 1e-6)
    #expect(abs(Double(fit.lastBaseline) - (lines.baselines.last ?? 0)) < 1e-6)
  }

  nonisolated static let texts: [[(String, CGFloat)]] = [
    [("The quick brown fox", 17)], [("a", 17)], [("\n", 17)], [("one\n\ntwo \n", 17)], [("  before", 17)],
    [("behind  ", 17)], [("日本語 and more", 17)], [("e\u{301}a\u{a0}b\u{200B}c", 17)], [("مرحبا abc", 17)],
    [("small ", 10), ("Large", 30), (" and small", 10)], [("ab", 10), ("cd\nef", 40), ("", 12), ("\n", 7), ("g", 8)],
  ]

  @Test("In no width a text answers what its lines would, one by one", arguments: texts.indices)
  func sameAsLines(_ index: Int) throws {
    let edits: [(inout ResolvedText.ParagraphStyle) -> Void] = [
      { _ in }, { $0.lineLimit = 3 }, { $0.reservedLines = 12 }, { $0.minimumScaleFactor = 0.4 },
      { ($0.lineSpacing, $0.truncationMode) = (4, .head) }, { ($0.lineSpacing, $0.lineLimit) = (-60, 4) },
    ]
    for edit in edits {
      let text = try shaped(Self.texts[index], edit: edit)
      for height in [nil, 0.5, 20, 23.4, 47, 60, 100, 130.2, 200, 600, 5_000] as [CGFloat?] {
        expectSame(text, height: height)
      }
    }
  }

  @Test("A long text with one large word keeps no line: a question costs three stretches of lines")
  func long() throws {
    let words = String(repeating: "many words ", count: 5_000)
    let text = try shaped([(words, 17), ("large", 30), (words, 17)])
    let fit = text.fit(width: 0, height: nil)
    #expect(fit.lineCount == 90_005)
    #expect(NarrowestLines(text.fitter).stretches.map(\.count) == [45_000, 5, 45_000])
    for height in 1...10_000 { #expect(text.fit(width: 0, height: CGFloat(height)).lineCount >= 1) }
  }

  @Test("The greatest lengths are no limit")
  func greatestLengths() throws {
    for parts in [[("Some words", 17)], [("Some ", 17), ("words", 30)]] as [[(String, CGFloat)]] {
      for factor in [1, 0.5] as [CGFloat] {
        let text = try shaped(parts) { $0.minimumScaleFactor = factor }
        let (ideal, narrow) = (text.fit(width: nil, height: nil), text.fit(width: 0, height: nil))
        #expect(narrow.lineCount == 9)
        for length in [greatest, 1e300, 1e12, 1e9] as [CGFloat] {
          #expect(text.fit(width: 0, height: length) == narrow)
          #expect(text.fit(width: length, height: length) == ideal)
          #expect(text.fit(width: length, height: 0).lineCount == 1)
          #expect(text.fit(width: 60, height: length) == text.fit(width: 60, height: nil))
        }
      }
    }
  }

  @Test("A view asks texts for the greatest lengths")
  func greatestLengthsOfViews() {
    let row = HStack {
      Text("Some words")
      Text("and \(Text("others").font(.title))").minimumScaleFactor(0.5)
    }
    let controller = UIHostingController(rootView: row)
    let ideal = controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(controller.sizeThatFits(in: CGSize(width: greatest, height: greatest)) == ideal)
    for width in [0, 60, 320] as [CGFloat] {
      let free = controller.sizeThatFits(in: CGSize(width: width, height: CGFloat.infinity))
      #expect(controller.sizeThatFits(in: CGSize(width: width, height: greatest)) == free)
    }
    #expect(controller.sizeThatFits(in: CGSize(width: greatest, height: 20)).height > 0)
    let lazy = UIHostingController(
      rootView: LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 20))]) { row })
    for size in [CGSize(width: greatest, height: greatest), CGSize(width: 320, height: greatest)] {
      #expect(lazy.sizeThatFits(in: size).height > 0)
    }
  }
}
