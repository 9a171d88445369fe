// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays rows of cells out so that the cells of a column share a width (`facts 62, 63`).
///
/// Cells are served one flexibility after the other, each a share of the width and of the height that are left
/// (`GridSolver`). A view that isn't in a row spans all columns.
public struct GridLayout: Layout, BuiltInLayout {
  public var alignment: Alignment
  /// Between columns, in points; nil is what the cells prefer, the usual distance beside none.
  public var horizontalSpacing: CGFloat?
  /// Between rows, in points; nil is what the cells prefer.
  public var verticalSpacing: CGFloat?

  public typealias Cache = Void
  public typealias AnimatableData = EmptyAnimatableData

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    solution(proposal, subviews).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    solution(proposal, subviews).place(subviews, in: bounds)
  }

  func solution(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> GridSolution {
    GridSolver(GridPlan(self, subviews), proposal).solve()
  }
}
