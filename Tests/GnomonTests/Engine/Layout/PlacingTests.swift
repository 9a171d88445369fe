// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Guides of a layout are asked of what it takes of any length, too. Positions aren't finite then, and nobody's mistake.
@MainActor @Suite struct PlacingTests {
  @Test func nestedLayoutsOfFlexibleViewsAreNoMistake() {
    let host = makeHost(
      AnyLayout(VStackLayout()) {
        AnyLayout(HStackLayout()) {
          Color.blue
          AnyLayout(VStackLayout()) {
            Color.red
            Color.green
          }
        }
        Color.blue
      }, 100, 100)
    host.update()
    #expect(host.warnings.isEmpty, "\(host.warnings)")
  }

  private struct Wrong: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: CGPoint(x: 0, y: CGFloat.infinity), proposal: proposal)
    }
  }

  @Test func aPositionThatIsNotFiniteIsOneWhereThePlaceIs() {
    let host = makeHost(Wrong { Color.red }, 100, 100)
    host.update()
    #expect(host.warnings.map(\.name) == [.invalidGeometry])
  }
}
