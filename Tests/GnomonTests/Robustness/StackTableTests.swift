// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A stack keeps gaps and priorities only where they differ: whatever it kept before, it lies as one made afresh.
@MainActor @Suite struct StackTableTests {
  /// A view that wants a distance to its neighbours, or none.
  private struct Distant: Layout {
    let isDistant: Bool
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 10, height: min(30, proposal.height ?? 10))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      isDistant ? ViewSpacing() : .zero
    }
  }

  private struct Column: View {
    let spacing: CGFloat?
    let priority: Double
    let isDistant: Bool
    let hasSpacer: Bool
    var body: some View {
      VStack(spacing: spacing) {
        Color.red
        Distant(isDistant: isDistant) {}
        Color.green.layoutPriority(priority)
        if hasSpacer { Spacer(minLength: 5) }
        Distant(isDistant: true) {}
      }
    }
  }

  private func column(_ step: Int) -> Column {
    Column(
      spacing: [nil, 3, 0.1, nil, -2][step % 5], priority: [0, 0, 1, -.infinity, 0][step / 2 % 5],
      isDistant: step / 3 % 2 == 0, hasSpacer: step / 5 % 2 == 0)
  }

  @Test("After any change of gaps and priorities")
  func changes() {
    let model = Knobs()
    let host = makeHost(Show(model: model) { column(Int($0.number)) }, 60, 200)
    host.update()
    for step in (0..<90).map({ $0 * 37 % 150 }) {
      model.number = Double(step)
      host.update()
      let fresh = makeHost(column(step), 60, 200)
      fresh.update()
      #expect(host.fillBoxes == fresh.fillBoxes, "\(column(step))")
    }
  }

  @Test("Spacers beyond the first 32 views come last, too")
  func many() {
    let host = makeHost(
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          if index == 3 || index == 38 { Spacer(minLength: 0) } else { Color.red }
        }
      }, 10, 380)
    host.update()
    #expect(host.fillBoxes.count == 38)
    #expect(host.fillBoxes.allSatisfy { $0.height == 10 })
  }
}
