// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A container that is a view with its content, and a layout where it has none.
private struct Row<Content: View>: View {
  let gap: CGFloat
  let content: Content

  init(gap: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.gap = gap
    self.content = content()
  }

  var body: some View { HStack(spacing: gap) { content } }
}

extension Row: @unchecked Sendable where Content == EmptyView {}

extension Row: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Row: Layout where Content == EmptyView {
  init(gap: CGFloat = 0) {
    // The initialiser with a content is meant, not this one and a call of its value.
    self.init(gap: gap) { EmptyView() }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 10 * CGFloat(subviews.count) + gap * CGFloat(max(0, subviews.count - 1)), height: 10)
  }

  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (10 + gap), y: bounds.minY),
        proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

@MainActor @Suite struct LayoutAsViewTests {
  @Test("A type that is a view and a layout is made with its content")
  func initialiser() {
    let row = Row(gap: 2) { Color.red }
    #expect(type(of: row) == Row<Color>.self)
  }

  @Test("Without content it's a layout, in a type-erased one too")
  func layout() {
    let erased = AnyLayout(Row(gap: 4))
    expectLayout(
      erased {
        Color.red
        Color.blue
      }, in: [24, 10], ["Color[0]": [0, 0, 10, 10], "Color[1]": [14, 0, 10, 10]])
  }
}
