// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct StackedAcross: Layout {
  typealias AnimatableData = EmptyAnimatableData

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@MainActor @Suite struct DividerTests {
  nonisolated static let lines: [LayoutCase] = [
    LayoutCase(
      "fact 56: a divider stands upright where the layout stacks across", [100, 80], ["Divider": [49.5, 35, 1, 10]]
    ) { StackedAcross { Divider() } },
    LayoutCase(
      "fact 55: a divider lies across a stack and is as long as proposed", [100, 51], ["Divider": [0, 25, 100, 1]]
    ) {
      VStack(spacing: 0) {
        Color.red
        Divider()
        Color.blue
      }
    },
    LayoutCase("fact 56: upright in a row, 10 long where the height is nil", [100, 100], ["Divider": [50, 45, 1, 10]]) {
      HStack(spacing: 0) {
        box(10, 10)
        Divider()
        box(9, 10)
      }
      .fixedSize()
    },
  ]

  @Test("Dividers", arguments: lines) func lines(_ item: LayoutCase) { item.run() }

  @Test("fact 57: a divider is half a point at scale 2", arguments: [(1, 1), (2, 0.5)] as [(CGFloat, CGFloat)])
  func thickness(scale: CGFloat, thickness: CGFloat) {
    expectLayout(Divider(), in: [100, 10], ["Divider": [100, thickness]]) { $0.scale = scale }
  }
}
