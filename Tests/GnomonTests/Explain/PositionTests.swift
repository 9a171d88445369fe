// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// Why a view lies where it does.
@MainActor @Suite struct PositionTests {
  private func story(_ explanation: Explanation, _ name: String) throws -> String {
    // Words are compared, not where lines are broken.
    explanation.story(of: try explanation.node(name).id, .position, Paint())
      .split(whereSeparator: \.isWhitespace).filter { $0 != "│" }.joined(separator: " ")
  }

  @Test("A stack counts what comes before and its spacing; the largest step is marked")
  func stack() throws {
    let text = try story(
      explained(
        HStack(spacing: 10) {
          Text("ab").frame(width: 40)
          Color.red.frame(width: 60, height: 50)
          Color.blue
        }), "Color#2")
    // 40 + 10 + 60 + 10, in the middle of 200 for the height.
    #expect(text.contains("puts Color 120 to the right: after 2 views, 100 wide in all, and 20 of spacing"), "\(text)")
    #expect(text.contains("▶ ├ HStack"), "\(text)")
    #expect(text.contains("From the left: 120; that's the step of HStack."), "\(text)")
  }

  @Test("A column says which rule a distance follows")
  func distances() throws {
    func below(_ first: some View, _ second: some View, _ name: String = "Text#2") throws -> String {
      try story(
        explained(
          VStack {
            first
            second
          }), name)
    }
    let text = Text("ab").font(.body)
    let leading = try below(text, text)
    #expect(leading.contains("and 2 of spacing; the 2 above it are the leading of its font"), "\(leading)")
    let shape = try below(Color.red.frame(width: 10, height: 10), text, "Text")
    #expect(shape.contains("above it are what the text's font keeps from other views"), "\(shape)")
    let padded = try below(text.padding(.bottom, 3), text.padding(.top, 3))
    #expect(
      padded.contains("the 8 above it are the usual distance, which the padding there puts in place of the text's"),
      "\(padded)")
    let given = try story(
      explained(
        VStack(spacing: 5) {
          text
          text
        }), "Text#2")
    #expect(given.contains("and 5 of spacing") && !given.contains("above it are"), "\(given)")
  }

  @Test("A padding is told as a padding, not as a view in the middle")
  func padding() throws {
    let text = try story(explained(Color.red.padding(20)), "Color")
    #expect(text.contains("puts Color at (20, 20): 20 of padding") && !text.contains("centred"), "\(text)")
  }

  @Test("A guide that a view sets far inside is named where it moves the whole")
  func guides() throws {
    let text = try story(
      explained(
        HStack(spacing: 0) {
          Text("one")
          Text("two").alignmentGuide(.leading) { _ in -5 }
        }.frame(maxWidth: .infinity, alignment: .leading)), "HStack")
    // The second text begins at 30; its guide lies 5 before it.
    #expect(text.contains("puts HStack 25 to the left: its leading guide lies at 25 of it"), "\(text)")
    #expect(text.contains("Text “two”"), "\(text)")
  }

  @Test("The safe area counts, the sum is that of the steps, a scroll is told")
  func sums() throws {
    let inset = explained(Text("ab")) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    // 200 − 40 = 160; (160 − 20) / 2 = 70.
    let covered = try story(inset, "Text")
    #expect(covered.contains("40 + (160 − 20) / 2"), "\(covered)")
    let summed = try story(explained(VStack { Color.red.padding(4) }.padding(6)), "Color")
    #expect(summed.contains("From the left: 6 + 4 = 10; the largest step is that of padding."), "\(summed)")
    let host = makeHost(ScrollView { Text("a").frame(height: 900) }, 100, 100) { $0.isTraced = true }
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 30))
    let scrolled = try story(host.explanation(), "frame")
    #expect(scrolled.contains("It's drawn at (45, -30)"), "\(scrolled)")
  }

  @Test("Findings of a picture ask for no guide again")
  func guidesAreLeftAlone() {
    let count = GuideCount()
    let host = makeHost(
      HStack { Text("a").alignmentGuide(.leading) { _ in count.add() } }
        .frame(maxWidth: .infinity, alignment: .leading), 300, 200)
    host.update()
    let before = count.value
    #expect(before > 0)
    _ = host.findings()
    #expect(count.value == before)
    _ = host.explanation()
    #expect(count.value > before)
  }

  @Test("Nothing around it moves what lies in the corner")
  func corner() throws {
    let text = try story(explained(Color.red), "Color")
    #expect(text.contains("From the left: 0; nothing around moves it."), "\(text)")
  }
}

private final class GuideCount: @unchecked Sendable {
  private(set) var value = 0

  func add() -> CGFloat {
    value += 1
    return 0
  }
}
