// SPDX-License-Identifier: Apache-2.0
import Foundation

// A grid keeps nothing between questions, and has its cells' own guides.
extension GridLayout {
  /// Nothing: a grid keeps no cache of its own.
  public func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache {}

  /// Does nothing: a grid keeps no cache of its own.
  public func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews) {}

  /// The spacing that the cells at each edge prefer.
  public func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing {
    GridPlan(self, subviews).spacing
  }

  /// The place of a horizontal guide among the cells that set it, in points; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The place of a vertical guide among the cells that set it, in points; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
