// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ViewSpacingTests {
  @Test("fact 34: ViewSpacing.distance between shapes is 8 on both axes")
  func distances() {
    let found = Shared<[CGFloat]>([])
    struct Asking: Layout {
      let found: Shared<[CGFloat]>
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        found.value = [Axis.horizontal, .vertical].map {
          subviews[0].spacing.distance(to: subviews[1].spacing, along: $0)
        }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    makeHost(
      Asking(found: found).callAsFunction {
        Rectangle()
        Color.red
      }, 100, 100
    ).update()
    #expect(found.value == [8, 8])
  }
}
