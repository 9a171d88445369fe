// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lays rows of cells out so that the cells of a column share a width (`facts 62, 63`).
///
/// Cells are served one flexibility after the other, each a share of the width and of the height that are left
/// (`GridSolver`). A view that isn't in a row spans all columns.
public struct GridLayout: Layout, BuiltInLayout {
  /// The place of views in their cells.
  public var alignment: Alignment
  /// The distance between columns in points; nil is what the cells prefer, the usual distance beside none.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil is what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Nothing is kept between passes.
  public typealias Cache = Void
  /// Nothing of the layout is interpolated: a change of its values is animated by the views' places.
  public typealias AnimatableData = EmptyAnimatableData

  /// A grid.
  ///
  /// - Parameters:
  ///   - alignment: where views lie in their cells.
  ///   - horizontalSpacing: the distance between columns in points; nil is what the cells prefer.
  ///   - verticalSpacing: the distance between rows in points; nil is what the cells prefer.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The sum of the columns' widths and the rows' heights with their spacings, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    solution(proposal, subviews).size
  }

  /// Places each cell's view in its column and its row.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    solution(proposal, subviews).place(subviews, in: bounds)
  }

  func solution(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> GridSolution {
    GridSolver(GridPlan(self, subviews), proposal).solve()
  }
}
