// SPDX-License-Identifier: Apache-2.0
import Foundation

// A grid keeps nothing between questions, and has its cells' own guides.
extension GridLayout {
  public func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache {}

  public func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews) {}

  public func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing {
    GridPlan(self, subviews).spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
    cache: inout GridLayout.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
