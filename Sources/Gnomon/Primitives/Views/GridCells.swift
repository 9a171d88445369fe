// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated struct GridCellModifier: UnaryModifier {
  let traits: GridCellTraits

  final class Node: UnaryNode<GridCellModifier> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: GridCellModifier) { invalidateLayout(.traits) }

    override func collectGridTraits(_ traits: inout GridCellTraits) {
      super.collectGridTraits(&traits)
      traits.formUnion(modifier.traits)
    }
  }
}

extension View {
  /// Spans a cell over several columns of its grid.
  ///
  /// A count of less than 1 is 1. Where the modifier stands twice on a cell, the counts are added.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(columns: min(max(1, count), GridCellTraits.mostColumns))))
  }

  /// Aligns all cells of the cell's column; of several alignments the first one in the order of the rows holds.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(columnAlignment: guide)))
  }

  /// Proposes the cell what its column (horizontal) or row (vertical) has already, so that it asks for no more.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(unsizedAxes: axes)))
  }

  /// Puts a point of the cell's view at the same point of the cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(anchor: anchor)))
  }
}
