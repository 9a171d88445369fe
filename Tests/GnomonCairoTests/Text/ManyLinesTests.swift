// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Paragraphs are shaped one by one, each at a cost of its own length.
@Suite struct ManyLinesTests {
  private let small = ResolvedFont(family: .custom("Inter"), size: 10)
  private let large = ResolvedFont(family: .custom("JetBrains Mono"), size: 30)

  private func shaped(_ runs: [(String, ResolvedFont)]) -> any ShapedText {
    engine.shape(ResolvedText(runs: runs.map { .init(string: $0.0, font: $0.1) }, paragraph: .init()))
  }

  @Test("Each paragraph has the fonts of its own runs")
  func fonts() {
    let lines = shaped([("aé\nb", small), ("cd\n\nße", large), ("f\n", small)]).lines(
      in: CGSize(width: 500, height: 500))
    let apart: [[(String, ResolvedFont)]] = [
      [("aé", small)], [("b", small), ("cd", large)], [], [("ße", large), ("f", small)],
    ]
    #expect(lines.count == 5)
    for (line, runs) in zip(lines, apart) where !runs.isEmpty {
      let alone = shaped(runs).lines(in: CGSize(width: 500, height: 500))
      #expect(abs(line.width - (alone.first?.width ?? 0)) < 1e-6)
    }
    #expect(lines.map { $0.runs.map(\.run) } == [[0], [0, 1], [], [1, 2], []])
  }

  @Test("A hundred thousand lines are no more than a hundred thousand times one")
  func many() {
    let count = 100_000
    let fit = shaped([(String(repeating: "a\n", count: count), small)]).fit(width: 100, height: nil)
    #expect(fit.lineCount == count + 1)
  }

  @Test("The glyphs of a paragraph's thousands of lines are those of the paragraph, each looked at once")
  func glyphs() {
    for word in ["word ", "עולם "] {
      let count = 30_000
      let text = shaped([(String(repeating: word, count: count), small)])
      let size = text.fit(width: 100, height: nil).size
      let lines = text.lines(in: CGSize(width: 100, height: size.height))
      #expect(lines.count > 5_000)
      let characters = lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.character) } }
      #expect(Set(characters).count == characters.count && characters.count > 4 * count)
    }
  }
}
