// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Comparing

@Suite struct TextComparisonTests {
  private func runs(_ old: String, _ new: String) -> String {
    TextComparison(old, new).paragraphs.map { paragraph in
      let sign =
        switch paragraph.kind {
        case .same: "="
        case .removed: "-"
        case .added: "+"
        case .changed: "~"
        }
      return sign
        + paragraph.runs.map { run in
          switch run.kind {
          case .same: run.text
          case .removed: "[-\(run.text)-]"
          case .added: "{+\(run.text)+}"
          }
        }.joined()
    }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("a b c d e", "a b x d e", "~a b [-c-]{+x+} d e"),
    ("a b c d e", "a b c d e f", "~a b c d e{+ f+}"),
    ("The price is 3.50 today.", "The price is 4.25 today.", "~The price is [-3.50-]{+4.25+} today."),
    ("don't go there now", "don’t go there now", "~[-don't-]{+don’t+} go there now"),
    ("one\n\ntwo  \n", "one\r\ntwo", "=one\n=two"),
    ("", "new words", "+{+new words+}"), ("old words", "", "-[-old words-]"), ("", "", ""), (" \n\t\n", "\n", ""),
    ("if x {\n  go()\n}", "if x {\n    go()\n}", "=if x {\n~ [- -]{+   +}go()\n=}"),
    ("日晷由晷针和晷面组成。", "日晷由晷针与晷面组成。", "~日晷由晷针[-和-]{+与+}晷面组成。"),
    ("שלום עולם טוב מאד", "שלום עולם רע מאד", "~שלום עולם [-טוב-]{+רע+} מאד"),
    ("a 👨‍👩‍👧 b c", "a 👨‍👩‍👦 b c", "~a [-👨‍👩‍👧-]{+👨‍👩‍👦+} b c"),
    ("ka\u{301}va is good here", "káva is good here", "=káva is good here"),
    ("all other words here", "nothing of them remains", "-[-all other words here-]\n+{+nothing of them remains+}"),
  ])
  func wordsAreCompared(_ old: String, _ new: String, _ expected: String) {
    #expect(runs(old, new) == expected)
  }

  @Test func aChangedParagraphIsFoundBesideNewOnes() {
    let old = "The first paragraph stays.\nThe second one tells of the sun and its hours.\nThe last stays."
    let new =
      "The first paragraph stays.\nSomething else entirely came before it.\nThe second one tells of the moon and its hours.\nThe last stays."
    #expect(TextComparison(old, new).paragraphs.map(\.kind) == [.same, .added, .changed, .same])
    let counts = TextComparison(old, new).counts
    #expect(counts.addedWords == 7 && counts.removedWords == 1, "\(counts)")
    #expect(counts.addedParagraphs == 1 && counts.changedParagraphs == 1 && counts.removedParagraphs == 0)
  }

  @Test func aMovedParagraphIsSaidToHaveMoved() {
    let lines = (0..<6).map { "Paragraph \($0) has words of its own: w\($0) x\($0) y\($0)." }
    let moved = [lines[0], lines[2], lines[3], lines[4], lines[1], lines[5]]
    let comparison = TextComparison(lines.joined(separator: "\n"), moved.joined(separator: "\n"))
    #expect(comparison.counts == .init(movedParagraphs: 1), "\(comparison.counts)")
    #expect(comparison.paragraphs.filter(\.isMoved).map(\.kind) == [.removed, .added])
  }

  @Test func wordsBetweenNewSentencesArentIslands() {
    let text = runs(
      "Keep this. Dials stood in gardens of the rich and told noon. Keep that as it is, please.",
      "Keep this. Clocks hang today on walls of the poor while ticking. Keep that as it is, please.")
    #expect(text.count { $0 == "[" } == 1, "\(text)")
  }

  @Test func randomTextsAreTheDifferenceApplied() {
    var random = SeededGenerator(seed: 11)
    let vocabulary = [
      "a", "the", "sun", "hour", "日", "晷", "שעון", "don't", "3.14", ".", ",", "—", "e\u{301}", "👍🏽", "x\u{200D}y", "ไทย",
    ]
    func text() -> [[String]] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        (0..<Int.random(in: 0...12, using: &random)).map { _ in vocabulary.randomElement(using: &random) ?? "" }
      }
    }
    func written(_ text: [[String]]) -> String {
      text.map { line in
        line.map { (["", " ", "  ", "\t"].randomElement(using: &random) ?? "") + $0 }.joined()
      }.joined(separator: ["\n", "\n\n", "\r\n", " \n"].randomElement(using: &random) ?? "\n")
    }
    for round in 0..<3_000 {
      let old = text()
      var new = old
      if round % 5 == 0 { new = text() }
      for _ in 0..<Int.random(in: 0...4, using: &random) where !new.isEmpty {
        let line = Int.random(in: 0..<new.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: new.remove(at: line)
        case 1: new.append(new.remove(at: line))
        case 2: new[line].insert(vocabulary.randomElement(using: &random) ?? "", at: 0)
        default: if !new[line].isEmpty { new[line].removeLast() }
        }
      }
      let (before, after) = (written(old), written(new))
      let comparison = TextComparison(before, after)
      #expect(comparison.old == TextLines.all(of: before, most: 10_000).lines.joined(separator: "\n"))
      #expect(comparison.new == TextLines.all(of: after, most: 10_000).lines.joined(separator: "\n"))
      #expect(comparison.isSame == (comparison.counts == .init()) || comparison.counts == .init())
      let same = TextComparison(after, after)
      #expect(same.isSame && same.counts == .init())
    }
  }

  @Test func longTextsAreCutBetweenLetters() {
    let text = String(repeating: "日", count: 200_000)
    let comparison = TextComparison(text, "日")
    #expect(comparison.isCut)
    #expect(!comparison.old.contains("\u{FFFD}"))
    #expect(comparison.old.utf8.count <= TextComparison.mostBytes)
    #expect(!TextComparison("a", "b").isCut)
    let lines = (0..<50_000).map { "\($0)" }.joined(separator: "\n")
    let many = TextComparison(lines, "0\n" + lines)
    #expect(many.isCut && many.counts.addedParagraphs == 1 && many.counts.removedParagraphs == 1, "\(many.counts)")
  }

  @Test func twentyThousandWordsTakeCountedStepsHoweverTheyDiffer() {
    var random = SeededGenerator(seed: 1)
    let count = 20_000
    for (name, old, new) in WorstTexts.all(count, &random) {
      let comparison = TextComparison(old, new)
      #expect(
        comparison.steps < 3 * SequenceDifference.mostSteps(count, count) + 3_000_000, "\(name): \(comparison.steps)")
      #expect(comparison.old == TextLines.all(of: old, most: .max).lines.joined(separator: "\n"), "\(name)")
      #expect(comparison.new == TextLines.all(of: new, most: .max).lines.joined(separator: "\n"), "\(name)")
    }
  }
}
