// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ProposedViewSizeTests {
  @Test("fact 1: 0 asks for the least, ∞ for the most, nil for the ideal, a number for this much")
  func proposals() {
    final class Answers: @unchecked Sendable { var list: [CGSize] = [] }
    let answers = Answers()
    struct Asking: Layout {
      let answers: Answers
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let questions: [ProposedViewSize] = [
          .zero, .infinity, .unspecified, ProposedViewSize(width: 30, height: nil),
        ]
        answers.list = subviews.flatMap { subview in questions.map { subview.sizeThatFits($0) } }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    makeHost(
      Asking(answers: answers).callAsFunction {
        Rectangle()
        Text("ab cd")
        Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 60)
      }, 100, 100
    ).update()
    let expected: [[CGFloat]] = [
      [0, 0], [.infinity, .infinity], [10, 10], [30, 10],
      [0, 0], [50, 20], [50, 20], [20, 40],
      [20, 0], [60, .infinity], [40, 10], [30, 10],
    ]
    #expect(answers.list.map { [$0.width, $0.height] } == expected)
  }
}
