// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI
@testable import GnomonRequest

/// Counts at two sizes what a comparison of two layouts costs.
struct DiffGuards {
  private func node(_ view: String, _ text: String? = nil, y: Double = 0, _ children: [LayoutFile.Node] = [])
    -> LayoutFile.Node
  {
    LayoutFile.Node(
      view: view, text: text, frame: LayoutFile.Frame(x: 0, y: y, width: 100, height: 20), children: children)
  }

  private func layout(_ rows: [String]) -> LayoutFile {
    LayoutFile(
      version: 1, size: LayoutFile.Size(width: 100, height: 100),
      root: node("VStack", nil, rows.enumerated().map { node("Text", $0.element, y: 20 * Double($0.offset)) }))
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  /// How rows are changed, by their names.
  enum Change: CaseIterable {
    case first, last, middle, everyTenth, reversed, all, none

    func of(_ rows: [String]) -> [String] {
      switch self {
      case .first: ["new"] + rows
      case .last: Array(rows.dropLast())
      case .middle: Array(rows[..<(rows.count / 2)] + ["new"] + rows[(rows.count / 2)...])
      case .everyTenth: rows.enumerated().filter { $0.offset % 10 != 0 }.map(\.element)
      case .reversed: rows.reversed()
      case .all: rows.map { "other \($0)" }
      case .none: rows
      }
    }
  }

  @Test("Twice as many views take twice as many comparisons", arguments: Change.allCases)
  func linear(change: Change) {
    func comparisons(_ count: Int) -> Int {
      LayoutDiff(layout(names(count)), layout(change.of(names(count)))).comparisons
    }
    let (small, large) = (comparisons(4_000), comparisons(8_000))
    #expect(small >= 4_000)
    #expect(large <= small * 5 / 2, "\(small) \(large)")
  }

  @Test("In long lists, too, a row that came is told, not the rows behind it")
  func longLists() {
    let rows = names(3_000)
    var others = rows
    others.insert("new", at: 1_000)
    others.remove(at: 2_000)
    others.insert("more", at: 2_500)
    let (old, new) = (layout(rows), layout(others))
    let texts = LayoutDiff(old, new).lines.filter { $0.contains("appeared") || $0.contains("vanished") }
    #expect(texts.count == 3, "\(texts)")
    #expect(texts.contains { $0.contains("“new” appeared") } && texts.contains { $0.contains("“more” appeared") })
    #expect(texts.contains { $0.contains("“Row 1999” vanished") })
    #expect(!LayoutDiff(old, new).lines.contains { $0.contains(" reads ") })
  }

  @Test("Long lists that have nothing in common are compared in step")
  func strangers() {
    let lines = LayoutDiff(layout(names(1_000)), layout(names(1_000).map { "other \($0)" })).lines
    #expect(lines.count(where: { $0.contains(" reads “other Row ") }) == 1_000)
  }

  @Test(
    "The views that stand for each other are those of the sequence that counts most",
    arguments: [
      ("abc", "abc", "a0 b1 c2"), ("abc", "xabc", "a1 b2 c3"), ("abc", "ac", "a0 c1"), ("ab", "ba", "a0 b1"),
      ("aab", "ab", "a0 b1"), ("abcd", "axcd", "a0 b1 c2 d3"), ("", "ab", ""), ("abc", "", ""),
    ])
  func pairs(old: String, new: String, expected: String) {
    let (before, now) = (old.map { node("Text", String($0)) }, new.map { node("Text", String($0)) })
    let matcher = ViewMatcher(before, now)
    #expect(matcher.pairs.map { "\(before[$0.old].text ?? "")\($0.new)" }.joined(separator: " ") == expected)
  }

  @Test("A table and the shorter way for long lists find the same where rows come and go")
  func sameAsTable() {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<6 {
      let rows = names(700)
      var others = rows
      for _ in 0..<12 {
        others.remove(at: Int.random(in: others.indices, using: &numbers))
        others.insert("new \(others.count)", at: Int.random(in: others.indices, using: &numbers))
      }
      let matcher = ViewMatcher(rows.map { node("Text", $0) }, others.map { node("Text", $0) })
      let kept = matcher.pairs.filter { rows[$0.old] == others[$0.new] }
      // Nothing that stands in both lists in the same order is lost.
      #expect(kept.count == rows.filter(Set(others).contains).count)
    }
  }
}
