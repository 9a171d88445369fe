// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// What containers say of their calculations: the numbers are those of the documented algorithms (`facts 36–38, 62`).
@MainActor @Suite struct ArithmeticTests {
  @Test("A stack names spacing, who is served first, and the equal shares of the rest")
  func stack() throws {
    let explanation = explained(
      HStack(spacing: 8) {
        Color.red
        Text("Hello")
        Color.blue
      })
    // 300 − 16 = 284; the text takes 50 of a third; 234 are left for two.
    let line = try #require(try explanation.node("HStack").arithmetic.first)
    #expect(
      line
        == "HStack: 300 − 2×8 spacing = 284; Text “Hello” (least flexible) took 50 of 94.67; 234 left for 2 → "
        + "Color (2 of them) took 117 each", "\(line)")
    #expect(try explanation.decision("Color", .horizontal).sentence.contains("shared by 2 → 117 each"))
  }

  @Test("A bar says that a search field has what its other items leave")
  func searchField() throws {
    let page = NavigationStack {
      Color.red.searchable(text: .constant("")).toolbar {
        ToolbarItem(placement: .bottomBar) { Button("First") {} }
      }
    }
    let explanation = explained(page, 402, 300) { $0.profile = .iOS26 }
    let story = try #require(explanation.story(of: "SearchField"))
    // 402 − 2×28 − 8 − (50 + 2×12) for the text on its glass.
    let words = story.split { $0.isWhitespace || $0 == "│" }.joined(separator: " ")
    #expect(words.contains("the field has the 264 that the bar's other items leave"), "\(story)")
  }

  @Test("A stack says what it lacks")
  func overflowingStack() throws {
    let explanation = explained(
      HStack(spacing: 0) {
        Color.red.frame(width: 200)
        Color.blue.frame(width: 150)
      })
    let line = try #require(try explanation.node("HStack").arithmetic.first)
    #expect(line.hasSuffix("that's 50 more than there is"), "\(line)")
  }

  @Test("A grid names its columns; a cell of two is told as their sum")
  func grid() throws {
    let explanation = explained(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(0..<5) { _ in Color.clear.frame(maxHeight: 0) } }
        GridRow {
          Rectangle().gridCellColumns(2)
          Text("Three").gridCellColumns(3)
        }
      })
    #expect(try explanation.node("Grid").arithmetic == ["Grid: 300 for 5 columns → 60 each"])
    let sentence = try explanation.decision("Rectangle", .horizontal).sentence
    #expect(sentence.contains("a cell of 2 columns gets 120"), "\(sentence)")
    // The placeholder row takes nothing, the other all that is left.
    #expect(try explanation.decision("Grid", .vertical).step.view == "Host")
    let story = try #require(explanation.story(of: "Rectangle"))
    #expect(story.contains("That's 40 % of the 300"), "\(story)")
  }

  @Test("ViewThatFits says why each candidate failed")
  func candidates() throws {
    let explanation = explained(
      ViewThatFits(in: .horizontal) {
        Text("Much too long for so little")
        Text("Short")
      }, 100)
    #expect(
      try explanation.node("ViewThatFits").arithmetic == [
        "Text “Much too long for so li…” doesn't fit: its ideal width 270 is more than 100", "Text “Short” fits: shown",
      ])
  }

  @Test("What fills a stack isn't taken for what makes it so high")
  func stretchedNeighbour() throws {
    let explanation = explained(
      ScrollView {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(height: 12)
            Color.blue.frame(width: 2)
          }
          VStack(spacing: 0) {
            Text("one")
            Text("two")
          }
        }
      })
    let (step, sentence) = try explanation.decision("HStack", .vertical)
    #expect(step.view == "VStack" && sentence.contains("20 + 20 = 40"), "\(sentence)")
    // Along the stack the filling view takes what is left of the proposal, so its giver decides.
    let filled = explained(
      HStack(spacing: 0) {
        Text("one"); Color.red
      })
    #expect(try filled.decision("HStack", .horizontal).step.view == "Host")
  }

  @Test("A lazy container says what it left out, and what that counts as")
  func lazy() throws {
    let explanation = explained(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { _ in Color.red.frame(height: 50) } } })
    // 200 high: rows at 0, 50, 100 and 150.
    #expect(
      try explanation.node("LazyVStack").arithmetic == [
        "LazyVStack: 4 of 1000 lines are in sight and placed; a line that wasn't measured counts as 50"
      ])
    let whole = explained(LazyVStack { ForEach(0..<3) { _ in Color.red.frame(height: 50) } })
    #expect(try whole.node("LazyVStack").arithmetic.isEmpty)
  }

  @Test("Deep trees are explained in time that grows with them")
  func depth() throws {
    var view = AnyView(Text("x"))
    for level in 0..<60 {
      view =
        level % 2 == 0
        ? AnyView(
          HStack {
            view; Spacer()
          })
        : AnyView(
          VStack {
            view; Spacer()
          })
    }
    #expect(try explained(view).decision("Text", .horizontal).step.view == "Text")
  }

  @Test("A tree's lines stay within 80 columns and hold proposals and answers")
  func tree() {
    let text = explained(
      ScrollView {
        VStack {
          Text("Hello"); Color.red.frame(height: 30)
        }
      }
    ).text()
    #expect(text.contains("Text “Hello”  300×nil → 50×20"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
  }
}
